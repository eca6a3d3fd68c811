/** The window that holds the panel and, in a frame with a viewport of its own, the page. Its script does the rest. */
export declare const panelDocument: () => Promise<string>;
