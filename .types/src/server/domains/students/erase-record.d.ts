import type { WriteContext } from '#server/store/audit.ts';
import { type StudentRow } from '#server/store/schema.ts';
/** What stands in place of a name. */
export declare const erasedName = "Erased";
/** What stands in place of a date of birth; no answer shows it. */
export declare const erasedDate = "1900-01-01";
/** Empties a student's record and removes what hangs on it. Returns the keys of the files to delete after the commit. */
export declare const eraseRecord: (tx: WriteContext, row: StudentRow, now: Date) => Promise<string[]>;
