import type { ClientBase } from 'pg';
import { emptySchool, readTables, setSchool } from '#server/domains/backup/index.ts';
import { encodeCacheOf } from '#server/files/pictures/encode-cache.ts';
import type { MediaStorage } from '#server/files/storage/storage.ts';
import { deleteMedia } from '#server/files/uploads/delete-media.ts';
import { recordAudit } from '#server/store/audit.ts';
import { recordEverything } from '#server/store/commit-log.ts';
import { lockSchool, pageOfSchools, readSchool } from '#server/store/global.ts';
import { media, type School } from '#server/store/schema.ts';
import type { Store, StoreContext } from '#server/store/store.ts';
import { openTransactionDb } from '#server/store/transaction-db.ts';
import { type LastChange, lastChanges, reopenUntil, stateOf } from './state.ts';

interface EraseOptions {
  readonly store: Store;
  readonly storage: MediaStorage;
  readonly dataDir: string;
  readonly now: () => number;
  /** How the product's log names who erases. */
  readonly actor: string;
}

/** A school whose days of keeping are over. */
export interface DueSchool {
  readonly schoolId: number;
  readonly slug: string;
  readonly name: string;
  /** Since when it may be erased, as an ISO 8601 time. */
  readonly dueSince: string;
  /** Pictures and documents. */
  readonly media: number;
}

export interface ErasedSchool extends DueSchool {
  readonly rows: number;
}

const batch = 200;

/**
 * The schools that were closed 90 days ago or earlier (docs/domain.md, Schools). One without a recorded time is kept.
 */
export const findDueSchools = async ({ store, now }: Pick<EraseOptions, 'store' | 'now'>): Promise<DueSchool[]> => {
  const due: Omit<DueSchool, 'media'>[] = [];
  for (let offset = 0; ; offset += batch) {
    const { closed, some } = await store.school(
      0,
      async (context) => {
        const { rows } = await pageOfSchools(context, { status: 'closed', limit: batch, offset });
        const ids = rows.map(({ schoolId }) => schoolId);
        const changes = await lastChanges(context, ids);
        return { closed: rows.length, some: rows.map((school) => ({ school, change: changes.get(school.schoolId) })) };
      },
      { readOnly: true },
    );
    for (const { school, change } of some) {
      const since = dueSince(school, change, now());
      const { schoolId, slug, name } = school;
      if (since) due.push({ schoolId, slug, name, dueSince: since.toISOString() });
    }
    if (closed < batch) break;
  }
  return Promise.all(
    due.map(async (school) => ({
      ...school,
      media: await store.school(school.schoolId, ({ db }) => db.$count(media), { readOnly: true }),
    })),
  );
};

/** Since when a school may be erased; undefined if it is not due at this time. */
const dueSince = (school: Pick<School, 'status' | 'listed'>, change: LastChange | undefined, now: number) => {
  const until = reopenUntil(stateOf(school), change);
  return until !== undefined && until.getTime() <= now ? until : undefined;
};

const isDue = ({ store, now }: Pick<EraseOptions, 'store' | 'now'>, schoolId: number): Promise<boolean> =>
  store.school(
    0,
    async (context) => {
      const school = await readSchool(context, schoolId);
      const change = (await lastChanges(context, [schoolId])).get(schoolId);
      return school !== undefined && dueSince(school, change, now()) !== undefined;
    },
    { readOnly: true },
  );

/**
 * Erases a school whose days of keeping are over: its files, then all its rows, its place among the schools and its
 * domains, with an entry in the platform's own log; undefined if it is not due any more. A failure before the end
 * leaves a school that is due still. Errors: those of the storage and the database.
 */
export const eraseSchool = async (options: EraseOptions, due: DueSchool): Promise<ErasedSchool | undefined> => {
  const { store, storage, dataDir } = options;
  const { schoolId } = due;
  if (!(await isDue(options, schoolId))) return undefined;
  // The files first: without their rows nobody would find them again.
  const rows = await store.school(schoolId, ({ db }) => db.select().from(media), { readOnly: true });
  const cache = encodeCacheOf(dataDir);
  for (let start = 0; start < rows.length; start += batch) {
    const left = await deleteMedia({ storage, cache, rows: rows.slice(start, start + batch) });
    if (left > 0) throw new Error(`${left} files of the school "${due.slug}" could not be deleted.`);
  }
  return store.connection((client) => eraseRows(client, options, due), { writes: true });
};

const eraseRows = async (
  client: ClientBase,
  { now, actor }: EraseOptions,
  due: DueSchool,
): Promise<ErasedSchool | undefined> => {
  await client.query('begin');
  const { db, end } = openTransactionDb(client);
  try {
    await client.query('set local statement_timeout = 0');
    await setSchool(client, 0);
    const context: StoreContext = { db, touch: () => undefined };
    const school = await lockSchool(context, due.schoolId);
    const erased = school?.status === 'closed' ? await emptySchool(client, await readTables(client), due.schoolId) : 0;
    if (erased > 0) {
      await setSchool(client, 0);
      const { schoolId, slug, name, dueSince, media } = due;
      const after = { at: new Date(now()).toISOString(), rows: erased, media };
      const entry = { entity: 'school', id: schoolId, before: { slug, name, dueSince }, after };
      await recordAudit(context, { schoolId: 0, actor, action: 'eraseSchool' }, entry);
    }
    await recordEverything(client);
    await client.query('commit');
    return erased > 0 ? { ...due, rows: erased } : undefined;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    end();
  }
};
