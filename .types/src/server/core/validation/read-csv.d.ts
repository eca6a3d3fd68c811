/** A line of a CSV file with the number that a spreadsheet shows beside it; the heading is line 1. */
export interface CsvLine {
    readonly line: number;
    readonly cells: readonly string[];
}
/** A CSV file that cannot be read, and why, as the person who sends it reads it. */
export declare class CsvError extends Error {
    constructor(message: string);
}
/**
 * The lines of a CSV file in UTF-8 (RFC 4180), with commas between the cells or, where the heading has none, semicolons
 * or tabs, as spreadsheets write them in some countries. Lines without any text are left out. Errors: `CsvError`.
 */
export declare const readCsv: (data: Uint8Array) => readonly CsvLine[];
