import { type Browser } from 'playwright';
/** Chromium as CHROMIUM_PATH names it, the system's, or Playwright's own; undefined where there is none. */
export declare const findChromium: () => string | undefined;
/** There is no browser on this machine. */
export declare class NoChromiumError extends Error {
    readonly hint = "Install one with: npx playwright install chromium. Or name one in CHROMIUM_PATH.";
    constructor();
}
/** A headless Chromium that speaks to nobody but the pages under test. Errors: `NoChromiumError`. */
export declare const launchChromium: (more?: readonly string[]) => Promise<Browser>;
