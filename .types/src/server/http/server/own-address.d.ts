/** Whether an address is one of a theme's pages, and none of the server's own. */
export declare const isPage: (url: string) => boolean;
/** A URL whose percent signs do not decode is taken with each for a mere sign: it then leads nowhere, like other wrong ones. */
export declare const readableUrl: (url: string) => string;
