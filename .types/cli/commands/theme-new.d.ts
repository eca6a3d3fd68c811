export interface ThemeNewOptions {
    readonly name?: string;
    readonly base?: string;
    readonly color?: string;
    readonly id?: string;
    readonly dir?: string;
}
/** Writes a theme that passes the check; what no flag says is asked on a terminal, and has a default elsewhere. */
export declare const themeNewCommand: (slug: string, options: ThemeNewOptions) => Promise<void>;
