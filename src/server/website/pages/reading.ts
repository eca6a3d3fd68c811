import type { PageMedia } from '#server/core/cache/page-cache.ts';
import type { ReadRecorder } from '#server/tenancy/content-reader.ts';
import type { SchoolSite } from '#server/tenancy/school-sites.ts';

/** What is known of a page from what was read for it. Times are in milliseconds since the epoch. */
export interface Reading extends ReadRecorder {
  /** When the school's day ends, or something that was read changes. */
  expiresAt(): number;
  /** When something that was read is taken off. */
  endsAt(): number;
  media(): readonly PageMedia[];
}

/** Begins at a time. Every section knows the date: birthdays and holidays change with it, and the year in the footer. */
export const createReading = (site: SchoolSite, instant: number): Reading => {
  let { until, endsAt } = site;
  const media = new Map(site.media.map((one) => [one.name, one]));
  return {
    expiresAt: () => Math.min(site.dayEnds(instant), until),
    endsAt: () => endsAt,
    media: () => [...media.values()],
    recordChange({ next, end }) {
      until = Math.min(until, next.getTime());
      if (end) endsAt = Math.min(endsAt, end.getTime());
    },
    recordMedia: (one) => void media.set(one.name, one),
  };
};
