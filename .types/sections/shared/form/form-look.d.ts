import type { ContrastPair } from '#engine/section.ts';
/** The tokens that the page of a form reads: its sheet, fields and messages. */
export declare const formTokens: readonly string[];
/** What is read of such a page, and on what. */
export declare const formContrast: readonly ContrastPair[];
