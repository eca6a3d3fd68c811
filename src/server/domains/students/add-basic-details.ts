import { addStudentBasicDetails, type BasicDetailsBody } from '#schemas/api/students/basic-details.ts';
import { notValid, wrongField } from '#server/core/errors/refusals.ts';
import { noSuchSection, offeredClass, offeredSectionIds } from '#server/domains/lookups/public.ts';
import { deleteFiles } from '#server/files/uploads/files.ts';
import { portrait, storePictureUpload, withUploads } from '#server/files/uploads/uploads.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { type CallContext, created, handle, ok } from '#server/http/calls/handle.ts';
import type { StudentStatus } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { readSchoolDay } from '#server/tenancy/school-day.ts';
import { findWrongDetails, notOffered } from './check-basic-details.ts';
import { withDuplicateErrors } from './duplicates.ts';
import { findEnrolment } from './enrolment.ts';
import { findPhoto, findStudent } from './find-student.ts';
import { requireLastClass } from './last-class.ts';
import { leavingOf } from './leaving.ts';
import { findMergedNumbers } from './merged-numbers.ts';
import { photoLink } from './photo-link.ts';
import { insertStudent, updateStudent } from './save-basic-details.ts';
import { statusOf } from './status.ts';
import { toStudentRecord } from './student-record.ts';

/** Adds a student, or replaces the basic details of one; what the form leaves out is emptied, but the photo stays. */
export const addBasicDetailsHandler = handle(addStudentBasicDetails, async ({ body, files }, context) => {
  const { services, school } = context;
  const { schoolId } = school;
  const checked = await checkDetails(body, context);
  const [file] = files;
  const options = { schoolId, class: 'minor', userId: userIdOf(context.actor), ...portrait } as const;
  const photo = file && (await storePictureUpload(services, { ...options, file }));
  const saving = { context, photo, spreads: true, keepsContacts: !body.Has_Contacts, ...checked };
  const save = body.Student_Id === 0 ? insertStudent : updateStudent;
  const { student, leftover } = await withUploads(services, photo ? [photo] : [], () =>
    withDuplicateErrors(context, body, () =>
      context.write(async (tx) => {
        const { row, enrolment, leftover } = await save(tx, saving);
        const link = photoLink(services, await findPhoto(tx.db, row));
        return { student: toStudentRecord({ row, enrolment, photo: link }), leftover };
      }),
    ),
  );
  await deleteFiles(services.storage, leftover);
  return body.Student_Id === 0 ? created({ student }) : ok({ student });
});

interface Checked {
  readonly body: BasicDetailsBody;
  readonly status: StudentStatus;
  readonly today: string;
}

/** The details as they are to be stored. Errors: `NOT_VALID` with every field that is wrong, `NOT_FOUND`. */
const checkDetails = (body: BasicDetailsBody, context: CallContext): Promise<Checked> =>
  context.read(async (tx) => {
    const { db } = tx;
    const { today } = await readSchoolDay(tx, context.now());
    const before = body.Student_Id === 0 ? undefined : await findStudent(db, body.Student_Id);
    const status = statusOf(body, before, today);
    const complete = { ...leavingOf(before), ...body };
    const errors = findWrongDetails(complete, { today, status, before });
    if (Object.keys(errors).length > 0) throw notValid(errors);
    const merged = (await findMergedNumbers(db, [body.Admission_No])).get(body.Admission_No);
    if (merged && merged.studentId !== body.Student_Id) throw wrongField('Admission_No', merged.text);
    await requireOfferedPlace(tx, body);
    if (status === 'Alumni' && before?.status !== 'Alumni') await requireLastClass(tx, body.Class_Id, context.now());
    return { body: complete, status, today };
  });

/** A class or section that is not in the school's lists any more stays where it was. */
const requireOfferedPlace = async (tx: StoreContext, body: BasicDetailsBody): Promise<void> => {
  const enrolled = await findEnrolment(tx.db, body.Student_Id, body.Session);
  if (enrolled?.classId !== body.Class_Id && !(await offeredClass(tx, body.Class_Id)))
    throw wrongField('Class_Id', notOffered);
  if (enrolled?.sectionId !== body.Section_Id && !(await offeredSectionIds(tx)).has(body.Section_Id))
    throw wrongField('Section_Id', noSuchSection);
};
