import type { Site } from '#schemas/theme/site.ts';
import type { SiteFacts } from './site-facts.ts';
/** One day of a school. */
interface Day {
    readonly starts: number;
    /** Milliseconds since the epoch; the first moment of the next day. */
    readonly ends: number;
    readonly site: Site;
}
/** The day of a moment with `site.*` as it is on it. One day is remembered: finding its end takes many looks at a calendar. */
export declare const createDays: (facts: SiteFacts, url: string) => ((instant: number) => Day);
export {};
