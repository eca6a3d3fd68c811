import type { Logger } from 'pino';
import type { Engine, Visit } from '#engine/index.ts';
import type { Invalidation } from '#server/core/cache/invalidation.ts';
import type { FoundSchool } from '#server/store/global.ts';
import type { Store } from '#server/store/store.ts';
import { type Hosts } from './hosts.ts';
import { type SchoolSite, type SchoolSites } from './school-sites.ts';
import { type ThemeVersion } from './themes/theme-catalog.ts';
/** What a school shows. */
export interface ShownSite {
    /** What is known of the school. */
    readonly site: SchoolSite;
    /** The version of its theme. */
    readonly version: ThemeVersion;
    /** Its choices, in the names of that version. */
    readonly record: Visit['record'];
}
/** Who a request is for: from the host to the school, its site, its theme's version and its choices, each cached. */
export interface Tenancy {
    readonly hosts: Hosts;
    /** The school whose site a host shows; the product's own for the product's host. Errors: `NOT_READY`, `NOT_FOUND`. */
    schoolOf(host: string | undefined): Promise<FoundSchool>;
    /** What is known of a school, whatever theme it uses. */
    readonly siteOf: SchoolSites['find'];
    /** What a school shows, from memory alone; undefined where the database must be read. */
    peek(school: FoundSchool): ShownSite | undefined;
    /** What a school shows; undefined where no theme is live. */
    lookUp(school: FoundSchool): Promise<ShownSite | undefined>;
    /** What a school shows. Throws where no theme is live. */
    find(school: FoundSchool): Promise<ShownSite>;
}
interface Options {
    readonly store: Store;
    readonly invalidation: Invalidation;
    readonly engine: Engine;
    readonly baseUrl: () => URL;
    readonly now: () => number;
    readonly log: Logger;
}
export declare const createTenancy: ({ store, invalidation, engine, baseUrl, now, log }: Options) => Promise<Tenancy>;
export {};
