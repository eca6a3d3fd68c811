import type { Browser } from 'playwright';
import type { Figure } from './result.ts';
/** How long a click takes to work that comes as soon as its target can be seen. */
export declare const phoneClicks: (browser: Browser, name: string, url: string) => Promise<Figure[]>;
