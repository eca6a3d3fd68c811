/** Calls back with the way a finger went: -1 to the left, 1 to the right. A mouse does not swipe. */
export declare const onSwipe: (element: HTMLElement, run: (way: -1 | 1) => void) => void;
