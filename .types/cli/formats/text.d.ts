import type { CheckFormat } from './checked-theme.ts';
/** For people: what was mended, each finding with the lines around it, and a last line that counts. */
export declare const textFormat: CheckFormat;
