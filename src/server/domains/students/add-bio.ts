import { and, eq, sql } from 'drizzle-orm';
import { addStudentBio, type BioBody } from '#schemas/api/students/bio.ts';
import { bioFields, healthBioFields } from '#schemas/records/student-bio.ts';
import { schoolTag } from '#schemas/sources/index.ts';
import { wrongField } from '#server/core/errors/refusals.ts';
import { pickFields } from '#server/core/pick-fields.ts';
import { normalizePhone } from '#server/core/validation/phone.ts';
import { withoutNulls } from '#server/core/without-nulls.ts';
import { type CallContext, handle, ok } from '#server/http/calls/handle.ts';
import { requireMatch } from '#server/http/calls/if-match.ts';
import { type StudentRow, students } from '#server/store/schema.ts';
import { type BioReader, isForHealth, toBioRecord } from './bio-record.ts';
import { lockStudent } from './find-student.ts';
import { cardTags } from './public-card.ts';
import { sealedPlace } from './student-record.ts';

const phones = ['Emergency_Contact_Mobile', 'Emergency_Contact_2_Mobile', 'Doctor_Phone'] as const;

const healthNames = Object.keys(healthBioFields);

/**
 * Replaces a student's bio. The Aadhaar number is sealed; it and the photo consent stay where they are left out, and so
 * do notes of health for whom they are not. The audit log says that these have changed, not what they say.
 */
export const addBioHandler = handle(addStudentBio, async ({ body }, context) => {
  const { schoolId } = context.school;
  return context.write(async (tx) => {
    const reader: BioReader = { as: 'office', readsHealth: isForHealth(context) };
    if (!reader.readsHealth && healthNames.some((name) => name in body))
      throw wrongField('Health_Notes', 'You may not change notes of health.');
    const before = await lockStudent(tx, body.Student_Id);
    const { id, version, updatedAt } = before;
    const current = { ...toBioRecord(before, reader) };
    const { Aadhaar_No: aadhaar, ...yours } = body;
    await requireMatch(tx, context, { entity: 'student', id, version, updatedAt, current, yours });
    const consent = consentOf(body, before, context);
    const sealed = aadhaar !== undefined && {
      aadhaarSealed: context.services.sealer.seal(aadhaar, sealedPlace('aadhaar', id)),
      aadhaarLast4: aadhaar.slice(-4),
    };
    const [row] = await tx.db
      .update(students)
      .set({
        bio: { ...bioOf(body), ...(reader.readsHealth ? {} : pickFields(before.bio, healthNames)), ...consent.record },
        photoConsent: consent.photoConsent,
        ...sealed,
        version: version + 1,
        updatedAt: sql`now()`,
      })
      .where(and(eq(students.schoolId, schoolId), eq(students.id, id)))
      .returning();
    if (!row) throw new Error('A locked student was gone.');
    const isChanged = healthNames.some((name) => before.bio[name] !== row.bio[name]);
    await tx.audit({
      entity: 'student',
      id,
      before: auditedBio(before),
      after: { ...auditedBio(row), ...(isChanged && { Health_Notes_Changed: true }) },
    });
    if (row.photoConsent !== before.photoConsent) for (const tag of cardTags) tx.touch(schoolTag(schoolId, tag));
    return ok({ Student_Id: id, bio: toBioRecord(row, reader), Version: row.version });
  });
});

const auditedBio = (row: StudentRow) => ({ ...toBioRecord(row, { as: 'office', readsHealth: false }) });

/** What of the form is kept in `bio`, with phone numbers as they are stored; one of a landline stays as it was typed. */
const bioOf = (body: BioBody): Record<string, unknown> => {
  const { Photo_Consent: _, ...named } = pickFields(body, Object.keys(bioFields));
  const numbers = phones.map(
    (name) => [name, body[name] && (normalizePhone(body[name]) || body[name].trim())] as const,
  );
  const persons = body.Pickup_Persons?.map((one) =>
    withoutNulls({ ...one, Mobile: one.Mobile && normalizePhone(one.Mobile) }),
  );
  return withoutNulls({ ...named, ...Object.fromEntries(numbers), Pickup_Persons: persons });
};

/** The consent that holds from now on, with who gave or withdrew it and when. */
const consentOf = (body: BioBody, before: StudentRow, context: CallContext) => {
  const photoConsent = body.Photo_Consent ?? before.photoConsent;
  if (photoConsent === before.photoConsent && body.Consent_By === undefined)
    return { photoConsent, record: pickFields(before.bio, ['Consent_By', 'Consent_At']) };
  if (body.Consent_By === undefined && photoConsent !== 'None')
    throw wrongField('Consent_By', 'Please enter who gave the consent.');
  return { photoConsent, record: { Consent_At: body.Consent_At ?? context.now().toISOString() } };
};
