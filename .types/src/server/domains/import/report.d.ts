import type { FileProblem } from './file/check-file.ts';
/** Numbers by content type. */
export type Counts = Record<string, number>;
export interface ContentCounts {
    created: Counts;
    updated: Counts;
    unchanged: Counts;
    removed: Counts;
}
/** What an import did. */
export interface ImportReport extends ContentCounts {
    schoolId: number;
    slug: string;
    /** Whether the school was new. */
    newSchool: boolean;
    /** `total` pictures the school's items refer to; of these `added` now; `removed` earlier ones that nothing shows any more. */
    pictures: {
        total: number;
        added: number;
        removed: number;
    };
    /** What was left out, with `skipInvalid`. */
    skipped: FileProblem[];
    /** What else the reader should know, in sentences. */
    notes: string[];
    milliseconds: number;
}
/** Either everything that was sound is imported, or nothing is and every problem is listed. */
export type ImportResult = {
    ok: true;
    report: ImportReport;
} | {
    ok: false;
    problems: FileProblem[];
};
