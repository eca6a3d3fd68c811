/** Shows in the form's place how the enquiry goes; the number may stand in the address already. */
export declare const start: (form: HTMLElement) => void;
