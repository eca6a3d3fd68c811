/** Says a text in another language; undefined where there are no words for it. */
export type Translate = (text: string) => string | undefined;
/** How failures are said in the language with this tag; undefined where that is English, as they are. */
export declare const translation: (locale: string) => Translate | undefined;
/** The tag that an `Accept-Language` header (RFC 9110, 12.5.4) names first. */
export declare const firstLanguage: (header: string | undefined) => string;
