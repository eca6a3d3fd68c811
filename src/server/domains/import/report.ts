import type { FileProblem } from './file/file-item.ts';

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
  /**
   * `total` pictures the school's items refer to; of these `added` now, and `described` though they were there already;
   * `removed` earlier ones that nothing shows any more.
   */
  pictures: { total: number; added: number; described: number; removed: number };
  /** What was left out, with `skipInvalid`. */
  skipped: FileProblem[];
  /** What else the reader should know, in sentences. */
  notes: string[];
  milliseconds: number;
}

/** Either everything that was sound is imported, or nothing is and every problem is listed. */
export type ImportResult = { ok: true; report: ImportReport } | { ok: false; problems: FileProblem[] };
