import { eq } from 'drizzle-orm';
import { notFound, refuse } from '#server/core/errors/refusals.ts';
import { media, type StudentRow, students } from '#server/store/schema.ts';
import type { Db, StoreContext } from '#server/store/store.ts';

/** A student of the school. Errors: `NOT_FOUND`. */
export const findStudent = async (db: Db, id: number): Promise<StudentRow> => {
  const [row] = await db.select().from(students).where(eq(students.id, id));
  if (!row) throw notFound();
  return row;
};

/** A student whom no other transaction changes until this one ends. Errors: `NOT_FOUND`; `GUARD` where erased. */
export const lockStudent = async ({ db }: StoreContext, id: number): Promise<StudentRow> => {
  const [row] = await db.select().from(students).where(eq(students.id, id)).for('update');
  if (!row) throw notFound();
  if (row.erasedAt) throw refuse('The data of this student were erased.');
  return row;
};

/** What a student's photo is linked by; null if there is none. */
export const findPhoto = async (db: Db, { photoMediaId }: Pick<StudentRow, 'photoMediaId'>) => {
  if (photoMediaId === null) return null;
  const columns = { schoolId: media.schoolId, id: media.id, variants: media.variants };
  const [photo] = await db.select(columns).from(media).where(eq(media.id, photoMediaId));
  return photo ?? null;
};
