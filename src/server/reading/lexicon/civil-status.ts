/** What forms and heads say of a person's family without a label, in all languages. */

const STATUS = [
  'single|(?:un)?married|divorced|widowed|separated',
  'ledig|verheiratet|geschieden|verwitwet|unverheiratet|alleinstehend',
  'célibataire|mariée?|divorcée?|pacsée?|veu[fv]e?|en couple|vie maritale',
  'solter[oa]|casad[oa]|divorciad[oa]|viud[oa]|unión libre',
  'celibe|nubile|coniugat[oa]|sposat[oa]|divorziat[oa]|vedov[oa]',
  'bek[âa]r|evli|boşanmış|dul',
  'độc thân|đã (?:kết hôn|lập gia đình)|chưa (?:kết hôn|lập gia đình)',
  'أعزب|عازب|عزباء|متزوجة?|مطلقة?|أرملة?',
  '[未已]婚(?:[未已]育)?|离异|独身|既婚|配偶者[有無なしあり]+|[미기]혼',
].join('|')

const COUNT = String.raw`\p{Nd}{1,2}|no|one|two|three|four|without|kein|keine|ein|zwei|drei|sans|un|deux|trois|quatre|sin|uno|dos|tres|senza|due|tre|iki|üç|bir`
const CHILDREN = String.raw`(?:children|child|kids|kind(?:er)?|enfants?|hij[oa]s?|figli[oa]?|çocuk(?:lu)?|con|أطفال|أولاد)`

const FAMILY = new RegExp(
  String.raw`^(?:(?:${STATUS})|(?:${COUNT})\s${CHILDREN}(?:\s(?:à charge|a cargo|a carico))?)(?:\s*[(（][^()（）]*[)）])?\.?$`,
  'iu',
)
const PARTS =
  /\s*[,،，/]\s*|\s+(?:and|und|et|y|e|ve|và|mit|with|avec|con)\s+|\s+(?=sans |sin |senza |ohne )/iu

/** True for `Célibataire, sans enfant à charge`, `verheiratet, 2 Kinder`, 未婚. */
export const isCivilStatus = (text: string): boolean => {
  const parts = text.trim().split(PARTS).filter(Boolean)
  return parts.length > 0 && parts.every((part) => FAMILY.test(part))
}
