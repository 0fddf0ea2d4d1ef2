/** `【主な実績】`: announces something, and goes on with nothing. */
const ANNOUNCES = /^[【〔■□◆]/u
/** `Excel ★★★☆☆`: a skill and how well it is known, and no more. */
const RATED = /[★☆●○◉]{3,}\s*$/u
/** An address on a line of its own, below another or below a sentence that has ended. */
const BEGINS_ADDRESS = /^https?:\/\//iu
const HAS_ENDED = /[.。!?！？]\s*$|https?:\/\/\S+$/iu

/** `(+33) 6 14 32 21 27`: a number on a line of its own, which no label or sentence announces. */
const WHOLE_PHONE = /^[(（]?[+＋]\s?\d[\d\s().–-]{7,}$/u
const ANNOUNCED = /[:：]\s*$/u

/** True for lines of which the second never goes on with the first, by their signs. */
export const isApart = (above: string, below: string): boolean =>
  RATED.test(above) ||
  ANNOUNCES.test(below) ||
  (WHOLE_PHONE.test(below) && !ANNOUNCED.test(above)) ||
  (BEGINS_ADDRESS.test(below) && HAS_ENDED.test(above))
