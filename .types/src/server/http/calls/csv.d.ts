type Cell = string | number | boolean | null | undefined;
/** A column of a CSV file: its heading, and what of a row stands under it. */
export interface CsvColumn<T> {
    readonly label: string;
    readonly value: (row: T) => Cell;
}
/**
 * A table as CSV (RFC 4180) that is safe to open: a text that a spreadsheet would run as a formula gets a leading `'`.
 * Numbers and booleans stand as they are; null and undefined leave the cell empty.
 */
export declare const toCsv: <T>(columns: readonly CsvColumn<T>[], rows: readonly T[]) => string;
/** A CSV file to be saved under a name, in UTF-8. */
export declare const csvAnswer: (fileName: string, csv: string) => {
    readonly status: 200;
    readonly bytes: Buffer<ArrayBuffer>;
    readonly headers: {
        readonly 'content-type': 'text/csv; charset=utf-8';
        readonly 'content-disposition': `attachment; filename="${string}"`;
    };
};
export {};
