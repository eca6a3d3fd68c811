/** A section type to be made. */
export interface NewSection {
    /** Kebab-case; also its folder and its name in themes. */
    readonly type: string;
    readonly title: string;
    readonly description: string;
}
/** What a section's folder begins with, by file name: a heading and a paragraph, ready to be looked at. */
export declare const sectionFiles: ({ type, title, description }: NewSection) => ReadonlyMap<string, string>;
/** `sections/index.ts` with one more section, its import and its place in the list in the order of the types. */
export declare const withSection: (index: string, type: string) => string;
