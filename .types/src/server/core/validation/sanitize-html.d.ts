declare const safe: unique symbol;
/** HTML that was sanitised by this server, and may stand in a page as it is. */
export type SafeHtml = string & {
    readonly [safe]: true;
};
/**
 * HTML from people, reduced to prose: headings below the page's own, lists, tables, links, emphasis. Never script, style,
 * svg, math, frames, pictures, event handlers or `javascript:`. Run when it is stored, and again on its way out.
 */
export declare const sanitizeHtml: (html: string) => SafeHtml;
/** The text of HTML, for asking whether anything is left of it. */
export declare const htmlToText: (html: string) => string;
export {};
