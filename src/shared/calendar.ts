/** The length of a day in milliseconds. */
export const dayMs = 86_400_000;

/** The academic year starts in April. */
const sessionStartMonth = 4;

/** The date at a time in a time zone, YYYY-MM-DD. */
export const dateIn = (timeZone: string, now: number): string => datesIn(timeZone).format(now);

/** There are some 400 zones. */
const maxZones = 50;

/**
 * A format by time zone, made once for each: to make one takes longer than most of a page, and some 20 KB that the
 * garbage collector does not count.
 */
const byZone = (make: (timeZone: string) => Intl.DateTimeFormat): ((timeZone: string) => Intl.DateTimeFormat) => {
  const known = new Map<string, Intl.DateTimeFormat>();
  return (timeZone) => {
    const format = known.get(timeZone);
    if (format) return format;
    if (known.size >= maxZones) known.clear();
    const made = make(timeZone);
    known.set(timeZone, made);
    return made;
  };
};

const datesIn = byZone(
  (timeZone) => new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
);

const clockIn = byZone(
  (timeZone) => new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }),
);

/** The first year of the session that a date (YYYY-MM-DD) lies in. */
export const sessionStartYear = (date: string): number => {
  const [year = 0, month = 1] = date.split('-').map(Number);
  return month >= sessionStartMonth ? year : year - 1;
};

/** 'YYYY-YYYY+1'. */
export const sessionLabel = (startYear: number): string => `${startYear}-${startYear + 1}`;

/** The first day of a session ('YYYY-YYYY+1'): 1 April of its first year. */
export const sessionFirstDay = (session: string): string =>
  `${session.slice(0, 4)}-${String(sessionStartMonth).padStart(2, '0')}-01`;

/** The last day of a session ('YYYY-YYYY+1'): 31 March of its second year. */
export const sessionLastDay = (session: string): string => `${Number(session.slice(0, 4)) + 1}-03-31`;

/** Whole years between two days (YYYY-MM-DD). Someone born on 29 February is a year older on 1 March. */
export const ageOn = (birth: string, day: string): number => {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
};

/** The date so many days after another (YYYY-MM-DD); before it, where they are negative. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);

/** How many days a date (YYYY-MM-DD) is after the Monday of its week: 0 on a Monday, 6 on a Sunday. */
export const daysSinceMonday = (date: string): number => (new Date(date).getUTCDay() + 6) % 7;

/** Days from the first date to the last, both counted. */
export const daysBetween = (first: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(first)) / dayMs) + 1;

/**
 * The time the day ends at a place, in milliseconds since the epoch: found by asking, since clocks are changed by law.
 */
export const nextMidnight = (timeZone: string, now: number): number => {
  const dates = datesIn(timeZone);
  const today = dates.format(now);
  let low = now;
  let high = now + 26 * 3_600_000;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (dates.format(middle) === today) low = middle;
    else high = middle;
  }
  return high;
};

/** What a place's clocks show at a time in milliseconds since the epoch: `YYYY-MM-DDTHH:mm`. */
export const localTimeIn = (timeZone: string, time: number): string =>
  clockIn(timeZone).format(time).slice(0, 16).replace(' ', 'T');

/**
 * The time at which a place's clocks show a local time (YYYY-MM-DDTHH:MM), in milliseconds since the epoch; the later
 * one where they skip it, the first where they show it twice.
 */
export const instantOf = (timeZone: string, local: string): number => {
  const asUtc = Date.parse(`${local}Z`);
  const clock = clockIn(timeZone);
  const offsetAt = (time: number): number => Date.parse(`${clock.format(time).replace(' ', 'T')}Z`) - time;
  const before = asUtc - offsetAt(asUtc - dayMs);
  return offsetAt(before) === offsetAt(asUtc - dayMs) ? before : asUtc - offsetAt(asUtc + dayMs);
};
