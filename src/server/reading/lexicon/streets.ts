/** Words for streets and houses in all languages; a line with one and a figure is an address. */

/** Whole words, in front of the name or behind it. */
const WORDS =
  'street|st|road|rd|avenue|ave|lane|ln|drive|dr|close|court|ct|boulevard|blvd|bd|bld|way|square|sq|terrace|crescent|highway|apartment|apt|flat|suite|unit|floor|house|building|po box|p\\.o\\. box|postfach|' +
  'rue|chemin|allée|impasse|quai|route|cours|résidence|appartement|appt|bâtiment|bât|bp|lotissement|place|' +
  'calle|c/|avenida|avda|av|plaza|paseo|camino|carretera|ctra|colonia|col|piso|puerta|barrio|urbanización|urb|manzana|mz|jirón|jr|carrera|cra|cl|edificio|depto|' +
  'via|viale|v\\.le|piazza|p\\.zza|corso|vicolo|largo|strada|contrada|c\\.da|piazzale|località|loc|frazione|fraz|' +
  'mahallesi|mah|mahalle|sokak|sokağı|sok|sk|caddesi|cadde|cad|bulvarı|bulv|sitesi|daire|kat|apartmanı|no|' +
  'đường|ngõ|ngách|hẻm|số nhà|phường|quận|xã|ấp|thôn|tổ|khu phố|khu đô thị|chung cư|toà nhà|tòa nhà'

/** Ends of German street names, written to the name. */
const ENDS =
  'stra(?:ß|ss)e|str|weg|platz|allee|gasse|ring|ufer|damm|gürtel|steig|chaussee|straat|laan'

const STREET = new RegExp(
  [
    String.raw`(?<![\p{L}\p{M}])(?:${WORDS})(?![\p{L}\p{M}])`,
    String.raw`\p{L}(?:${ENDS})\.?(?![\p{L}\p{M}])`,
    String.raw`(?:شارع|حي|طريق|بناية|عمارة|شقة|ص\.\s?ب)(?!\p{L})`,
  ].join('|'),
  'iu',
)

/** Figures with what they count in the addresses of East Asia: 69号, 3丁目, 21번길. */
const COUNTED =
  /\p{Nd}\s?(?:[号號弄室栋棟幢层楼]|丁目|番地?|号室|번길|[동호층](?!\p{Script=Hangul}))|(?:大道|[路街巷])\p{Nd}|[로길]\s\p{Nd}/u

/** True for a text with the word for a street or a house, and a figure. */
export const namesStreet = (text: string): boolean =>
  /\p{Nd}/u.test(text) && (STREET.test(text) || COUNTED.test(text))
