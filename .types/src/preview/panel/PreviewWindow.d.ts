/** The panel, and beside it the page in a frame: a viewport of its own, with nothing of the panel in it. */
export declare function PreviewWindow(): import("react").JSX.Element;
