import { and, eq } from 'drizzle-orm';
import { removeSyllabus } from '#schemas/api/syllabus.ts';
import { handle, ok } from '#server/http/calls/handle.ts';
import { syllabuses } from '#server/store/schema.ts';
import { requireOwnClass } from './own-classes.ts';
import { audited, lockSyllabus } from './save.ts';

/** Takes a syllabus out of every list. Its row and files stay. */
export const removeSyllabusHandler = handle(removeSyllabus, async ({ query }, context) =>
  context.write(async (tx) => {
    const before = await lockSyllabus(tx, query.Syllabus_Id);
    requireOwnClass(context, before.classId);
    await tx.db
      .update(syllabuses)
      .set({ deletedAt: context.now(), version: before.version + 1 })
      .where(and(eq(syllabuses.schoolId, before.schoolId), eq(syllabuses.id, before.id)));
    await tx.audit({ entity: 'syllabus', id: before.id, before: audited(before) });
    return ok({ message: 'The syllabus was removed.' });
  }),
);
