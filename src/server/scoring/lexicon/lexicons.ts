import type { Locale } from '#contract/locales.ts'
import { ar } from './ar.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { ja } from './ja.ts'
import { ko } from './ko.ts'
import type { Lexicon } from './lexicon.ts'
import { tr } from './tr.ts'
import { vi } from './vi.ts'
import { zhCN } from './zh-CN.ts'

const LEXICONS: Record<Locale, Lexicon> = { en, ar, de, es, fr, it, ja, ko, tr, vi, 'zh-CN': zhCN }

export function lexiconOf(locale: Locale): Lexicon {
  return LEXICONS[locale]
}
