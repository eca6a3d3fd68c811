import type { CsvColumn } from '#server/http/calls/csv.ts';
/** What a line of the export is made from. */
export interface UdiseRow {
    readonly udiseCode: string;
    readonly className: string;
    readonly section: number;
    readonly rollNo: number | null;
    readonly name: string;
    readonly gender: string;
    /** YYYY-MM-DD, as is the day of admission. */
    readonly dateOfBirth: string;
    readonly admissionNo: string;
    readonly admissionDate: string;
    readonly mobile: string;
    readonly email: string | null;
    readonly aadhaarLast4: string | null;
    readonly details: Readonly<Record<string, unknown>>;
    readonly bio: Readonly<Record<string, unknown>>;
}
/** The columns of the UDISE+ bulk upload SDMIS_Bupload_V2, in its order (domain.md 4.3). */
export declare const udiseColumns: readonly CsvColumn<UdiseRow>[];
