import type { Page } from 'playwright';
import { phone } from './visit.ts';
/**
 * What axe finds wrong, in words. No page has a frame, so axe needs no page of its own to gather results in; and it
 * preloads nothing, for which it would write a style element against the page's policy.
 */
export declare const complaints: (page: Page) => Promise<string[]>;
/** Where axe looks at the `nth` of many pages: at one width in turn, and with `npm run test:long` at every one. */
export declare const axeScreens: (nth: number) => readonly (typeof phone)[];
