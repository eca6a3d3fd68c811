/** Gives the way to the file that was found, in the form's place. */
export declare const start: (form: HTMLElement) => void;
