/** Shows the button that copies the article's address, where the browser can. */
export declare const start: (root: HTMLElement) => void;
