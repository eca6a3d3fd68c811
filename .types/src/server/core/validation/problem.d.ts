/** One thing wrong with a content document, told to the person who wrote it. */
export interface ContentProblem {
    /** Where, from the document's root: `schoolThemeMediaJson[2].Video_Url`. Empty for the document itself. */
    path: string;
    /** The field in the schema: `Video_Url`. */
    field: string;
    message: string;
    expected?: string;
    /** What stands there, shortened. */
    actual?: string;
    /** The nearest allowed word. */
    suggestion?: string;
}
/** A path with one more step: a field's name or an index. */
export declare function joinPath(parent: string, step: string | number): string;
/** A value as a short text for `actual`. */
export declare function quoteValue(value: unknown): string;
