/** Remembers which element has the focus, and what is typed into it; the result gives it back to the one that took its place. */
export declare const keepFocus: () => (() => void);
