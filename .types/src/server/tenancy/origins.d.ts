import type { FoundSchool } from '#server/store/global.ts';
/** Where schools are served, from what is stored of them and never from a request. */
export interface Origins {
    /** The origin of a school's slug host. */
    originOf(slug: string): string;
    /** The origin that a school is served under: its own domain, its slug host, or the product's for the platform. */
    siteOrigin(school: Pick<FoundSchool, 'schoolId' | 'slug' | 'primaryDomain'>): string;
}
/** `baseUrl` is read at each use: the port may be known only once the server listens. */
export declare const createOrigins: (baseUrl: () => URL) => Origins;
