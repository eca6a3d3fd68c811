import { isDeepStrictEqual } from 'node:util';
import { and, eq } from 'drizzle-orm';
import { refuse } from '#server/core/errors/refusals.ts';
import { lockClientKey } from '#server/store/lock-client-key.ts';
import { type SyllabusRow, syllabuses } from '#server/store/schema.ts';
import type { StoreContext } from '#server/store/store.ts';

interface Sent {
  readonly schoolId: number;
  /** What the caller calls the request; without it nothing was sent before. */
  readonly clientKey: string | undefined;
  /** What is to be stored, by its columns. */
  readonly values: Readonly<Partial<SyllabusRow>>;
  readonly fileCount: number;
}

/**
 * The syllabus that the same request has added already. Another one under this key waits until this transaction ends.
 * Errors: `GUARD` where something else was sent under the key.
 */
export const findSentSyllabus = async (
  context: StoreContext,
  { schoolId, clientKey, values, fileCount }: Sent,
): Promise<SyllabusRow | undefined> => {
  if (clientKey === undefined) return undefined;
  await lockClientKey(context, schoolId, clientKey);
  const own = and(eq(syllabuses.schoolId, schoolId), eq(syllabuses.clientKey, clientKey));
  const [row] = await context.db.select().from(syllabuses).where(own);
  // What somebody has changed since is no longer what was sent.
  if (row?.version === 1 && (row.files.length !== fileCount || !saysTheSame(row, values)))
    throw refuse('This syllabus is stored already, as it was first sent. Open it from the list to change it.');
  return row;
};

const saysTheSame = (row: SyllabusRow, values: Sent['values']): boolean =>
  Object.entries(values).every(
    ([name, value]) => value === undefined || isDeepStrictEqual(row[name as keyof SyllabusRow], value),
  );
