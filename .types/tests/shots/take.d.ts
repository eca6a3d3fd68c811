import type { Browser } from 'playwright';
import type { ShotPage } from './pages.ts';
export interface Shot extends ShotPage {
    readonly width: number;
    /** Below the folder of the shots. */
    readonly file: string;
    readonly status: number;
    /** By how many pixels the page can be scrolled sideways. */
    readonly sideways: number;
    /** Errors of the console, uncaught exceptions and breaches of the content policy. */
    readonly faults: readonly string[];
}
interface Options {
    readonly folder: string;
    readonly width: number;
    readonly print: boolean;
}
/** The picture of a whole page, everything loaded and nothing moving. */
export declare const takeShot: (browser: Browser, page: ShotPage, options: Options) => Promise<Shot>;
export {};
