/**
 * A date of the resume as the page's language writes it.
 *
 * @param present The word for a time that goes on.
 * @example shownDate('2023-09', 'en', 'Present') // 'Sep 2023'
 */
export function shownDate(date: string, locale: string, present: string): string {
  if (date === '' || date === 'present') return date && present
  const [year = 0, month, day] = date.split('-').map(Number)
  return new Intl.DateTimeFormat(locale, {
    year: 'numeric',
    ...(month && { month: 'short' }),
    ...(day && { day: 'numeric' }),
    calendar: 'gregory',
    timeZone: 'UTC',
  }).format(Date.UTC(year, (month ?? 1) - 1, day ?? 1))
}
