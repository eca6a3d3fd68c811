import type { BrowserContextOptions, Page, Request } from 'playwright';
import './global-setup.ts';
export { readWhole } from '../../support/read-whole.ts';
export interface VisitOptions extends BrowserContextOptions {
    /** Runs before the page is asked for: routes, clock. */
    readonly prepare?: (page: Page) => Promise<unknown>;
    /** On the product's own pages: nothing stops the dialog that opens by itself once a page has been at rest. */
    readonly mayOpenDialog?: boolean;
}
export interface Visit {
    readonly page: Page;
    /** The status of the page itself. */
    readonly status: number;
    /** Errors and warnings of the console, uncaught exceptions and breaches of the content policy, as they happened. */
    readonly faults: readonly string[];
    readonly requests: readonly Request[];
}
export interface Browsing {
    /** `platform`, or a school's slug. */
    origin(site: string): string;
    /** Opens a page in a context of its own; closed when the test ends, unless it is kept. */
    visit(site: string, path?: string, options?: VisitOptions): Promise<Visit>;
}
export declare const phone: {
    width: number;
    height: number;
};
export declare const tablet: {
    width: number;
    height: number;
};
export declare const desktop: {
    width: number;
    height: number;
};
/** A browser for the tests of a file, and what they open in it; `keep` leaves it open from test to test. */
export declare const startBrowsing: ({ keep }?: {
    keep?: boolean | undefined;
}) => Browsing;
/** The routes of theme 1, each with a page of its own. */
export declare const schoolRoutes: readonly ['/', '/about', '/classes', '/notices', '/events', '/gallery', '/holidays', '/contact', '/registration'];
export declare const missingPath = "/there/is/no/such/page";
