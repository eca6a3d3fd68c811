/** The beginning of an article without its tags, cut between words. */
export declare const plainText: (html: string, max: number) => string;
