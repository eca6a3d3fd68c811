/**
 * Buttons, and rotation where `data-autoplay-ms` says so, for a list that scrolls and snaps by itself: `data-enhance="snap-row"`
 * with a track and controls in it, `data-row="y"` for one that scrolls downwards. Nothing shows while all is in view.
 */
export declare const start: (root: HTMLElement) => void;
