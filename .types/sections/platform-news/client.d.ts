/** A press on an article's title opens it and closes the one that was open. */
export declare const start: (cards: HTMLElement) => void;
