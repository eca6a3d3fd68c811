/** The beginning of a text in HTML, without its markup and, where there is anything else, its headings; cut at a word. */
export declare const excerptOf: (html: string, max: number) => string;
