/** Makes tabs of the links to the albums, and opens pictures and films in the dialog, whose script comes at the first touch. */
export declare const start: (root: HTMLElement) => void;
