/** One cell: its text, and how it is coloured. The width is the text's. */
export interface Cell {
    readonly text: string;
    readonly paint?: (text: string) => string;
}
/** Rows in columns as wide as their widest cell, each line behind an indent. Colours do not count. */
export declare const formatColumns: (rows: readonly (readonly Cell[])[], indent?: string) => string;
