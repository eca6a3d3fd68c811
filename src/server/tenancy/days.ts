import type { Site } from '#schemas/theme/site.ts';
import { nextMidnight } from '#shared/calendar.ts';
import type { SiteFacts } from './site-facts.ts';

/** One day of a school. */
interface Day {
  readonly starts: number;
  /** Milliseconds since the epoch; the first time of the next day. */
  readonly ends: number;
  readonly site: Site;
}

/**
 * The day of a time with `site.*` as it is on it. One day is remembered: finding its end takes many looks at a
 * calendar.
 */
export const createDays = (facts: SiteFacts, url: string): ((instant: number) => Day) => {
  let known: Day | undefined;
  return (instant) => {
    if (known && known.starts <= instant && instant < known.ends) return known;
    known = { starts: instant, ends: nextMidnight(facts.timeZone, instant), site: facts.at(url, instant) };
    return known;
  };
};
