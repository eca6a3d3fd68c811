export { launchChromium } from '../support/chromium.ts';
/** How long a condition may take to come true; it is asked again and again until then. */
export declare const patient: {
    timeout: number;
    interval: number;
};
