export { launchChromium } from '../support/chromium.ts';

/** How long a condition may take to come true; it is asked again and again until then. */
export const patient = { timeout: 30_000, interval: 50 };
