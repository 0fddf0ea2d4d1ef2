import { LOCALES, type Locale } from '#contract/locales.ts'

/**
 * What no order to software says: “I never …”, “did not skip …”, a verb that tells what is or was.
 * A sentence on how somebody works may hold all the words of an order.
 */
const TELLS: Record<Locale, string> = {
  en: String.raw`^(?!.*\byou\b)\W*(?:\p{L}+,? ){0,2}(?:i|we)(?:['’]\p{L}+)? (?:always|never|also|only|do|did|have|had|can|could|will|would|was|were|work|try|\p{L}+ed)(?!\p{L})|^\W*(?:[\p{L}-]+ly )?(?:[\p{L}-]{3,}(?<!e)ed|led|built|wrote|won|taught|ran|made) |\b(?:never|not|without|\p{L}+n['’]t) (?:to )?(?:ignor|disregard|forget|overrid|bypass|skip)`,
  ar: String.raw`(?<!\p{L})(?:لا|عدم|دون|بدون|لم|لن) (?:أ|ي|ت|ن)?(?:تجاهل|همل|إهمال|نس)|(?<!\p{L})(?:أعمل|ألتزم|أحرص|أقيم|أكتب|قمت|عملت|حصلت)(?!\p{L})`,
  de: String.raw`^(?!.*(?<!\p{L})(?:du|dich|dir)(?!\p{L}))[^\p{L}]*(?:\p{L}+,? ){0,2}ich |(?:vergiss|ignoriere|missachte|übergehe)\p{L}* (?:nie|nicht|niemals|kein\p{L}*) `,
  es: String.raw`(?<!\p{L})(?:nunca|no|jamás|sin|ni) (?:\p{L}+ )?(?:ignor|olvid|omit|descart)`,
  fr: String.raw`^(?!.*(?<!\p{L})(?:tu|vous|toi)(?!\p{L}))[^\p{L}]*(?:\p{L}+,? ){0,2}(?:je |j['’])|(?:oubli|ignor|néglig)\p{L}* (?:pas|jamais|aucun)|sans (?:oubli|ignor|néglig)`,
  it: String.raw`(?<!\p{L})(?:non|mai|senza) (?:\p{L}+ )?(?:ignor|dimentic|trascur|tralasci)`,
  ja: String.raw`(?:(?<!願い(?:いた|致)?し)(?<!願い)ます|ました|ません|でした|た)[。\s」』]*$|(?:の|わけ)では(?:なく|ない)`,
  ko: String.raw`(?:(?<!바랍|부탁드립|부탁합)니다|했음|하였음|않음|했다|한다|[었았]다|[어아]요)[.\s"”』」]*$`,
  tr: String.raw`(?:[dt][ıiuü][mk]?|yor(?:um|uz)|m[ıiuü]ş(?:t[ıi]m)?|[ae]r[ıi]m|[ıiuü]r[ıiuü]m|m[ae]m|vardır)[.\s]*$|(?:unut|göz ardı et|görmezden gel|yok say)m`,
  vi: String.raw`(?<!\p{L})(?:tôi|em|mình) (?:không|luôn|đã|chưa|rất)(?!\p{L})|(?:không|chưa|chẳng) (?:bao giờ )?(?:bỏ qua|quên|phớt lờ)`,
  'zh-CN': String.raw`(?:不|从未|没有|未|避免|防止)(?:会|能|曾|可|得)?(?:忽略|无视|忘记|忘掉|忘却|跳过)|(?:^|[，,；;])(?:我|本人)(?!是|应)`,
}

/** One expression for each language. */
export const TELLING: readonly RegExp[] = LOCALES.map((locale) => new RegExp(TELLS[locale], 'u'))
