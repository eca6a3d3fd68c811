/** The opening sentence set apart, and the rest by paragraph. No sentence is long enough to open: no lead. */
export declare const splitLead: (description: string) => {
    readonly lead: string;
    readonly paragraphs: readonly string[];
};
