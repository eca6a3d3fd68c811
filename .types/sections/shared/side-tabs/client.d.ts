/**
 * The tabs pattern of the ARIA practices on links to the parts of a page: `data-enhance="side-tabs"` with a list of links and the
 * panels they lead to. Without this, the stylesheet shows the panel that the address names.
 */
export declare const start: (root: HTMLElement) => void;
