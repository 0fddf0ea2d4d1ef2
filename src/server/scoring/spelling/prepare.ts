import { dictionaryOf } from './dictionaries.ts'
import { SOURCES, type Spelled } from './sources.ts'

/** Brings all word lists into the form that opens fast; run once after an installation. */
for (const locale of Object.keys(SOURCES) as Spelled[]) dictionaryOf(locale)
