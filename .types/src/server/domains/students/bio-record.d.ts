import type { BioRecord } from '#schemas/api/students/bio.ts';
import type { StudentRow } from '#server/store/schema.ts';
/** Who reads a bio: the admin and the front office; the family; a class teacher. */
export type BioReader = 'office' | 'family' | 'teacher';
/** A student's bio as far as someone may see it: health notes, special needs and the like are the office's (domain.md 4.3). */
export declare const toBioRecord: (row: StudentRow, reader: BioReader) => BioRecord;
