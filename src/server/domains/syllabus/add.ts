import { addSyllabus, type SyllabusBody } from '#schemas/api/syllabus.ts';
import { subjectLookup } from '#schemas/lookups/subjects.ts';
import { notValid } from '#server/core/errors/refusals.ts';
import { sanitizeHtml } from '#server/core/html/sanitize-html.ts';
import { offeredClass, offeredItems } from '#server/domains/lookups/public.ts';
import { deleteFiles } from '#server/files/uploads/files.ts';
import type { UploadedFile } from '#server/files/uploads/uploaded-file.ts';
import {
  type DocumentType,
  type StoredUpload,
  storeDocumentUpload,
  withUploads,
} from '#server/files/uploads/uploads.ts';
import { userIdOf } from '#server/http/access/user-id.ts';
import { type CallContext, created, handle, ok } from '#server/http/calls/handle.ts';
import type { StoreContext } from '#server/store/store.ts';
import type { FieldErrors } from '#shared/errors/app-error.ts';
import { findWrongSyllabus } from './check-syllabus.ts';
import { requireOwnClass } from './own-classes.ts';
import { findSyllabus, insertSyllabus, updateSyllabus } from './save.ts';
import { readSyllabusRecords } from './syllabus-row.ts';

const fileTypes: readonly DocumentType[] = ['pdf', 'doc', 'docx', 'ppt', 'pptx', 'xls', 'xlsx', 'jpg', 'png', 'webp'];
const maxFileBytes = 10 * 1024 * 1024;

/**
 * Adds a syllabus, or replaces one; files that are sent are added to those it has. The same new one sent again is
 * answered with the first. A class teacher writes for own classes.
 */
export const addSyllabusHandler = handle(addSyllabus, async ({ body, files }, context) => {
  const { services } = context;
  requireOwnClass(context, body.Class_Id);
  await check(body, context);
  const text =
    body.Description === undefined ? undefined : await sanitizeHtml(body.Description, context.school.schoolId);
  const clean = { ...body, Description: text || undefined };
  const uploads = await storeFiles(files, context);
  const save = body.Syllabus_Id === 0 ? insertSyllabus : updateSyllabus;
  const { syllabus, leftover } = await withUploads(services, uploads, () =>
    context.write(async (tx) => {
      const { row, leftover } = await save(tx, { context, body: clean, uploads });
      const [record] = await readSyllabusRecords(tx.db, { services, rows: [row] });
      if (!record) throw new Error('A syllabus was gone after it was written.');
      return { syllabus: record, leftover };
    }),
  );
  await deleteFiles(services.storage, leftover);
  return body.Syllabus_Id === 0 ? created({ syllabus }) : ok({ syllabus });
});

const check = async (body: SyllabusBody, context: CallContext): Promise<void> => {
  const errors = { ...(await context.read((tx) => findUnknown(tx, body))), ...findWrongSyllabus(body) };
  if (Object.keys(errors).length > 0) throw notValid(errors);
};

/** What is not in the school's lists, by field; a class or subject that was taken off them stays where it was. */
const findUnknown = async (tx: StoreContext, body: SyllabusBody): Promise<FieldErrors> => {
  const before = body.Syllabus_Id > 0 ? await findSyllabus(tx, body.Syllabus_Id) : undefined;
  const hasClass = before?.classId === body.Class_Id || (await offeredClass(tx, body.Class_Id)) !== undefined;
  const subjects = before?.subjectId === body.Subject_Id ? [body.Subject_Id] : await offeredSubjects(tx);
  return {
    ...(hasClass ? {} : { Class_Id: ['Choose a class that the school has.'] }),
    ...(subjects.includes(body.Subject_Id) ? {} : { Subject_Id: ['Choose a subject that the school has.'] }),
  };
};

const offeredSubjects = async ({ db }: StoreContext): Promise<readonly number[]> =>
  (await offeredItems(db, subjectLookup)).map(({ id }) => id);

/** Stores files one after the other; where one is refused, those before it are deleted. */
const storeFiles = async (files: readonly UploadedFile[], context: CallContext): Promise<StoredUpload[]> => {
  const { services, school, actor } = context;
  const uploads: StoredUpload[] = [];
  const options = { schoolId: school.schoolId, userId: userIdOf(actor), types: fileTypes, maxBytes: maxFileBytes };
  for (const file of files) {
    const upload = await withUploads(services, uploads, () => storeDocumentUpload(services, { ...options, file }));
    uploads.push(upload);
  }
  return uploads;
};
