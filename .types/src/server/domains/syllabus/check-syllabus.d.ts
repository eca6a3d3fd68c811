import type { SyllabusBody } from '#schemas/api/syllabus.ts';
import { type FieldErrors } from '#server/core/errors/app-error.ts';
import type { SyllabusRow } from '#server/store/schema.ts';
type Status = SyllabusRow['status'];
/** Throws `BAD_TRANSITION`, with the steps that there are, unless a syllabus may go from one status to the other. */
export declare const requireSyllabusStep: (from: Status, to: Status) => void;
/** What a schema cannot say of a syllabus: texts by field (domain.md 4.4). */
export declare const findWrongSyllabus: ({ Start_Date: start, End_Date: end }: SyllabusBody) => FieldErrors;
export {};
