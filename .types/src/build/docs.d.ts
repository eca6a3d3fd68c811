/** Turns the guides, the reference and the rules into HTML, for the server: `dist/docs.json`. */
export declare const buildDocs: () => Promise<void>;
