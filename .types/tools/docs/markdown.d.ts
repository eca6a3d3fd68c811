/** A table of GitHub's Markdown. A bar in a cell would end it, and a new line the row. */
export declare const table: (head: readonly string[], rows: readonly (readonly string[])[]) => string;
export declare const code: (text: string) => string;
export declare const jsonBlock: (value: unknown) => string;
/** Paragraphs, with what is empty left out. */
export declare const page: (...parts: readonly (string | undefined)[]) => string;
