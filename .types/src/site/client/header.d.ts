/** Marks the page once it is scrolled by more than 50 px (the seed, section 4), and closes an open menu by Escape. */
export declare const startHeader: () => void;
