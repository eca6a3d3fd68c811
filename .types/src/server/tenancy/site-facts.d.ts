import type { Site } from '#schemas/theme/site.ts';
import type { ContentReader, SchoolFacts } from './content-reader.ts';
/** What a profile says of `site.*`, read once; the rest goes with the address and the moment. */
export interface SiteFacts {
    readonly timeZone: string;
    /** `site.*` at an origin and a moment in milliseconds since the epoch. */
    at(url: string, now: number): Site;
}
export declare const defaultTimeZone = "Asia/Kolkata";
/** What of `site.*` goes with the moment. */
export declare const dayFacts: (timeZone: string, now: number) => Pick<Site, 'timeZone' | 'today' | 'session'>;
/** The time zone of a school, from its published profile. */
export declare const readTimeZone: (reader: ContentReader) => Promise<string>;
/** Reads a school's published profile, wherever it is kept. A school without one goes by its name. */
export declare const readSiteFacts: (reader: ContentReader, { schoolId, slug, schoolKey, name }: Pick<SchoolFacts, 'schoolId' | 'slug' | 'schoolKey' | 'name'>) => Promise<SiteFacts>;
