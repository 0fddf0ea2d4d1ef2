/** States, provinces and regions by their full names, which have their towns in front: `Calgary, Alberta`. */
import { words } from './words.ts'

export const REGIONS: readonly string[] = words`
  Alabama | Alaska | Arizona | Arkansas | California | Colorado | Connecticut | Delaware | Florida | Georgia |
  Hawaii | Idaho | Illinois | Indiana | Iowa | Kansas | Kentucky | Louisiana | Maine | Maryland |
  Massachusetts | Michigan | Minnesota | Mississippi | Missouri | Montana | Nebraska | Nevada |
  New Hampshire | New Jersey | New Mexico | New York State | North Carolina | North Dakota | Ohio | Oklahoma |
  Oregon | Pennsylvania | Rhode Island | South Carolina | South Dakota | Tennessee | Texas | Utah | Vermont |
  Virginia | Washington State | West Virginia | Wisconsin | Wyoming |
  Alberta | British Columbia | Manitoba | New Brunswick | Newfoundland and Labrador | Nova Scotia | Ontario |
  Prince Edward Island | Saskatchewan | Nouveau-Brunswick | Nouvelle-Écosse | Colombie-Britannique |
  New South Wales | Queensland | South Australia | Tasmania | Western Australia | Northern Territory |
  England | Scotland | Wales | Northern Ireland | West Yorkshire | South Yorkshire | North Yorkshire |
  West Midlands | Greater London | Lancashire | Merseyside | Essex | Kent | Surrey | Sussex | Hampshire | Devon | Cornwall |
  Andhra Pradesh | Assam | Bihar | Chhattisgarh | Gujarat | Haryana | Himachal Pradesh | Jharkhand | Karnataka | Kerala |
  Madhya Pradesh | Maharashtra | Odisha | Punjab | Rajasthan | Tamil Nadu | Telangana | Uttar Pradesh |
  Uttarakhand | West Bengal | Sindh | Balochistan | Khyber Pakhtunkhwa |
  Selangor | Sabah | Sarawak | Johor | Perak | Metro Manila | Luzon | Mindanao | Gauteng | KwaZulu-Natal | Western Cape | Lagos State |
  Baden-Württemberg | Bayern | Brandenburg | Hessen | Mecklenburg-Vorpommern | Niedersachsen |
  Nordrhein-Westfalen | NRW | Rheinland-Pfalz | Saarland | Sachsen | Sachsen-Anhalt | Schleswig-Holstein |
  Thüringen | Bavaria | Saxony | Lower Saxony | North Rhine-Westphalia | Hesse |
  Niederösterreich | Oberösterreich | Steiermark | Kärnten | Tirol | Vorarlberg | Burgenland | Aargau | Thurgau |
  Abruzzo | Basilicata | Calabria | Campania | Emilia-Romagna | Emilia Romagna | Friuli-Venezia Giulia | Lazio | Liguria |
  Lombardia | Marche | Molise | Piemonte | Puglia | Sardegna | Sicilia | Toscana | Trentino-Alto Adige | Umbria |
  Valle d'Aosta | Veneto |
  Andalucía | Aragón | Asturias | Cantabria | Castilla y León | Castilla-La Mancha | Castilla La Mancha |
  Cataluña | Catalunya | Comunidad Valenciana | Extremadura | Galicia | País Vasco | Euskadi | Islas Baleares |
  Islas Canarias | Navarra | La Rioja |
  Aguascalientes | Baja California | Chiapas | Chihuahua | Coahuila | Guanajuato | Hidalgo | Jalisco | Michoacán |
  Nuevo León | Oaxaca | Puebla | Querétaro | Quintana Roo | San Luis Potosí | Sinaloa | Sonora | Tabasco |
  Tamaulipas | Veracruz | Yucatán | Estado de México |
  Antioquia | Cundinamarca | Valle del Cauca | Atlántico | Santander | Boyacá | Santa Fe | Chubut | Mendoza | Misiones |
  Provincia de Buenos Aires | Región Metropolitana |
  Auvergne-Rhône-Alpes | Bourgogne-Franche-Comté | Bretagne | Centre-Val de Loire | Grand Est |
  Hauts-de-France | Île-de-France | Normandie | Nouvelle-Aquitaine | Occitanie | Pays de la Loire |
  Provence-Alpes-Côte d'Azur | PACA | Alsace | Lorraine | Aquitaine
`
