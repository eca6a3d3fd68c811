import { and, eq, isNull } from 'drizzle-orm';
import { type ScheduledPublicationRow, scheduledPublications } from '../schema.ts';
import type { Db } from '../store.ts';

/** The sets of changes that wait for their time, locked. Whoever locks items after them never waits for their publication. */
export const lockScheduledSets = async (db: Db): Promise<ScheduledPublicationRow[]> =>
  db
    .select()
    .from(scheduledPublications)
    .where(isNull(scheduledPublications.failedAt))
    .orderBy(scheduledPublications.id)
    .for('update');

/** An item whose version grew without a change of what it says. */
export interface Grown {
  readonly type: string;
  readonly id: number;
  readonly from: number;
  readonly to: number;
}

/** Lets sets that were chosen in the version before go live in the new one. */
export const followInScheduledSets = async (db: Db, grown: readonly Grown[]): Promise<void> => {
  const keyOf = (type: string, id: number, version: number): string => `${type}/${id}/${version}`;
  const versions = new Map(grown.map(({ type, id, from, to }) => [keyOf(type, id, from), to]));
  for (const { schoolId, id, changes } of await lockScheduledSets(db)) {
    const next = changes.map((one) => ({
      ...one,
      version: versions.get(keyOf(one.type, one.id, one.version)) ?? one.version,
    }));
    if (next.every(({ version }, at) => version === changes[at]?.version)) continue;
    await db
      .update(scheduledPublications)
      .set({ changes: next })
      .where(and(eq(scheduledPublications.schoolId, schoolId), eq(scheduledPublications.id, id)));
  }
};
