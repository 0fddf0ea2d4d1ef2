import type { Locale } from '#contract/locales.ts'

/** What the guides of a market ask to leave out of a resume. It never costs a point. */
interface PrivateDetails {
  /** Labels or values, in lower case. */
  labels: RegExp
  /** The date of birth is better left out. */
  birth: boolean
  /** So is a photo. */
  photo: boolean
}

export const PRIVATE: Record<Locale, PrivateDetails> = {
  // Equal-opportunity guides of the US, UK, Canada and Australia: nothing that may not be asked.
  en: {
    labels:
      /\b(?:marital|married|single|divorced|gender|sex|male|female|religion|caste|race|father|mother(?! tongue)|husband|spouse|children|height|weight|date of birth|dob|age|passport no|ssn|social security)\b/u,
    birth: true,
    photo: true,
  },
  de: {
    // AGG: since 2006 nobody may ask for these; the date of birth is still common.
    labels:
      /familienstand|verheiratet|ledig|geschieden|verwitwet|kinder|konfession|religion|römisch|evangelisch|eltern|vater|mutter|geschlecht/u,
    birth: false,
    photo: false,
  },
  fr: {
    labels:
      /situation (?:familiale|matrimoniale|de famille)|situation|célibataire|marié|divorcé|pacsé|concubin|enfants?|religion|sexe|sécurité sociale/u,
    birth: true,
    photo: false,
  },
  es: {
    labels:
      /estado civil|casad[oa]|solter[oa]|divorciad[oa]|viud[oa]|hijos|religión|sexo|\bdni\b|\bnif\b|curp|rfc|seguro social/u,
    birth: true,
    photo: false,
  },
  it: {
    labels:
      /stato civile|coniugat[oa]|nubile|celibe|divorziat[oa]|figli|religione|sesso|codice fiscale/u,
    birth: true,
    photo: false,
  },
  tr: {
    labels:
      /medeni (?:durum|hal)|evli|bekâr|bekar|boşanmış|çocuk|dini?\b|cinsiyet|t\.?c\.? kimlik|baba adı|anne adı/u,
    birth: false,
    photo: false,
  },
  // In the Gulf and in Egypt age and family are still asked for; faith and papers are not.
  ar: { labels: /الديانة|المذهب|رقم الهوية|الرقم القومي|رقم جواز/u, birth: false, photo: false },
  vi: {
    labels:
      /hôn nhân|độc thân|đã kết hôn|tôn giáo|giới tính|chiều cao|cân nặng|cmnd|cccd|số căn cước/u,
    birth: false,
    photo: false,
  },
  // Act on fair hiring (채용절차법, art. 4-3): looks, home town, marriage, property, family.
  ko: {
    labels: /결혼|혼인|기혼|미혼|키|신장|체중|종교|주민등록번호|본적|출신지역|재산|가족/u,
    birth: false,
    photo: false,
  },
  // The form of the ministry (MHLW, 2021) has no spouse and no family any more.
  ja: { labels: /配偶者|扶養|家族構成|本籍|宗教|既婚|未婚|独身/u, birth: false, photo: false },
  'zh-CN': {
    labels: /婚姻|婚否|已婚|未婚|离异|身高|体重|宗教|身份证|血型|星座|生育|政治面貌/u,
    birth: false,
    photo: false,
  },
}
