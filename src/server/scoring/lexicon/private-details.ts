import type { Locale } from '#contract/locales.ts'

/** What is given when it is asked for, and stands on no page. */
export const ON_REQUEST =
  /(?:up)?on request|auf (?:anfrage|wunsch)|sur demande|a (?:solicitud|petición)|bajo petición|su richiesta|talep (?:üzerine|edil)|khi (?:cần|có yêu cầu)|要望|請求に応じ|요청 ?시|可提供|备索|عند الطلب/iu

/** What the guides of a market ask to leave out of a resume. It never costs a point. */
interface PrivateDetails {
  /** Labels or values, in lower case. */
  labels: RegExp
  /** The date of birth is better left out. */
  birth: boolean
  /** So is a photo. */
  photo: boolean
}

/**
 * In English nothing that may not be asked. Elsewhere only what no recruiter of the market wants:
 * papers and their numbers, faith, health, parents; family where asking for it is against the law.
 */
export const PRIVATE: Record<Locale, PrivateDetails> = {
  // Equal-opportunity guides of the US, UK, Canada and Australia.
  en: {
    labels:
      /\b(?:marital|married|single|divorced|gender|sex|male|female|religion|caste|race|father|mother(?! tongue)|husband|spouse|children|height|weight|date of birth|dob|age|passport no|ssn|social security)\b/u,
    birth: true,
    photo: true,
  },
  // AGG: since 2006 nobody may ask for these; single or married, date of birth and photo are still common.
  de: {
    labels:
      /geschieden|verwitwet|konfession|religion|römisch|evangelisch|eltern|vater|mutter(?!sprache)|körpergröße|gewicht|personalausweis|sozialversicherung/u,
    birth: false,
    photo: false,
  },
  fr: {
    labels:
      /situation (?:familiale|matrimoniale|de famille)|célibataire|marié|divorcé|pacsé|concubin|enfants?|religion|sécurité sociale|carte d['’]identité/u,
    birth: false,
    photo: false,
  },
  es: {
    labels:
      /estado civil|casad[oa]|solter[oa]|divorciad[oa]|viud[oa]|hijos|religión|\bdni\b|\bnif\b|curp|rfc|seguro social/u,
    birth: false,
    photo: false,
  },
  it: {
    labels: /stato civile|coniugat[oa]|nubile|celibe|divorziat[oa]|figli|religione|codice fiscale/u,
    birth: false,
    photo: false,
  },
  // Birth, marriage, military service and photo are printed as a matter of course.
  tr: {
    labels: /dini?\b|t\.?c\.? kimlik|baba adı|anne adı|kan grubu|mezhep/u,
    birth: false,
    photo: false,
  },
  // In the Gulf and in Egypt age and family are still asked for; faith and papers are not.
  ar: { labels: /الديانة|المذهب|رقم الهوية|الرقم القومي|رقم جواز/u, birth: false, photo: false },
  vi: {
    labels: /tôn giáo|cân nặng|cmnd|cccd|số căn cước|nhóm máu|tên (?:cha|bố|mẹ)/u,
    birth: false,
    photo: false,
  },
  // Act on fair hiring (채용절차법, art. 4-3): looks, home town, marriage, property, family.
  ko: {
    labels:
      /결혼|혼인|기혼|미혼|(?<![\p{L}])키(?![\p{L}])|신장|체중|종교|주민등록번호|본적|출신지역|재산|가족|혈액형/u,
    birth: false,
    photo: false,
  },
  // What the ministry (厚生労働省) asks employers not to collect.
  ja: { labels: /家族構成|本籍|宗教|血液型|支持政党/u, birth: false, photo: false },
  // Origin, party and marriage are columns of the usual form.
  'zh-CN': { labels: /体重|宗教|身份证|血型|星座|父母|家庭成员/u, birth: false, photo: false },
}

/** An age as a form or a line of details tells it: 満34歳, 만 34세, 29岁, 34 years old, 34 Jahre, 34 tuổi. */
export const AGE =
  /(?<!\p{Nd})(?<years>\p{Nd}{2})\s?(?:歳|才|岁|周岁|세(?!기|대)|tuổi|yaş\p{L}*|years?[\s-]old|jahre(?:\salt)?|ans|años|anni|سنة|عام[ًا]*)(?!\p{L})/iu
/** The same behind its label: Age: 34, 年龄：29, Alter 34, Yaş: 34. */
export const LABELLED_AGE =
  /(?<!\p{L})(?:age|alter|âge|edad|età|yaş|tuổi|العمر|السن|年齢|年龄|나이|연령)\s?[:：\t ]\s?(?:만|満)?\s?(?<years>\p{Nd}{2})(?!\p{Nd})/iu
