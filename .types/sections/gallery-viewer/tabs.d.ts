/** The tabs pattern of the ARIA practices on links to the panels. Without it the stylesheet shows what the address names. */
export declare const startTabs: (root: HTMLElement) => void;
