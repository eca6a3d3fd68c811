import { addSyllabus, type SyllabusBody } from '../../../../schemas/api/syllabus.ts';
import { sanitizeHtml } from '../../content/sanitize-html.ts';
import { notValid } from '../../errors/app-error.ts';
import { deleteFiles } from '../../media/files.ts';
import { type DocumentType, type StoredUpload, storeDocumentUpload, withUploads } from '../../media/uploads.ts';
import { offeredClass } from '../admissions/offered-classes.ts';
import { type CallContext, created, handle, ok, type UploadedFile } from '../handle.ts';
import { userIdOf } from '../user-id.ts';
import { findWrongSyllabus } from './check-syllabus.ts';
import { requireOwnClass } from './own-classes.ts';
import { insertSyllabus, updateSyllabus } from './save.ts';
import { readSyllabusRecords } from './syllabus-row.ts';

const fileTypes: readonly DocumentType[] = ['pdf', 'doc', 'docx', 'ppt', 'pptx', 'xls', 'xlsx', 'jpg', 'png', 'webp'];
const maxFileBytes = 10 * 1024 * 1024;

/** Adds a syllabus, or replaces one; files that are sent are added to those it has. A class teacher writes for own classes. */
export const addSyllabusHandler = handle<{ body: SyllabusBody }>(addSyllabus, async ({ body, files }, context) => {
  const { services } = context;
  requireOwnClass(context, body.Class_Id);
  await check(body, context);
  const text = body.Description === undefined ? undefined : sanitizeHtml(body.Description);
  const clean = { ...body, Description: text || undefined };
  const uploads = await storeFiles(files, context);
  const save = body.Syllabus_Id === 0 ? insertSyllabus : updateSyllabus;
  const { syllabus, leftover } = await withUploads(services, uploads, () =>
    context.write(async (tx) => {
      const { row, leftover } = await save(tx, { context, body: clean, uploads });
      const [record] = await readSyllabusRecords(tx.db, { services, rows: [row] });
      return { syllabus: record, leftover };
    }),
  );
  await deleteFiles(services.storage, leftover);
  return body.Syllabus_Id === 0 ? created({ syllabus }) : ok({ syllabus });
});

const check = async (body: SyllabusBody, context: CallContext): Promise<void> => {
  const known = body.Syllabus_Id > 0 || (await context.read((tx) => offeredClass(tx, body.Class_Id)));
  const errors = {
    ...(known ? {} : { Class_Id: ['Choose a class that the school has.'] }),
    ...findWrongSyllabus(body),
  };
  if (Object.keys(errors).length > 0) throw notValid(errors);
};

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
