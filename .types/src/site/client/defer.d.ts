/** Fills sections whose source was too slow: asks for the page again, once, when the visitor comes near. */
export declare const startDeferred: (filled: (section: HTMLElement) => void) => void;
