/** What search engines are told about pages, in the words of schema.org. */
import type { Locale } from '#contract/locales.ts'

export interface Thing {
  '@type': string
  [property: string]: unknown
}

/** The way from the home page to a page. */
export function breadcrumbs(trail: readonly { name: string; url: string }[]): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, url }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: url,
    })),
  }
}

/** The product itself: free to begin with, used in a browser. */
export function software(
  { description, locale }: { description: string; locale: Locale },
  { name, url }: { name: string; url: string },
): Thing {
  return {
    '@type': 'SoftwareApplication',
    name,
    url,
    description,
    inLanguage: locale,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  }
}

/** Questions with their answers, as the page shows them. */
export function faqPage(questions: readonly { question: string; answer: string }[]): Thing {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** A guide. */
export function article(
  document: { title: string; description: string; updated: Date; locale: Locale },
  { name }: { name: string },
): Thing {
  const publisher = { '@type': 'Organization', name }
  return {
    '@type': 'Article',
    headline: document.title,
    description: document.description,
    inLanguage: document.locale,
    dateModified: document.updated.toISOString().slice(0, 10),
    author: publisher,
    publisher,
  }
}
