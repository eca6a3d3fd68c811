import { ICalCalendar, type ICalEventData } from 'ical-generator';
import type { ResultOf } from '#schemas/sources/define.ts';
import { events } from '#schemas/sources/events.ts';
import { holidays } from '#schemas/sources/holidays.ts';
import type { Site } from '#schemas/theme/site.ts';
import { oneLine } from '#server/core/validation/text.ts';
import { instantOf } from '#shared/calendar.ts';
import type { Feed, FeedContext } from './define.ts';
import { readPages } from './read-pages.ts';

/** Of a description: a phone shows its beginning, and folding its lines takes time for each character. */
const maxDescription = 1000;

type EventItem = ResultOf<typeof events>[number];

/** Midnight of a date (YYYY-MM-DD) in UTC, some days later: how whole days are given to the calendar. */
const day = (date: string, later = 0): Date => {
  const midnight = new Date(`${date}T00:00:00Z`);
  midnight.setUTCDate(midnight.getUTCDate() + later);
  return midnight;
};

/** Whole days have no time zone, and their end is the day after the last (RFC 5545, 3.6.1). */
const wholeDays = (first: string, last: string) => ({ start: day(first), end: day(last, 1), allDay: true });

const timesOf = ({ entryDateTime, endDateTime, allDay }: EventItem, { timeZone }: Site) => {
  if (allDay) return wholeDays(entryDateTime.slice(0, 10), (endDateTime ?? entryDateTime).slice(0, 10));
  const start = new Date(instantOf(timeZone, entryDateTime));
  return endDateTime ? { start, end: new Date(instantOf(timeZone, endDateTime)) } : { start };
};

const eventsOf = async ({ site, name, read }: FeedContext): Promise<ICalEventData[]> =>
  (await readPages((page) => read(events, page))).map((event) => ({
    id: `event-${event.noticeID}@${name}`,
    ...timesOf(event, site),
    summary: oneLine(event.noticeHead),
    ...(event.noticeDetails
      ? { description: event.noticeDetails.slice(0, maxDescription).replace(/[\uD800-\uDBFF]$/, '') }
      : {}),
    ...(event.venue ? { location: oneLine(event.venue) } : {}),
  }));

/** All sessions: a phone that subscribes to the calendar keeps the past and learns of the next. */
const holidaysOf = async ({ name, read }: FeedContext): Promise<ICalEventData[]> =>
  (await read(holidays, { StartSession: -1 })).map((holiday) => ({
    id: `holiday-${holiday.Id}@${name}`,
    ...wholeDays(holiday.startHolidayDate, holiday.endHolidayDate),
    summary: oneLine(holiday.classes ? `${holiday.name} (${holiday.classes.join(', ')})` : holiday.name),
  }));

interface CalendarOptions {
  readonly path: string;
  readonly title: string;
  readonly parts: readonly ((context: FeedContext) => Promise<ICalEventData[]>)[];
}

/** A calendar that phones can follow, as RFC 5545 has it. */
const calendarFeed = ({ path, title, parts }: CalendarOptions): Feed => ({
  path,
  type: 'text/calendar; charset=utf-8',
  async make(context) {
    const { site } = context;
    const calendar = new ICalCalendar({
      name: oneLine(`${site.school_Name}: ${title}`),
      prodId: { company: 'Schoolyard', product: 'School calendar', language: 'EN' },
      ttl: 6 * 3600,
    });
    // The same content is the same document all day.
    for (const part of parts)
      for (const event of await part(context)) calendar.createEvent({ ...event, stamp: day(site.today) });
    return `${calendar.toString()}\r\n`;
  },
});

export const calendarFeeds: readonly Feed[] = [
  calendarFeed({ path: '/feeds/events.ics', title: 'Events', parts: [eventsOf] }),
  calendarFeed({ path: '/feeds/holidays.ics', title: 'Holidays', parts: [holidaysOf] }),
  calendarFeed({ path: '/feeds/all.ics', title: 'Events and holidays', parts: [eventsOf, holidaysOf] }),
];
