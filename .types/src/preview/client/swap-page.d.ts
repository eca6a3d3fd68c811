/** Puts a newly rendered page in the place of the one that stands: scroll position, focus and open dialogs are kept. */
export declare const swapPage: (next: Document, body: boolean) => void;
