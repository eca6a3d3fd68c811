import { today as contract, type SchoolDay, type Today } from '#schemas/sources/today.ts';
import type { ContentItemOf } from '#server/tenancy/content-reader.ts';
import { isDayOff, weekDayOf } from '#server/tenancy/school-calendar.ts';
import { pick } from '#server/tenancy/shape-items.ts';
import { readTimeZone } from '#server/tenancy/site-facts.ts';
import { addDays, instantOf } from '#shared/calendar.ts';
import { defineLoader, isForAll } from './define.ts';

type Holiday = ContentItemOf<'holiday'>['document'];
type Timings = Today['timings'];

/** How far ahead the next day of school is looked for: a vacation has at most 90 days. */
const maxDaysAhead = 120;

export const today = defineLoader(contract, async ({ reader, school }) => {
  const [profiles, holidays, notices, events] = [
    await reader.items('schoolProfile'),
    await reader.items('holiday'),
    await reader.items('notice'),
    await reader.items('event'),
  ];
  const { School_Timings: timings = [], Week_Off: off = [] } = profiles[0]?.document ?? {};
  const timeZone = await readTimeZone(reader);
  const public_ = notices.filter(isForAll);
  const emergency = newest(public_.filter(({ document }) => document.level === 'Emergency'));
  const calendar: Calendar = {
    timings,
    off: new Set(off),
    holidays: holidays
      .map(({ document }) => document)
      .filter((one) => one.Show_On_Website !== false && (one.Applies_To ?? 'All') === 'All')
      .toSorted((a, b) => a.startHolidayDate.localeCompare(b.startHolidayDate)),
    isEmergency: emergency !== undefined,
  };
  const days = [school.today, addDays(school.today, 1)].map((date) => schoolDay(date, calendar, timeZone));
  const pinned = newest(public_.filter(({ document }) => document.isPinned === true));
  const newestNotice = newest(public_);
  const nextEvent = events
    .filter(isForAll)
    .filter(({ document }) => document.showOnWebsite !== false && document.entryDateTime.slice(0, 10) >= school.today)
    .toSorted((a, b) => a.document.entryDateTime.localeCompare(b.document.entryDateTime))[0];
  return {
    timeZone,
    days,
    timings,
    ...(emergency && { emergency: headOf(emergency) }),
    ...(pinned && { pinned: headOf(pinned) }),
    ...(newestNotice && { newestNotice: headOf(newestNotice) }),
    ...(nextEvent && { nextEvent: headOf(nextEvent) }),
    hasNews:
      timings.length > 0 ||
      pinned !== undefined ||
      days.some(({ state, nextHoliday }) => state !== 'unknown' || nextHoliday),
  };
});

interface Calendar {
  readonly timings: Timings;
  readonly off: ReadonlySet<string>;
  /** Those that visitors see and that are for the whole school, in the order of their first days. */
  readonly holidays: readonly Holiday[];
  readonly isEmergency: boolean;
}

const schoolDay = (date: string, calendar: Calendar, timeZone: string): SchoolDay => {
  const { hours, change, holiday, isOff } = factsOf(date, calendar);
  const at = (time: string): number => instantOf(timeZone, `${date}T${time}`);
  const nextHoliday = calendar.holidays.find((one) => isDayOff(one) && one.startHolidayDate > date);
  const next = nextDay(date, calendar);
  const reason = holiday ?? (isOff ? undefined : change);
  return {
    date,
    state: stateOf(date, calendar),
    ...(reason && { reason: daysOf(reason) }),
    ...(hours && { ...hours, opensAt: at(hours.opens), closesAt: at(hours.closes) }),
    ...(hours && change?.Opens_At !== undefined && { opensChanged: true }),
    ...(hours && change?.Closes_At !== undefined && { closesChanged: true }),
    from: at('00:00'),
    until: instantOf(timeZone, `${addDays(date, 1)}T00:00`),
    ...(next && { next }),
    ...(nextHoliday && { nextHoliday: daysOf(nextHoliday) }),
  };
};

const stateOf = (date: string, calendar: Calendar): SchoolDay['state'] => {
  const { hours, change, isOff, holiday } = factsOf(date, calendar);
  if (calendar.isEmergency) return 'emergency';
  if (holiday || isOff) return 'closed';
  if (change) return 'changed';
  return hours ? 'open' : 'unknown';
};

/** What is known of a day; `hours` on an open one, as a change of timing leaves them. */
const factsOf = (date: string, { timings, off, holidays }: Calendar) => {
  const weekDay = weekDayOf(date);
  const now = holidays.filter((one) => one.startHolidayDate <= date && date <= one.endHolidayDate);
  const holiday = now.find(isDayOff);
  const change = now.findLast(({ Holiday_Type: type }) => type === 'Timing_Change');
  const usual = timings.filter(({ days }) => days.includes(weekDay));
  const isHeld = change?.startHolidayDate === change?.endHolidayDate && change?.Opens_At && change.Closes_At;
  // A Saturday that makes up for another day is entered as hours of that day alone.
  const isOff = !isHeld && (off.has(weekDay) || (timings.length > 0 && usual.length === 0));
  const opens = change?.Opens_At ?? usual.map((one) => one.opens).sort()[0];
  const closes =
    change?.Closes_At ??
    usual
      .map((one) => one.closes)
      .sort()
      .at(-1);
  const isKnown = !holiday && !isOff && opens !== undefined && closes !== undefined && opens < closes;
  return { holiday, change, isOff, hours: isKnown ? { opens, closes } : undefined };
};

const nextDay = (after: string, calendar: Calendar): SchoolDay['next'] => {
  for (let ahead = 1; ahead <= maxDaysAhead; ahead += 1) {
    const date = addDays(after, ahead);
    const { hours, holiday, isOff } = factsOf(date, calendar);
    if (!holiday && !isOff) return { date, ...(hours && { opens: hours.opens }) };
  }
  return undefined;
};

const daysOf = (holiday: Holiday) => pick(holiday, ['name', 'startHolidayDate', 'endHolidayDate', 'lang']);

const headOf = ({ id, document }: ContentItemOf<'notice'> | ContentItemOf<'event'>) => ({
  noticeID: id,
  ...pick(document, ['noticeHead', 'entryDateTime', 'lang']),
});

const newest = (items: readonly ContentItemOf<'notice'>[]): ContentItemOf<'notice'> | undefined =>
  items.toSorted((a, b) => b.document.entryDateTime.localeCompare(a.document.entryDateTime) || b.id - a.id)[0];
