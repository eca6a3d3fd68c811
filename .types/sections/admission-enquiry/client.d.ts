/** The enquiry in steps, with a word on the child's age; its answer is a receipt. */
export declare const start: (form: HTMLElement) => void;
