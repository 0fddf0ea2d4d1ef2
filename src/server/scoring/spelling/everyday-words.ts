/** Words that resumes are full of: what somebody meant who slipped is most often one of them. */
import type { Locale } from '#contract/locales.ts'
import { LEXICONS } from '#server/reading/lexicon/index.ts'
import { lexiconOf } from '../lexicon/lexicons.ts'

/** Shorter words are a part of too many others. */
const SHORTEST = 4
/** Letters by which forms of one word differ at their end, at most, and that they share, at least. */
const ENDING = 3
const STEM = 5

const WORD = /[\p{L}\p{M}]{4,}/gu

/** All words of a lexicon: its phrases, and what its patterns spell out. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value instanceof RegExp) return [value.source]
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(textsIn)
  return []
}

/** The beginnings of a word that its other forms have as well: `manag` of `manager`. */
const stemsOf = (word: string): string[] =>
  Array.from({ length: ENDING + 1 }, (_, cut) => word.slice(0, word.length - cut)).filter(
    (stem, cut) => cut === 0 || stem.length >= STEM,
  )

/** What every trade writes about, beside what the lexicons know of resumes. */
const EVERYDAY: Partial<Record<Locale, string>> = {
  en: 'customer client order invoice supplier delivery inventory warehouse schedule budget contract quality safety complaint payment account purchase stock shipment equipment machine maintenance patient student teacher lesson kitchen guest hotel restaurant vehicle route employee colleague project report result process product service market sales research software system network security analysis document meeting event office company department communication language knowledge ability responsible reliable successful organization environment government construction building health hospital therapy treatment children family community international national different several various between through without within available necessary important business finance insurance',
  de: 'kunden auftrag aufträge bestellung bestellungen rechnung rechnungen lieferung lieferant lieferanten lager waren versand einkauf verkauf vertrieb buchhaltung budget vertrag qualität sicherheit reklamation zahlung konto maschine anlage wartung reparatur patienten pflege schüler unterricht küche gäste hotel fahrzeug mitarbeiter kollegen schulung projekt bericht ergebnis ablauf prozess produkt dienstleistung markt forschung system netzwerk daten auswertung unterlagen besprechung veranstaltung büro firma unternehmen abteilung kommunikation sprache kenntnisse fähigkeit erfahrung verantwortung zuverlässig selbstständig erfolgreich organisation umgebung behörde verwaltung baustelle gebäude gesundheit krankenhaus behandlung kinder familie gemeinde international verschiedene zwischen wichtig versicherung finanzen planung beratung betreuung bearbeitung durchführung vorbereitung entwicklung umsetzung einführung zusammenarbeit abstimmung steuerung überwachung',
  es: 'clientes pedido pedidos factura facturas proveedor proveedores entrega almacén inventario mercancía compra ventas contrato calidad seguridad reclamación pago cuenta máquina mantenimiento reparación pacientes alumnos clase cocina huéspedes hotel restaurante vehículo ruta empleado compañeros formación proyecto informe resultado proceso producto servicio mercado investigación sistema red datos análisis documento reunión evento oficina empresa departamento comunicación idioma conocimiento capacidad experiencia responsable responsabilidad organización entorno gobierno administración construcción edificio salud hospital tratamiento niños familia comunidad internacional diferentes varios necesario importante negocio finanzas seguros planificación atención gestión desarrollo implementación coordinación supervisión elaboración',
  fr: 'clients commande commandes facture factures fournisseur fournisseurs livraison entrepôt inventaire marchandise achat ventes contrat qualité sécurité réclamation paiement compte machine maintenance réparation patients élèves cours cuisine hôtel restaurant véhicule employé collègues formation projet rapport résultat processus produit service marché recherche système réseau données analyse document réunion événement bureau entreprise société département communication langue connaissance capacité expérience responsable responsabilité organisation environnement gouvernement administration construction bâtiment santé hôpital traitement enfants famille communauté international différents plusieurs nécessaire important finance assurance planification accueil gestion développement coordination encadrement suivi élaboration',
  it: 'clienti ordine ordini fattura fatture fornitore fornitori consegna magazzino inventario merce merci acquisto vendite contratto qualità sicurezza reclamo pagamento conto macchina manutenzione riparazione pazienti alunni lezione cucina ospiti albergo ristorante veicolo dipendente colleghi formazione progetto rapporto risultato processo prodotto servizio mercato ricerca sistema rete dati analisi documento riunione evento ufficio azienda società reparto comunicazione lingua conoscenza capacità esperienza responsabile responsabilità organizzazione ambiente governo amministrazione costruzione edificio salute ospedale trattamento bambini famiglia comunità internazionale diversi necessario importante finanza assicurazione pianificazione accoglienza gestione sviluppo coordinamento supervisione',
  tr: 'müşteri sipariş fatura tedarikçi teslimat depo envanter satın satış sözleşme kalite güvenlik şikayet ödeme hesap makine bakım onarım hasta öğrenci ders mutfak misafir otel restoran araç çalışan eğitim proje rapor sonuç süreç ürün hizmet pazar araştırma sistem veri analiz belge toplantı etkinlik ofis şirket departman iletişim dil bilgi yetenek deneyim sorumlu sorumluluk organizasyon ortam yönetim inşaat bina sağlık hastane tedavi çocuk aile uluslararası önemli finans sigorta planlama takip geliştirme koordinasyon',
}

const known = new Map<Locale, ReadonlySet<string>>()

function stemsIn(locale: Locale): ReadonlySet<string> {
  const found = known.get(locale)
  if (found) return found
  const texts = [
    ...textsIn(LEXICONS[locale]),
    ...textsIn(lexiconOf(locale)),
    EVERYDAY[locale] ?? '',
  ]
  const words = texts.flatMap((text) => text.toLocaleLowerCase(locale).match(WORD) ?? [])
  const stems = new Set(words.filter((word) => word.length >= SHORTEST).flatMap(stemsOf))
  known.set(locale, stems)
  return stems
}

/**
 * True for a word of the language's lexicons, or a form of one. Of trades there are more words than
 * any list has, and a slip away from `earlies, lates` is a drink: only what is common is offered.
 */
export function isEveryday(word: string, locale: Locale): boolean {
  // its list is one of syllables, which are all common
  if (locale === 'vi') return true
  const plain = word.toLocaleLowerCase(locale)
  const stems = stemsIn(locale)
  // `Computerkenntnisse` ends in a word of its own
  const parts = locale === 'de' ? [plain, ...ENDS.map((length) => plain.slice(-length))] : [plain]
  return parts.some(
    (part) => part.length >= SHORTEST && stemsOf(part).some((stem) => stems.has(stem)),
  )
}

/** Letters of the last part of a German compound. */
const ENDS = [6, 7, 8, 9, 10, 11, 12]
