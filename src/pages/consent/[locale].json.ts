// The sentences of the consent dialogs, by language, in the shape that the library asks for.
import type { APIRoute } from 'astro'
import { CONSENT_CATEGORIES } from '#contract/consent.ts'
import { LOCALES, type Locale } from '#contract/locales.ts'
import { messages } from '#i18n/messages.ts'
import { pathTo } from '#i18n/routes.ts'

export const getStaticPaths = () => LOCALES.map((locale) => ({ params: { locale } }))

export const GET: APIRoute = ({ params }) => {
  const locale = params.locale as Locale
  const { dialog, preferences } = messages(locale).consent
  const privacy = pathTo('/privacyPolicy', locale)
  return Response.json({
    consentModal: {
      title: dialog.title,
      description: dialog.description,
      acceptAllBtn: dialog.acceptAll,
      acceptNecessaryBtn: dialog.necessaryOnly,
      showPreferencesBtn: dialog.customize,
      footer: `<a href="${privacy}" target="_blank" rel="noopener">${dialog.privacy}</a>`,
    },
    preferencesModal: {
      title: preferences.title,
      acceptAllBtn: dialog.acceptAll,
      acceptNecessaryBtn: dialog.necessaryOnly,
      savePreferencesBtn: preferences.save,
      closeIconLabel: preferences.close,
      sections: [
        { title: preferences.introTitle, description: preferences.intro },
        ...CONSENT_CATEGORIES.map((category) => ({
          title: preferences[`${category}Title`],
          description: preferences[category],
          linkedCategory: category,
        })),
      ],
    },
  })
}
