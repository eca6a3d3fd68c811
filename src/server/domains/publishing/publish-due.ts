import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import { contentTypes } from '#schemas/content/index.ts';
import type { Services } from '#server/http/calls/handle.ts';
import { audited } from '#server/store/audit.ts';
import { selectOfEachSchool } from '#server/store/each-school.ts';
import { type ScheduledPublicationRow, scheduledPublications } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { isApiError } from '#shared/errors/app-error.ts';
import { themeOfChanges } from './each-change.ts';
import { publishAll } from './publish-changes.ts';
import { scheduleEntity } from './scheduled-publications.ts';

/** The audit log's actor for what goes live by itself. */
const actor = 'schedule';
const audit = { actor, action: 'publishScheduled' };

/** For how long something is tried that fails for no reason in itself, such as a database that is away. */
const patienceMs = 15 * 60_000;
const failedForLong = 'Something went wrong. Publish it by hand, or choose another time.';

export interface PublishDueOptions extends Pick<Services, 'store' | 'engine' | 'themeOf' | 'beforeShown' | 'now'> {
  /** Called with what failed and is tried again. */
  readonly onError: (error: unknown, schoolId: number) => void;
}

/**
 * Publishes what is due, each set in one transaction, all of it or none. What is not fit for visitors when its time has
 * come is marked with the reasons and not tried again. Of several servers one does it.
 */
export const publishDue = async (options: PublishDueOptions): Promise<void> => {
  const due = await findDue(options.store, new Date(options.now()));
  for (const { schoolId, id } of due) {
    try {
      await publishOne(options, { schoolId, id });
    } catch (error) {
      options.onError(error, schoolId);
    }
  }
};

interface Due {
  readonly schoolId: number;
  readonly id: number;
}

const findDue = (store: Store, now: Date): Promise<readonly Due[]> =>
  selectOfEachSchool<{ readonly id: number }>(
    store,
    (schoolId) => sql`
      select id from scheduled_publications
      where school_id = ${schoolId} and failed_at is null and at <= ${now.toISOString()}::timestamptz
      order by at, id`,
  );

const publishOne = async ({ store, engine, themeOf, beforeShown, now }: PublishDueOptions, due: Due): Promise<void> => {
  const { schoolId } = due;
  const instant = new Date(now());
  const [found] = await store.school(schoolId, ({ db }) =>
    db.select().from(scheduledPublications).where(isDue(due, instant)),
  );
  if (!found) return;
  try {
    const own = await themeOfChanges(
      {
        school: { schoolId },
        services: { engine, themeOf },
        read: (work) => store.school(schoolId, work, { readOnly: true }),
      },
      found.changes,
    );
    await store.school(schoolId, (context) =>
      audited(context, { ...audit, schoolId, userId: found.createdBy }, async (transaction) => {
        // Where another server is at it, there is nothing left to do here.
        const [row] = await transaction.db
          .delete(scheduledPublications)
          .where(eq(scheduledPublications.id, lockedId(due, instant)))
          .returning();
        if (!row) return transaction.unrecorded();
        const publisher = { types: contentTypes, own, schoolId, userId: row.createdBy, now: instant, beforeShown };
        // Nobody is there to be asked.
        await publishAll(transaction, { ...publisher, registers: 'Keep' }, { refs: row.changes, note: row.note });
      }),
    );
  } catch (error) {
    const isRefused = isApiError(error);
    if (!isRefused && instant.getTime() - found.at.getTime() < patienceMs) throw error;
    const problems = isRefused ? (error.errors ?? { '': [error.message] }) : { '': [failedForLong] };
    await markFailed(store, { found, problems, instant });
    if (!isRefused) throw error;
  }
};

const isDue = ({ schoolId, id }: Due, now: Date) =>
  and(
    eq(scheduledPublications.schoolId, schoolId),
    eq(scheduledPublications.id, id),
    isNull(scheduledPublications.failedAt),
    lte(scheduledPublications.at, now),
  );

/** The id of a set that no other server is at. */
const lockedId = ({ schoolId, id }: Due, now: Date) =>
  sql`(select id from scheduled_publications
    where school_id = ${schoolId} and id = ${id} and failed_at is null and at <= ${now.toISOString()}::timestamptz
    for update skip locked)`;

interface Failed {
  readonly found: ScheduledPublicationRow;
  readonly problems: Readonly<Record<string, readonly string[]>>;
  readonly instant: Date;
}

const markFailed = (store: Store, { found: { schoolId, id }, problems, instant }: Failed): Promise<void> =>
  store.school(schoolId, (context) =>
    audited(context, { ...audit, schoolId }, async (transaction) => {
      const [row] = await transaction.db
        .update(scheduledPublications)
        .set({ failedAt: instant, problems })
        .where(isDue({ schoolId, id }, instant))
        .returning();
      if (row) await transaction.audit({ entity: scheduleEntity, id, after: { failed: problems } });
      else transaction.unrecorded();
    }),
  );
