import type { Locale } from '#contract/locales.ts'

/** Names and abbreviations that every language writes alike. */
export const NAMES = new Set(
  [
    'Cookie OK W3C Basic Stripe Typst Europass Vitascope Word Excel PowerPoint Photoshop Tableau Google Analytics GitHub LinkedIn',
    'Pro Resume Amiri Garamond JavaScript GPT-4 A4 SAP QuickBooks SQL Python TOEIC TOEFL IELTS',
    'PDF DOCX DOC ZIP pdf docx doc jpg png JPEG PNG HTML JSON MB KB URL AI CV PR pt mm',
    // names of forms and who standardises them
    'Rirekisho Lebenslauf JIS',
    // keys
    'Enter Esc',
    // levels of languages
    'B2',
    // a placeholder for an address
    'https www example com org name',
  ].flatMap((line) => line.split(' ')),
)

/** Sentences that are rightly the same as in English: the text, the languages, the reason. */
export const SAME_AS_ENGLISH: Record<string, Partial<Record<Locale, string>>> = {
  Blog: {
    de: 'the German word',
    es: 'the Spanish word',
    fr: 'the French word',
    it: 'the Italian word',
    tr: 'the Turkish word',
    vi: 'the Vietnamese word',
  },
  Marketing: {
    de: 'the German word',
    es: 'the Spanish word',
    fr: 'the French word',
    it: 'the Italian word',
  },
  Name: { de: 'the German word' },
  Start: { de: 'the German word' },
  Version: { de: 'the German word', fr: 'the French word' },
  Format: { de: 'the German word', fr: 'the French word' },
  Text: { de: 'the German word' },
  Modern: { de: 'the German word', tr: 'the Turkish word' },
  Editor: { de: 'the German word', es: 'the Spanish word', it: 'the Italian word' },
  Link: { de: 'the German word', it: 'the Italian word' },
  Links: { de: 'the German word' },
  Portfolio: { de: 'the German word', fr: 'the French word', it: 'the Italian word' },
  Publications: { fr: 'the French word' },
  Document: { fr: 'the French word' },
  Pages: { fr: 'the French word' },
  Importance: { fr: 'the French word' },
  Type: { fr: 'the French word' },
  Images: { fr: 'the French word' },
  Premium: {
    de: 'the German word',
    es: 'the Spanish word',
    fr: 'the French word',
    it: 'the Italian word',
    tr: 'the Turkish word',
  },
  Zoom: {
    de: 'the German word',
    es: 'what Spanish readers call it',
    fr: 'the French word',
    it: 'the Italian word',
  },
  Important: { fr: 'the French word' },
  Photo: { fr: 'the French word' },
  Style: { fr: 'the French word' },
  Menu: { fr: 'the French word', it: 'the Italian word', vi: 'what Vietnamese sites call it' },
  Contact: { fr: 'the French word' },
  Date: { fr: 'the French word' },
  Description: { fr: 'the French word' },
  Demo: {
    de: 'the German word',
    es: 'the Spanish word',
    it: 'the Italian word',
    vi: 'what Vietnamese readers call it',
  },
  Home: { it: 'what Italian sites call it' },
  Signature: { fr: 'the French word' },
  Website: { de: 'the German word' },
  Email: { vi: 'the Vietnamese word' },
  'E-mail': { it: 'the Italian word' },
  Executive: { it: 'what Italian readers call it' },
  FAQ: { fr: 'what French sites call it' },
  Options: { fr: 'the French word' },
  Compact: { fr: 'the French word' },
  Score: { fr: 'the word that French sites use' },
  Actions: { fr: 'the French word' },
  Analyses: { fr: 'the French word' },
  Source: { fr: 'the French word' },
  File: { it: 'the Italian word' },
  no: { es: 'the Spanish word', it: 'the Italian word' },
}
