import type { Changes } from '#server/store/content/visible.ts';
import type { SchoolSite } from '#server/tenancy/school-sites.ts';

/** For how long what is made at a time is current, in milliseconds since the epoch. */
export interface Lifetime {
  /** When the school's day ends, or something it is made from changes. */
  expiresAt(): number;
  /** When something it is made from is taken off. */
  endsAt(): number;
  /** Takes the times at which something that was read changes by itself. */
  readonly recordChange: (changes: Changes) => void;
}

/** Every section knows the date: birthdays and holidays change with it, and the year in the footer. */
export const createLifetime = (site: SchoolSite, instant: number): Lifetime => {
  let { until, endsAt } = site;
  return {
    expiresAt: () => Math.min(site.dayEnds(instant), until),
    endsAt: () => endsAt,
    recordChange({ next, end }) {
      until = Math.min(until, next.getTime());
      if (end) endsAt = Math.min(endsAt, end.getTime());
    },
  };
};
