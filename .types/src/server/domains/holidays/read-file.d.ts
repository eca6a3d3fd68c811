import type { Candidate } from './add-all.ts';
/**
 * The holidays of a CSV file, each complete and sound. Errors: `NOT_VALID`, with a text for each field of each line that
 * is wrong, as `lines[3].name`, or for the file itself.
 */
export declare const readHolidayFile: (data: Uint8Array) => readonly Candidate[];
