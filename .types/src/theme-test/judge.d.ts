import type { Measured } from './in-page.ts';
import type { Fault } from './result.ts';
import type { StatePage } from './state-page.ts';
/** What is wrong with a page by its own measures. The shift counts only as the page loaded, before it was resized. */
export declare const judge: (page: StatePage, measured: Measured, { width, loaded }: {
    readonly width: number;
    readonly loaded: boolean;
}) => readonly Fault[];
