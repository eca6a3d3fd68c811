type FormatName = 'slug' | 'id' | 'date' | 'text' | 'local-time' | 'local-date-time' | 'locale';

/** A day that the calendar has. */
const isDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

/** The named formats of route params, settings and sources. A theme brings no pattern of its own. */
export const namedFormats: Readonly<Record<FormatName, (text: string) => boolean>> = {
  /** A slug that was made of a title without a Latin letter starts with a dash: `-12`. */
  slug: (text) => text.length <= 200 && /^-?[a-z0-9]+(-[a-z0-9]+)*$/.test(text),
  id: (text) => /^[A-Za-z0-9_-]{1,64}$/.test(text),
  date: isDate,
  /** What a visitor types into a search: one line. */
  text: (text) => text.length <= 100 && !/\p{Cc}/u.test(text),
  /** A time of day at the school: HH:MM of 24 hours. */
  'local-time': (text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text),
  /** A day and a time of day at the school, without an offset. */
  'local-date-time': (text) => /^.{10}T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text) && isDate(text.slice(0, 10)),
  /** A BCP 47 tag of language, script and region: `hi`, `mr-IN`. */
  locale: (text) => /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/.test(text),
};
