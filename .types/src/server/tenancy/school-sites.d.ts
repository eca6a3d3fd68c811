import type { Site } from '#schemas/theme/site.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import type { Invalidation } from '#server/core/cache/invalidation.ts';
import type { FoundSchool } from '#server/store/global.ts';
import type { Store } from '#server/store/store.ts';
import type { Origins } from './origins.ts';
/** A school's facts and choices, as its pages need them on every request. */
export interface SchoolSite {
    readonly school: Pick<FoundSchool, 'schoolId' | 'slug' | 'schoolKey' | 'name' | 'listed'>;
    readonly record: SiteRecord;
    readonly timeZone: string;
    /** `site.*` at a moment. */
    at(now: number): Site;
    /** When the day of a moment ends at the school, in milliseconds since the epoch. */
    dayEnds(now: number): number;
    /** When what was read of it changes by itself, in milliseconds since the epoch; Infinity for never. */
    readonly until: number;
}
export interface SchoolSites {
    peek(schoolId: number): SchoolSite | undefined;
    find(school: FoundSchool): Promise<SchoolSite>;
}
interface Options {
    readonly store: Store;
    readonly invalidation: Invalidation;
    readonly originOf: Origins['siteOrigin'];
    readonly now: () => number;
}
/** Caches the sites of the schools in use; a commit to a school's profile, record or pictures drops its own. */
export declare const createSchoolSites: ({ store, invalidation, originOf, now }: Options) => SchoolSites;
/** What a site is made from, as tags name it. */
export declare const siteParts: readonly ['schoolProfile', 'siteRecord', 'media'];
/** Reads what a school's pages need of it, as it is at a time in milliseconds since the epoch. */
export declare const readSchoolSite: (store: Store, found: FoundSchool, { originOf, now }: {
    readonly originOf: Origins['siteOrigin'];
    readonly now: number;
}) => Promise<SchoolSite>;
/** The platform as a school of its own: tenant 0. */
export declare const platformSchool: FoundSchool;
export {};
