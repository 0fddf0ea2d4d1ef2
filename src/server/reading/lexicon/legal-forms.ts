/** What companies are by law; their signs are the same in resumes of every language. */

/** Legal forms that stand behind a comma and belong to the name before it. */
export const LEGAL_FORM =
  /^(?:S\.?\s?A\.?(?:\s?(?:B|P\.?I)\.?)?(?:\s?de\s?C\.?\s?V)?|S\.?\s?A\.?\s?S|S\.?\s?L\.?\s?[LPU]?|S\.?\s?de\s?R\.?\s?L\.?(?:\s?de\s?C\.?\s?V)?|S\.?[aà]\.?r\.?l|S\.?r\.?l|S\.?p\.?A|S\.?n\.?c|S\.?A\.?R\.?L|Inc|Ltd|Limited|L\.?L\.?C|L\.?L\.?P|P\.?L\.?C|Corp|Co|GmbH(?: & Co\.? KG)?|AG|KG|e\.\s?V|A\.?[SŞ]|Ltd\. Şti|N\.?V|B\.?V|Pte|Pty)\b\.?(?=\s*(?:[,،(|]|$))/iu

/** A name that ends in a legal form, or has one written to it, is a company in any language. */
export const WITH_LEGAL_FORM =
  /[\s,](?:GmbH(?:\s?& Co\.?\s?KG)?|AG|KG|OHG|UG|Inc|Ltd|LLC|LLP|PLC|Corp|Co|S\.?\s?r\.?\s?l|S\.?\s?p\.?\s?A|S\.?\s?L\.?U?|S\.?A\.?[SRU]?\.?L?|S\.A\. de C\.V|A\.?Ş|B\.V|N\.V|Pty|Pte)\.?(?:\s*[(（][^()（）]*[)）])?$|^(?:株式会社|有限会社|合同会社|㈱|㈜|\(주\)|주식회사)|(?:株式会社|有限会社|有限公司|公司|㈱|㈜|주식회사)$/iu
