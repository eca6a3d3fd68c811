/**
 * Buttons and rotation for a row of cards that already scrolls and snaps: `data-slider-track`, `-previous`, `-next`,
 * `-toggle`, `-controls` under the root; `data-autoplay-ms` (0: none) and `data-speed-ms` on it. Where all cards are
 * in view the controls stay hidden. Rotation follows the carousel pattern of the ARIA practices.
 */
export declare const start: (root: HTMLElement) => void;
