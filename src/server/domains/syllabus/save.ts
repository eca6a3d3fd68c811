import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SyllabusBody } from '#schemas/api/syllabus.ts';
import { maxSyllabusFiles } from '#schemas/records/syllabus.ts';
import { notFound, wrongField } from '#server/core/errors/refusals.ts';
import { removeMedia } from '#server/domains/media/index.ts';
import { keepUpload, type StoredUpload } from '#server/files/uploads/uploads.ts';
import { clientKeyOf } from '#server/http/calls/client-key.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { requireMatch } from '#server/http/calls/if-match.ts';
import type { WriteContext } from '#server/store/audit.ts';
import { onlyRow } from '#server/store/query.ts';
import { type SyllabusRow, syllabuses } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';
import { requireSyllabusStep } from './check-syllabus.ts';
import { findSentSyllabus } from './find-sent.ts';
import { requireOwnClass } from './own-classes.ts';
import { toSyllabusRecord } from './syllabus-row.ts';

interface Saving {
  readonly context: CallContext;
  /** Checked, its HTML sanitised. */
  readonly body: Omit<SyllabusBody, 'Description'> & { readonly Description?: string | undefined };
  readonly uploads: readonly StoredUpload[];
}

interface Saved {
  readonly row: SyllabusRow;
  /** Files to delete once this is committed. */
  readonly leftover: readonly string[];
}

const columnsOf = (body: Saving['body']) => ({
  classId: body.Class_Id,
  subjectId: body.Subject_Id,
  courseId: body.course_Id,
  title: body.Title,
  description: body.Description ?? null,
  startDate: body.Start_Date ?? null,
  endDate: body.End_Date ?? null,
  isPublic: body.Is_Public,
  topics: body.Topics.map((topic) => ({ ...topic })),
});

/** Adds a syllabus; it starts as a draft unless it is published at once. The same one sent again is that of the first. */
export const insertSyllabus = async (tx: WriteContext, { context, body, uploads }: Saving): Promise<Saved> => {
  const { schoolId } = context.school;
  const status = body.Status ?? 'Draft';
  if (status === 'Archived') throw wrongField('Status', 'A syllabus begins as Draft or Published.');
  const clientKey = clientKeyOf(context);
  const values = { ...columnsOf(body), status };
  const sent = await findSentSyllabus(tx, { schoolId, clientKey, values, fileCount: uploads.length });
  if (sent) {
    tx.unrecorded();
    return { row: sent, leftover: uploads.flatMap(({ keys }) => keys) };
  }
  const files = await keepAll(tx, uploads);
  const row = onlyRow(
    await tx.db
      .insert(syllabuses)
      .values({ schoolId, ...values, files, clientKey })
      .returning(),
  );
  await tx.audit({ entity: 'syllabus', id: row.id, after: audited(row) });
  return { row, leftover: [] };
};

/** Replaces a syllabus. Errors: `NOT_FOUND`, `NO_ACCESS` to the class it was of, `STALE`, `BAD_TRANSITION`. */
export const updateSyllabus = async (tx: WriteContext, { context, body, uploads }: Saving): Promise<Saved> => {
  const { schoolId } = context.school;
  const before = await lockSyllabus(tx, body.Syllabus_Id);
  requireOwnClass(context, before.classId);
  const { id, version, updatedAt } = before;
  const current = audited(before);
  await requireMatch(tx, context, { entity: 'syllabus', id, version, updatedAt, current, yours: body });
  const status = body.Status ?? before.status;
  requireSyllabusStep(before.status, status);
  const removed = before.files.filter((file) => body.Remove_Files?.includes(file));
  const kept = before.files.filter((file) => !removed.includes(file));
  if (kept.length + uploads.length > maxSyllabusFiles)
    throw wrongField('Files', `A syllabus has at most ${maxSyllabusFiles} files.`);
  const files = [...kept, ...(await keepAll(tx, uploads))];
  const [row] = await tx.db
    .update(syllabuses)
    .set({ ...columnsOf(body), status, files, version: version + 1, updatedAt: sql`now()` })
    .where(and(eq(syllabuses.schoolId, schoolId), eq(syllabuses.id, id)))
    .returning();
  if (!row) throw new Error('A locked syllabus was gone.');
  await tx.audit({ entity: 'syllabus', id, before: current, after: audited(row) });
  return { row, leftover: await removeMedia(tx.db, schoolId, removed) };
};

const present = (id: number) => and(eq(syllabuses.id, id), isNull(syllabuses.deletedAt));

/** A syllabus that was not removed. Errors: `NOT_FOUND`. */
export const findSyllabus = async ({ db }: StoreContext, id: number): Promise<SyllabusRow> => {
  const [row] = await db.select().from(syllabuses).where(present(id));
  if (!row) throw notFound();
  return row;
};

/** As `findSyllabus`; no other transaction changes it until this one ends. */
export const lockSyllabus = async ({ db }: StoreContext, id: number): Promise<SyllabusRow> => {
  const [row] = await db.select().from(syllabuses).where(present(id)).for('update');
  if (!row) throw notFound();
  return row;
};

const keepAll = async (tx: WriteContext, uploads: readonly StoredUpload[]): Promise<number[]> => {
  const ids: number[] = [];
  for (const upload of uploads) ids.push(await keepUpload(tx, upload));
  return ids;
};

/** A syllabus as the audit log has it: its files by their ids. */
export const audited = (row: SyllabusRow): Record<string, unknown> => ({
  ...toSyllabusRecord(row, []),
  Files: row.files,
});
