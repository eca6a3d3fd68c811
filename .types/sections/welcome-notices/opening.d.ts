/** The first two paragraphs of a text, and whether there is more. A very long paragraph ends at a full stop. */
export declare const openingOf: (text: string, max?: number) => {
    readonly paragraphs: readonly string[];
    readonly more: boolean;
};
