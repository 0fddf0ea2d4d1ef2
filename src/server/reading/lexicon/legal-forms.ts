/** What companies are by law; their signs are the same in resumes of every language. */

/** Forms as they are written in full; dots and the spaces around them may be missing. */
const FORMS = [
  'Inc|Ltd|Limited|L.L.C|L.L.P|P.L.C|Corp|Co|Pty|Pte',
  'GmbH|GmbH & Co. KG|AG|KG|OHG|UG|N.V|B.V|A.Ş|Ltd. Şti',
  'S.A|S.A.S|S.A.S.U|S.A.R.L|S.à.r.l|S.r.l|S.p.A|S.n.c',
  'S.L|S.L.L|S.L.P|S.L.U|S.C.L|S.Coop|S.c.s|S.A.T|S.A.B|S.A. de C.V|S.A.B. de C.V',
  'S.A.P.I|S.A.P.I. de C.V|S. de R.L|S. de R.L. de C.V|Ltda|EURL|E.I.R.L',
  'Pvt. Ltd|Private Limited|Sdn. Bhd|ApS|A/S|Oyj|s.r.o|d.o.o|Sp. z o.o|Kft|Zrt|gGmbH|KGaA',
].flatMap((forms) => forms.split('|'))
/** Words or countries as well (`Malmö, SE`), unless printed in just these letters behind a name. */
const AS_PRINTED = ['AB', 'Oy', 'SE', 'AS', 'ASA']
/** Words of a language as well (`AS`, `ev`), unless a comma stands before them. */
const BEHIND_COMMA = ['A.S', 'e.V']

/** The same form at the start or the end of a name. */
const BESIDE_NAME = [
  '株式会社|有限会社|合同会社|㈱|（株）|\\(株\\)|（有）|\\(有\\)',
  '㈜|\\([주유재사학의복]\\)|주식회사|유한회사|\\p{Script=Hangul}{2,4}법인',
].flatMap((forms) => forms.split('|'))
const AT_END = ['有限公司', '公司']

/** The longest first, so that `S.A. de C.V` is not taken for `S.A`. */
const patternOf = (forms: readonly string[]) =>
  forms
    .toSorted((one, other) => other.length - one.length)
    .map((form) => form.replaceAll('.', '\\.?\\s?').replaceAll(/(?<!\?) /g, '\\s?'))
    .join('|')

/** Legal forms that stand behind a comma and belong to the name before it. */
export const LEGAL_FORM = new RegExp(
  String.raw`^(?:${patternOf([...FORMS, ...BEHIND_COMMA])})(?!\p{L})\.?(?=\s*(?:[,،(|]|$))`,
  'iu',
)

/** A name that ends in a legal form, or has one written to it, is a company in any language. */
export const WITH_LEGAL_FORM = new RegExp(
  [
    String.raw`[\s,](?:${patternOf(FORMS)})\.?(?:\s*[(（][^()（）]*[)）])?$`,
    String.raw`[\p{L}\d]\s(?-i:${AS_PRINTED.join('|')})$`,
    `^(?:${BESIDE_NAME.join('|')})`,
    `(?:${[...BESIDE_NAME, ...AT_END].join('|')})$`,
  ].join('|'),
  'iu',
)

/** A form that is nothing without the name beside it: `(주) 한빛`, 한빛 주식회사. */
export const ONLY_FORM = new RegExp(`^(?:${[...BESIDE_NAME, ...AT_END].join('|')})$`, 'u')

/** A name that ends in a legal form, and what is said behind it: `Alme AG` and `, Aadorf (Formenbau)`. */
export const BEFORE_REST = new RegExp(
  String.raw`^(.+?\s(?:${patternOf(FORMS)})(?!\p{L})\.?)\s*(?=[,،，(（]|[-–—]\s)(?![,،，]\s*(?:${patternOf(FORMS)})(?!\p{L}))(.+)$`,
  'iu',
)

/** A form that is short for a post as well: `Senior SE` is no company. */
export const SHORT_FORM = new RegExp(String.raw`\s(?:${AS_PRINTED.join('|')})$`, 'u')
