/** The first words of an article without its tags, as text. */
export declare const excerpt: (html: string, max: number) => string;
