import type { BioRecord } from '#schemas/api/students/bio.ts';
import { consentFields, officeBioFields, openBioFields } from '#schemas/records/student-bio.ts';
import { pickFields } from '#server/core/pick-fields.ts';
import { withoutNulls } from '#server/core/without-nulls.ts';
import type { StudentRow } from '#server/store/schema.ts';

/** Who reads a bio: the admin and the front office; the family; a class teacher. */
export type BioReader = 'office' | 'family' | 'teacher';

const openNames = [...Object.keys(openBioFields), ...Object.keys(consentFields)];
const officeNames = Object.keys(officeBioFields);

/**
 * A student's bio as far as someone may see it: health notes, special needs and the like are the office's
 * (docs/domain.md, Students).
 */
export const toBioRecord = (row: StudentRow, reader: BioReader): BioRecord => {
  const { bio, photoConsent, aadhaarLast4, erasedAt } = row;
  if (erasedAt) return {};
  return withoutNulls({
    ...pickFields(bio, reader === 'office' ? [...openNames, ...officeNames] : openNames),
    Photo_Consent: photoConsent,
    Aadhaar_Last4: reader === 'teacher' ? undefined : aadhaarLast4,
  });
};
