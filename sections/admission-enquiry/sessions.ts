/** A session as people write it: 2027-2028 → 2027–28. */
export const shortSession = (name: string): string => name.replace(/^(\d{4})-\d\d(\d\d)$/, '$1–$2');

/** A day in full: 31 December 2026. */
export const longDay = (date: string, locale: string): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-IN' : locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(new Date(`${date}T00:00:00Z`));
