/** The yardstick: a page as someone would tune it by hand, from a server that does nothing else. */
export interface StaticPage {
    readonly url: string;
    stop(): Promise<void>;
}
/**
 * The same content without a script: the HTML as the product serves it, its style and pictures as they are, from bare
 * node:http with brotli. Pictures and fonts are the product's own bytes, kept after the first time.
 */
export declare const serveStatic: (address: string) => Promise<StaticPage>;
