import type { Browser } from 'playwright';
import type { Figure } from './result.ts';
/** Bytes of a page on a phone, before anything is touched and after it is scrolled to its end, and who is asked. */
export declare const phoneBytes: (browser: Browser, name: string, url: string) => Promise<Figure[]>;
