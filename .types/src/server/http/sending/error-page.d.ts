/** A page that is sent as it is. */
export interface PlainPage {
    readonly headers: Readonly<Record<string, string>>;
    readonly html: string;
}
interface PlainText {
    readonly title: string;
    readonly text: string;
    /** Where to go on. */
    readonly link: {
        readonly href: string;
        readonly label: string;
    };
    /** Seconds. */
    readonly retryAfter?: number;
}
/** A page that needs nothing to work: for when the database or a page itself has failed. */
export declare const errorPage: (status: 500 | 503, requestId: string) => PlainPage;
/** A page in the product's neutral look, kept by nobody and out of search engines. Its texts are ours: none is escaped. */
export declare const plainPage: ({ title, text, link, retryAfter }: PlainText, requestId: string) => PlainPage;
export {};
