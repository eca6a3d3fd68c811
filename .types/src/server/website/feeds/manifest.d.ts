import type { Feed } from './define.ts';
/** How a site is kept on a phone's first screen: https://www.w3.org/TR/appmanifest/. */
export declare const manifest: Feed;
