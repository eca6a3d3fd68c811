import { type ContentFile } from '../../import/folder.ts';
export interface RunningSite {
    readonly port: number;
    stop(): Promise<void>;
}
/** When the pages are read: 21 November 2026, before noon in India. */
export declare const siteNow = "2026-11-21T06:00:00Z";
interface SchoolToImport {
    readonly slug: string;
    readonly themeId: number;
    readonly content: ContentFile;
}
/** Starts the built server with the demo schools over data of its own, and imports others through it as an owner would. */
export declare const startSiteWith: (schools: readonly SchoolToImport[]) => Promise<RunningSite>;
/** The site that the tests in a browser look at. */
export declare const startSite: () => Promise<RunningSite>;
export {};
