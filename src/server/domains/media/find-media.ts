import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { notFound } from '#server/core/errors/refusals.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { type MediaRow, media, students } from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';

/** The photos of students belong to their records. */
const isStudentPhoto = sql`exists (select 1 from ${students} where ${students.photoMediaId} = ${media.id})`;

/** What the library shows to everyone who has it: no private files, and no photos of students. */
export const inLibrary: SQL | undefined = and(ne(media.class, 'private'), sql`not ${isStudentPhoto}`);

type MediaReader = Pick<CallContext, 'scopeOf' | 'school'>;

const mayReadRecords = ({ scopeOf }: MediaReader): boolean =>
  (['/student', '/admissions'] as const).every((area) => scopeOf(area, 'read') === 'all');

const visible = (context: MediaReader, id: number): SQL | undefined =>
  and(eq(media.schoolId, context.school.schoolId), eq(media.id, id), mayReadRecords(context) ? undefined : inLibrary);

/**
 * A row that the actor may see: private files and students' photos only who may read all students and enquiries.
 * Errors: `NOT_FOUND`.
 */
export const findMedia = async (db: Db, context: MediaReader, id: number): Promise<MediaRow> => {
  const [row] = await db.select().from(media).where(visible(context, id));
  if (!row) throw notFound();
  return row;
};

/** As `findMedia`, a row that no other transaction changes or starts to use until this one ends. */
export const lockMedia = async (db: Db, context: MediaReader, id: number): Promise<MediaRow> => {
  const [row] = await db.select().from(media).where(visible(context, id)).for('update');
  if (!row) throw notFound();
  return row;
};
