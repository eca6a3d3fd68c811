/** Puts the film in place of its poster when that is pressed, and takes it away when the dialog closes. */
export declare const start: (film: HTMLElement) => void;
