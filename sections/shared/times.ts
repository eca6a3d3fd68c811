/** The time of a local date and time, as the page's language writes it. */
export const clockTime = (dateTime: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    numberingSystem: 'latn',
  }).format(new Date(`${dateTime.slice(0, 16)}:00Z`));
