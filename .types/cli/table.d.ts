/** Rows of text in columns as wide as their widest cell. */
export declare const formatTable: (rows: readonly (readonly string[])[]) => string;
