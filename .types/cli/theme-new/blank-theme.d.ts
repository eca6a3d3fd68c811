/** What is asked of whoever makes a theme. */
export interface NewTheme {
    readonly slug: string;
    readonly name: string;
    readonly themeId: number;
}
/** A small school site: home, gallery, admissions, log-in and the page for an unknown address. */
export declare const blankTheme: ({ slug, name, themeId }: NewTheme, tokens: object) => object;
