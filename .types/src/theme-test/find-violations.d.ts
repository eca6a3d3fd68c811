import type { Page } from 'playwright';
/** What axe finds wrong, one line for each rule. No page has a frame, so axe needs no page of its own for results. */
export declare const findViolations: (page: Page) => Promise<readonly string[]>;
