/** Makes the fonts that cards and icons are drawn with on the server, each in the weight of headings. */
export declare const buildCardFonts: () => Promise<void>;
