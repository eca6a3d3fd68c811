import type { Page } from 'playwright';
/** Makes the page's clock the test's: nobody fills in a form in less than three seconds. */
export declare const withClock: (page: Page) => Promise<void>;
/** Touches the form in a page's middle, and waits for its script, which comes at the first touch. */
export declare const enhanced: (page: Page) => Promise<void>;
