/** Text as the content of an element, or of an attribute in double quotes. */
export declare const escapeHtml: (text: string) => string;
