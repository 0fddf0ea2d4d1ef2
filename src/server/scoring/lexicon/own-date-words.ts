/** Words that tell what a date is the date of, in all eleven languages. */

/** Before the date on which a document was written or brought up to date. */
export const WRITTEN_ON =
  /^\W*(?:(?:last\s)?(?:updated?|modified|revised)(?:\s(?:on|at|in))?|last update|as of|date of (?:this )?(?:cv|resume)|stand|(?:zuletzt\s)?aktualisiert(?:\s(?:am|im))?|letzte aktualisierung|(?:dernière\s)?mise à jour|mis à jour(?:\s(?:le|en))?|(?:última\s)?actualización|actualizado(?:\s(?:el|en|a))?|(?:ultimo\s)?aggiornamento|aggiornato\s(?:al?|il|nel)|(?:son\s)?güncelle(?:me|nme)(?:\starihi)?|(?:ngày\s)?cập nhật(?:\s(?:lần cuối|ngày))?|최종\s?(?:수정|업데이트|갱신)일?|작성일자?|업데이트|最終更新日?|更新日|作成日|更新(?:时间|日期)|(?:填表|填写|制表)(?:日期|时间)|آخر تحديث|تاريخ (?:التحديث|الإعداد))\s*[:：-]?\s*$/iu

/** Before the year in which a page was made. */
export const COPYRIGHT = /^\W*(?:©|\(c\)|copyright)[\s©]*$/iu

/** Behind such a date: 令和7年10月6日現在. */
export const WRITTEN_AS_OF = /\s*(?:現在|作成)\s*$/u

/** A town with a comma, or what else leads to the date above a signature: `Ulm, den`, `Hà Nội, ngày`. */
export const SIGNED_AT =
  /^\W*(?:\p{Lu}[\p{L}\p{M}.’' -]{1,28}[,،]\s*)?(?:den|le|lì|li|il|am|on|a|ngày(?:\s*\p{Nd}{1,2})?|dated?|datum|data|fecha|date|tarih|日期|날짜|التاريخ|في)?\s*[:：]?\s*$/iu

/** Before the date on which a card, a licence or a certificate ends. */
export const EXPIRES =
  /(?<!\p{L})(?:expir(?:es|y|ed|ation)(?:\s(?:date|on|in))?|valid (?:until|thru|through|till|to)|gültig bis|läuft ab(?:\sam)?|val(?:able|ide) jusqu['’](?:au|en|à)|expire(?:\s(?:le|en))?|date d['’]expiration|(?:válid[oa]|vigente) hasta(?: el)?|(?:vence|caduca)(?:\s(?:el|en))?|(?:fecha de )?vencimiento|valid[oa] fino a(?:l|lla)?|scad(?:e|enza)(?:\s(?:il|nel))?|geçerlilik (?:tarihi|süresi)|(?:có )?(?:hiệu lực|giá trị) đến|hết hạn|(?:thời )?hạn(?: sử dụng)?(?: đến)?|有効期限|유효\s?기간|만료일?|有效期(?:至|到|限)?|صالحة? (?:حتى|لغاية|إلى)|[يت]نتهي(?: في)?)\s*[:：]?\s*$/iu

/** Behind such a date. */
export const EXPIRES_BEHIND = /^\s*(?:まで有効|까지\s?유효|前有效|tarihine kadar geçerli)/u
