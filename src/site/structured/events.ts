import type { Site } from '#schemas/theme/site.ts';
import { instantOf } from '#shared/calendar.ts';
import { absolute, compact, type Described, itemsOf, oneLine, organisationId, type Thing } from './thing.ts';

interface EventItem {
  readonly noticeID: number;
  readonly noticeHead: string;
  readonly noticeDetails?: string;
  readonly entryDateTime: string;
  readonly endDateTime?: string;
  readonly allDay?: boolean;
  readonly venue?: string;
  readonly image?: string;
  readonly past: boolean;
}

/** A day for what lasts all day, else the time. */
const timeOf = (local: string, allDay: boolean | undefined, { timeZone }: Site): string =>
  allDay ? local.slice(0, 10) : new Date(instantOf(timeZone, local)).toISOString();

/** The events of a page that are to come. */
export const eventsOf = (value: unknown, { site }: Described): readonly Thing[] =>
  itemsOf<EventItem>(value)
    .filter(({ past }) => !past)
    .map((event) =>
      compact({
        '@type': 'Event',
        name: event.noticeHead,
        description: event.noticeDetails,
        startDate: timeOf(event.entryDateTime, event.allDay, site),
        endDate: event.endDateTime ? timeOf(event.endDateTime, event.allDay, site) : undefined,
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: {
          '@type': 'Place',
          name: event.venue || site.school_Name,
          address: oneLine(site.school_address) || site.school_Name,
        },
        image: event.image ? absolute(event.image, site) : undefined,
        organizer: { '@type': 'School', '@id': organisationId(site), name: site.school_Name, url: `${site.url}/` },
      }),
    );
