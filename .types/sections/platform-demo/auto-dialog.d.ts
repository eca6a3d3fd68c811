import type Cookies from 'js-cookie';
/**
 * Opens a dialog by itself where the cookie that it names is absent, once the page has been at rest for a moment. The
 * cookie is set for a day when the dialog closes, however it was opened (the seed, section 4). `cookies` is the library,
 * handed in: the script of every page has it already.
 */
export declare const start: (dialog: HTMLElement, cookies: typeof Cookies) => void;
