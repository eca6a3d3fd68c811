export declare const themesFolder: string;
/** The slugs of the themes in themes/. */
export declare const themeSlugs: () => Promise<readonly string[]>;
/** The file of a theme named by slug or path, and the name to print for it. */
export declare const findTheme: (name: string) => Promise<{
    file: string;
    shown: string;
}>;
