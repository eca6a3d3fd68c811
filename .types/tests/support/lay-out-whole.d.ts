import type { Page } from 'playwright';
/** Lays out also what a visitor has not come near to: what is skipped has no height of its own and cuts off what is too wide. */
export declare const layOutWhole: (page: Page) => Promise<boolean>;
