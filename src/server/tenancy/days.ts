import type { Site } from '#schemas/theme/site.ts';
import { nextMidnight } from '#shared/calendar.ts';
import type { SiteFacts } from './site-facts.ts';

/** One day of a school. */
interface Day {
  readonly starts: number;
  /** Milliseconds since the epoch; the first time of the next day. */
  readonly ends: number;
  /** `site.*` as it is on it, in a language; in the school's own without one. */
  readonly site: (locale?: string) => Site;
}

/** The day of a time. One day is remembered: finding its end takes many looks at a calendar. */
export const createDays = (facts: SiteFacts, url: string): ((instant: number) => Day) => {
  let known: Day | undefined;
  return (instant) => {
    if (known && known.starts <= instant && instant < known.ends) return known;
    const sites = new Map<string | undefined, Site>();
    const site = (locale?: string): Site => {
      const own = locale !== undefined && facts.languages.has(locale) ? locale : undefined;
      const made = sites.get(own) ?? facts.at(url, instant, own);
      sites.set(own, made);
      return made;
    };
    known = { starts: instant, ends: nextMidnight(facts.timeZone, instant), site };
    return known;
  };
};
