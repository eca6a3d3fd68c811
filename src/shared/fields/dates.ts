const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** DD MMM YYYY of a YYYY-MM-DD date, the format of every date that people read; in English without a month's name. */
export const formatDate = (date: string, month = months[Number(date.slice(5, 7)) - 1] ?? ''): string =>
  `${date.slice(8, 10)} ${month} ${date.slice(0, 4)}`;

/**
 * A date as people in India write it, the day first, as YYYY-MM-DD: 05/04/2026, 5-4-2026, 5.4.26 and 05 Apr 2026 are
 * 5 April. Undefined for what is no day of the calendar. Two digits are a year of this century.
 */
export const parseDate = (text: string): string | undefined => {
  const plain = text.trim();
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(plain);
  if (iso) return dateOf(iso[1], iso[2], iso[3]);
  const [, day, name, year] =
    /^(\d{1,2})(?:\s*[/.-]\s*|\s+)(\d{1,2}|[a-z]{3,9})\.?(?:\s*[/.,-]\s*|\s+)(\d{4}|\d{2})$/i.exec(plain) ?? [];
  if (day === undefined || name === undefined || year === undefined) return undefined;
  return dateOf(year.length === 2 ? `20${year}` : year, monthNumber(name), day);
};

/** The number of a month by its number or its name, short or in full; empty for anything else. */
const monthNumber = (name: string): string => {
  if (/^\d/.test(name)) return name;
  const at = fullMonths.findIndex((month) => month.startsWith(name.toLowerCase()));
  return at < 0 ? '' : String(at + 1);
};

const fullMonths = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

const dateOf = (year = '', month = '', day = ''): string | undefined => {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date) ? date : undefined;
};
