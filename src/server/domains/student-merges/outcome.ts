import type { MergePreview } from '#schemas/api/students/merge.ts';
import { photoConsent } from '#schemas/content/consent.ts';
import { isGone } from '#schemas/records/student-status.ts';
import { pickFields } from '#server/core/pick-fields.ts';
import type { StudentRow } from '#server/store/schema.ts';

interface Pair {
  readonly stays: StudentRow;
  readonly goes: StudentRow;
}

const leftOn = ({ details: { Leaving_Date: day } }: StudentRow): string => (typeof day === 'string' ? day : '');

/** How much a status says of where the child is now: at the school, still to come, or no more. */
const presence = ({ status }: StudentRow): number =>
  status === 'Active' || status === 'Inactive' ? 2 : status === 'Expected' ? 1 : 0;

/**
 * The entry whose status the student has: whoever is at the school has not left it, and of two leavings the later one is
 * the last. Where the entries say the same, it is the one that stays.
 */
export const currentOf = ({ stays, goes }: Pair): { readonly current: StudentRow; readonly other: StudentRow } => {
  const ofStays = { current: stays, other: goes };
  const ofGoes = { current: goes, other: stays };
  if (isGone(stays.status) && isGone(goes.status)) return leftOn(goes) > leftOn(stays) ? ofGoes : ofStays;
  return presence(goes) > presence(stays) ? ofGoes : ofStays;
};

const consents: readonly StudentRow['photoConsent'][] = photoConsent.enum;

/** Nobody has been asked where there is no consent, and nothing of who refused it or when. */
const hasAnswered = ({ photoConsent: consent, bio }: StudentRow): boolean =>
  consent !== 'None' || bio.Consent_At !== undefined || bio.Consent_By !== undefined;

/** The consent of both families' answers that allows less, and who gave it and when. */
export const consentOfBoth = ({ stays, goes }: Pair) => {
  const [least = stays] = [stays, goes]
    .filter(hasAnswered)
    .sort((one, other) => consents.indexOf(one.photoConsent) - consents.indexOf(other.photoConsent));
  return { photoConsent: least.photoConsent, record: pickFields(least.bio, ['Consent_By', 'Consent_At']) };
};

/** What nobody chooses of two entries. */
export const outcomeOf = (pair: Pair): MergePreview['result'] => ({
  Status: currentOf(pair).current.status,
  Photo_Consent: consentOfBoth(pair).photoConsent,
});
