import type { Page } from 'playwright';
/** Scrolls through the whole page, a screen at a time, and back; what loads lazily has loaded afterwards. */
export declare const readWhole: (page: Page) => Promise<void>;
