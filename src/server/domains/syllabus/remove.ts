import { and, eq } from 'drizzle-orm';
import { removeSyllabus } from '#schemas/api/syllabus.ts';
import { removeMedia } from '#server/domains/media/index.ts';
import { deleteFiles } from '#server/files/uploads/files.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { syllabuses } from '#server/store/schema.ts';
import { requireOwnClass } from './own-classes.ts';
import { audited, lockSyllabus } from './save.ts';

/** Deletes a syllabus with its files. */
export const removeSyllabusHandler = handle(removeSyllabus, async ({ query }, context) => {
  const files = await context.write(async (tx) => {
    const before = await lockSyllabus(tx, query.Syllabus_Id);
    const { schoolId, id } = before;
    requireOwnClass(context, before.classId);
    await tx.db.delete(syllabuses).where(and(eq(syllabuses.schoolId, schoolId), eq(syllabuses.id, id)));
    await tx.audit({ entity: 'syllabus', id, before: audited(before) });
    return removeMedia(tx.db, schoolId, before.files);
  });
  await deleteFiles(context.services.storage, files);
  return ok({ message: 'The syllabus was removed.' });
});
