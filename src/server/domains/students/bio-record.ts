import { mayReadHealth } from '#schemas/access/matrix.ts';
import type { BioRecord } from '#schemas/api/students/bio.ts';
import { consentFields, healthBioFields, officeBioFields, openBioFields } from '#schemas/records/student-bio.ts';
import { pickFields } from '#server/core/pick-fields.ts';
import { withoutNulls } from '#server/core/without-nulls.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import type { StudentRow } from '#server/store/schema.ts';

/** Who reads a bio. */
export interface BioReader {
  /** The admin and the front office; the family; a class teacher. */
  readonly as: 'office' | 'family' | 'teacher';
  /** Whether notes of health are for them too. */
  readonly readsHealth: boolean;
}

/** Whether notes of health are for who calls: for no program, and for nobody who is here for support. */
export const isForHealth = ({ actor }: Pick<CallContext, 'actor'>): boolean =>
  actor.kind === 'user' && mayReadHealth(actor);

const openNames = [...Object.keys(openBioFields), ...Object.keys(consentFields)];
const healthNames = Object.keys(healthBioFields);
const officeNames = Object.keys(officeBioFields);

/**
 * A student's bio as far as someone may see it: special needs and the like are the office's, notes of health of who was
 * given them (docs/domain.md, Students).
 */
export const toBioRecord = (row: StudentRow, { as, readsHealth }: BioReader): BioRecord => {
  const { bio, photoConsent, aadhaarLast4, erasedAt } = row;
  if (erasedAt) return {};
  return withoutNulls({
    ...pickFields(bio, [...openNames, ...(readsHealth ? healthNames : []), ...(as === 'office' ? officeNames : [])]),
    Photo_Consent: photoConsent,
    Aadhaar_Last4: as === 'teacher' ? undefined : aadhaarLast4,
  });
};
