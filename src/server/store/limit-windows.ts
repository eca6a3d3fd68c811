import { and, desc, gt, gte, inArray, lte, sql } from 'drizzle-orm';
import type { LimitScope } from '#server/core/limits/limit-key.ts';
import type { SharedWindow } from '#server/core/limits/unsent.ts';
import { rateLimitWindows as known } from './schema.ts';
import type { Db, Store } from './store.ts';

/** More windows at their limits are not asked for at a time; the latest come first. */
const mostReached = 2000;
const mostRemoved = 10_000;
/** Windows are removed so long after their end, for the clocks of nodes may differ. */
const slackMs = 60_000;

interface Exchange {
  /** What this node has counted since its last exchange, each id once. */
  readonly sent: readonly SharedWindow[];
  /** For how many seconds this node may not have heard of the others. */
  readonly unheard: number;
  readonly now: Date;
}

/**
 * Adds what a node has counted to what all have. Returns what all together have counted in these windows, and in those
 * that have changed within the unheard seconds and are at their limits.
 */
export const exchangeWindows = (store: Store, { sent, unheard, now }: Exchange): Promise<SharedWindow[]> =>
  store.global(async ({ db }) => {
    const added = sent.length === 0 ? [] : await addWindows(db, sent, now);
    const reached = await db
      .select(shown)
      .from(known)
      .where(
        and(
          gte(known.count, known.max),
          gt(known.endsAt, now),
          gt(known.changedAt, sql`now() - make_interval(secs => ${unheard})`),
        ),
      )
      .orderBy(desc(known.changedAt))
      .limit(mostReached);
    return [...added, ...reached];
  });

const shown = {
  scope: sql<LimitScope>`${known.scope}`,
  id: known.id,
  ends: sql<number>`(extract(epoch from ${known.endsAt}) * 1000)::float8`,
  count: known.count,
  max: known.max,
};

// Text by hand, and all rows as one value: the query builder would take as long for 500 rows as for many requests.
const addWindows = async (db: Db, sent: readonly SharedWindow[], now: Date): Promise<SharedWindow[]> => {
  // In one order on every node, so that no two wait for each other.
  const sorted = sent.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const rows = JSON.stringify(sorted.map(({ scope, id, ends, count, max }) => ({ scope, id, ends, count, max })));
  const running = sql`known.ends_at > ${now.toISOString()}::timestamptz`;
  const added = await db.execute<Pick<SharedWindow, keyof SharedWindow>>(sql`
    insert into rate_limit_windows as known (id, scope, ends_at, count, max, changed_at)
    select id, scope, to_timestamp(ends / 1000), count, max, now()
    from jsonb_to_recordset(${rows}::jsonb) as sent (id text, scope text, ends numeric, count int, max int)
    on conflict (id) do update set
      count = excluded.count + case when ${running} then known.count else 0 end,
      ends_at = case when ${running} then known.ends_at else excluded.ends_at end,
      max = case when ${running} then least(known.max, excluded.max) else excluded.max end,
      changed_at = excluded.changed_at
    returning scope, id, (extract(epoch from ends_at) * 1000)::float8 as ends, count, max`);
  return added.rows;
};

/** Removes windows that ended some time ago, but for those that another node is about to change. */
export const removeEndedWindows = (store: Store, now: Date): Promise<void> =>
  store.global(async ({ db }) => {
    const ended = db
      .select({ id: known.id })
      .from(known)
      .where(lte(known.endsAt, new Date(now.getTime() - slackMs)))
      .limit(mostRemoved)
      .for('update', { skipLocked: true });
    await db.delete(known).where(inArray(known.id, ended));
  });
