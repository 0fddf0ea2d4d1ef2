import { defineCollection } from 'astro:content'
import { documentLoader, DocumentSchema } from '#i18n/documents.ts'
import { factsFor } from '#i18n/facts.ts'
import { SITE } from './site.ts'

export const collections = {
  documents: defineCollection({
    loader: documentLoader((locale) => factsFor(locale, SITE)),
    schema: DocumentSchema,
  }),
}
