/** Ways of writing times in languages, as one server or page needs them. */
const maxFormats = 100;

const formats = new Map<string, Intl.DateTimeFormat>();

/**
 * Writes local dates and times, given as if they were UTC, in a language with Latin digits. Each way is made once: to
 * make one takes longer than to render a small section, and some 20 KB that the garbage collector does not count.
 */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat => {
  const key = locale + JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC', numberingSystem: 'latn' });
  if (formats.size >= maxFormats) formats.clear();
  formats.set(key, made);
  return made;
};
