/** What a module names in one import. */
export interface ImportName {
    /** As it is written. */
    readonly name: string;
    readonly line: number;
    /** Whether nothing of it is left at run time. */
    readonly isType: boolean;
}
/** Everything that a module imports: types too, at the top or where one is needed, and what it exports of others. */
export declare const readImports: (file: string, text: string) => readonly ImportName[];
