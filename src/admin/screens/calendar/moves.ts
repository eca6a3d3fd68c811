import dayjs from 'dayjs';
import type { CalendarItem } from '#schemas/api/content/calendar.ts';
import { addDays } from '#shared/calendar.ts';
import { localDay } from '../../format/dates.ts';
import { instantAt, schoolTime } from '../../format/school-clock.ts';

export interface Span {
  /** YYYY-MM-DD. */
  readonly first: string;
  readonly last: string;
}

/** The same time of day some days later, or earlier. */
const shiftInstant = (instant: string, by: number): string =>
  instantAt(addDays(localDay(instant), by), schoolTime(instant).slice(11));

/** How many days a day is after another. */
export const daysAfter = (day: string, other: string): number => dayjs(day).diff(dayjs(other), 'day');

/** Whether its day is the one that it goes live on, and not one that is written in it. */
export const movesBySchedule = ({ type, state, start }: CalendarItem): boolean =>
  state === 'scheduled' && (type === 'notice' || start === null);

/** The days that an item is on; undefined for what is on none. */
export const spanOf = (item: CalendarItem): Span | undefined => {
  const { publish_at: publishAt, start, end } = item;
  if (movesBySchedule(item)) return publishAt === null ? undefined : oneDay(localDay(publishAt));
  const first = start?.slice(0, 10);
  if (!first) return undefined;
  const isLonger = end !== null && end.slice(0, 10) > first;
  return { first, last: isLonger ? end.slice(0, 10) : first };
};

/** What is said of an item that was moved: a day that is written in it is in its draft where visitors do not see that. */
export const movedSaying = (item: CalendarItem): 'moved' | 'movedDraft' | 'movedScheduled' => {
  if (item.state === 'changed') return 'movedDraft';
  return item.state === 'scheduled' && !movesBySchedule(item) ? 'movedScheduled' : 'moved';
};

const oneDay = (day: string): Span => ({ first: day, last: day });

/** The same item some days later, or earlier; its hours stay. */
export const movedItem = (item: CalendarItem, by: number): CalendarItem => {
  if (movesBySchedule(item)) return { ...item, publish_at: item.publish_at && shiftInstant(item.publish_at, by) };
  const shift = (value: string | null): string | null =>
    value === null ? null : addDays(value.slice(0, 10), by) + value.slice(10);
  return { ...item, start: shift(item.start), end: shift(item.end) };
};

/** The fields that say on which days an item is. */
const dayFields = new Map([
  ['notice', { start: 'entryDateTime', end: undefined }],
  ['event', { start: 'entryDateTime', end: 'endDateTime' }],
  ['holiday', { start: 'startHolidayDate', end: 'endHolidayDate' }],
]);

/** What is to be written of an item that was moved. */
export const fieldsOf = ({ type, start, end }: CalendarItem): Record<string, unknown> => {
  const fields = dayFields.get(type);
  if (!fields) return {};
  return { [fields.start]: start, ...(fields.end && end !== null ? { [fields.end]: end } : {}) };
};

const lengthOf = (span: Span): number => daysAfter(span.last, span.first);

/** Whether an item has been on since the day before, in a list that begins at a day. */
export const goesOn = (item: CalendarItem, day: string, begins: string): boolean => {
  const span = spanOf(item);
  return span !== undefined && span.first < day && day !== begins;
};

/** Whether an item is still on the day after. */
export const goesOnAfter = (item: CalendarItem, day: string): boolean => {
  const span = spanOf(item);
  return span !== undefined && span.last > day;
};

/** What is on each day from the first to the last, by day, the longest first; a day without anything is left out. */
export const byDay = (
  items: readonly CalendarItem[],
  { first, last }: Span,
): ReadonlyMap<string, readonly CalendarItem[]> => {
  const days = new Map<string, CalendarItem[]>();
  const spans = items.flatMap((item) => {
    const span = spanOf(item);
    return span ? [{ item, span }] : [];
  });
  for (const { item, span } of spans.toSorted((one, other) => lengthOf(other.span) - lengthOf(one.span))) {
    const end = span.last < last ? span.last : last;
    for (let day = span.first < first ? first : span.first; day <= end; day = addDays(day, 1)) {
      const there = days.get(day) ?? [];
      there.push(item);
      days.set(day, there);
    }
  }
  return days;
};
