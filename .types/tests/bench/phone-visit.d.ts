import type { Browser, BrowserContext, Page, Request } from 'playwright';
/** A page that nobody has been to: no cookie, nothing in the cache. */
export interface PhoneVisit {
    readonly context: BrowserContext;
    readonly page: Page;
    readonly requests: readonly Request[];
}
/**
 * Opens an empty page on a phone. `slow` slows processor and network by the DevTools protocol: Chromium itself holds
 * back each answer by the latency and shares the throughput among all that come at once. The handshake of a
 * connection costs nothing there, in contrast to a real network.
 */
export declare const openPhone: (browser: Browser, { slow }: {
    readonly slow: boolean;
}) => Promise<PhoneVisit>;
