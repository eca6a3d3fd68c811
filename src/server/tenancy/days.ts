import type { Site } from '#schemas/theme/site.ts';
import { nextMidnight } from '#shared/calendar.ts';
import type { SiteFacts } from './site-facts.ts';

/** One day of a school. */
interface Day {
  readonly begins: number;
  /** Milliseconds since the epoch; the first moment of the next day. */
  readonly ends: number;
  readonly site: Site;
}

/** The day of a moment with `site.*` as it is on it. One day is remembered: finding its end takes many looks at a calendar. */
export const createDays = (facts: SiteFacts, url: string): ((moment: number) => Day) => {
  let known: Day | undefined;
  return (moment) => {
    if (known && known.begins <= moment && moment < known.ends) return known;
    known = { begins: moment, ends: nextMidnight(facts.timeZone, moment), site: facts.at(url, moment) };
    return known;
  };
};
