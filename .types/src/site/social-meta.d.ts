/** The picture that stands for a page where its address is shared. */
export interface CardImage {
    /** The whole address. */
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly alt: string;
}
interface SharedPage {
    readonly title: string;
    readonly description: string;
    readonly url: string;
    readonly siteName: string;
    readonly locale: string;
    /** The other languages that the page is there in. */
    readonly otherLocales: readonly string[];
    /** When it was written, where the page is an article. */
    readonly published?: string | undefined;
    readonly image?: CardImage | undefined;
}
/** How the page looks where its address is shared: Open Graph, and the little that X asks for besides. */
export declare const socialMeta: (page: SharedPage) => string[];
export {};
