import type { Browser } from 'playwright';
/** What a visitor with a phone meets while a page loads, in ms; `shift` has no unit. */
export interface PhoneLoad {
    readonly firstPaint: number;
    readonly largestPaint: number;
    /** The element that was the largest, and the address of its picture. */
    readonly largest: string;
    /** Of each task between the first paint and the page's rest what is above 50 ms. */
    readonly blocked: number;
    /** All moves that nobody asked for, added up. */
    readonly shift: number;
}
interface Seen {
    firstPaint: number;
    largestPaint: number;
    largest: string;
    shift: number;
    tasks: {
        from: number;
        to: number;
    }[];
}
declare global {
    interface Window {
        phoneSeen: Seen;
    }
}
/** One load of a page on the slow phone. */
export declare const loadOnPhone: (browser: Browser, url: string) => Promise<PhoneLoad>;
export {};
