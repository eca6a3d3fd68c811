interface Cut {
    /** Paragraphs that always show; the last of them may end in the middle. */
    readonly shown: readonly string[];
    /** The rest of the paragraph that was cut, empty where it ends between two. */
    readonly tail: string;
    readonly hidden: readonly string[];
}
/** Cuts a text at a number of characters, back to the end of a word. A text that fits is not cut. */
export declare const cutText: (text: string, at: number) => Cut;
export {};
