import type { ClientBase } from 'pg';
import { channel, encodeAll, encodeTags } from './notifications.ts';

/**
 * A point in the history of one database: what was committed before it is known. It is counted in commits of the log, not
 * in transactions under way: after a crash the numbers of what was not committed are given to others.
 */
export interface CommitMark {
  /** Which database, and which of its pasts: a restore may go back in time. */
  readonly database: string;
  /** One more than the last in the log of which it is certain that none before it was still under way. */
  readonly transaction: bigint;
}

/** A commit as the log has it. */
export interface LoggedCommit {
  readonly transaction: bigint;
  readonly node: string;
  readonly tags: readonly string[] | 'all';
}

/** What was committed from a mark to now. */
export interface CommitsSince {
  readonly mark: CommitMark;
  /** Undefined where the log does not say: it begins later, or it is another database's. */
  readonly commits: readonly LoggedCommit[] | undefined;
}

/**
 * Writes what a transaction makes stale into the log, and sends it to other servers if there may be any; inside the
 * transaction, or as one of its own. Gives the transaction's number where it was sent.
 */
export const recordCommit = async (
  client: ClientBase,
  { node, tags, sends }: { readonly node: string; readonly tags: readonly string[] | 'all'; readonly sends: boolean },
): Promise<bigint | undefined> => {
  const all = encodeAll(node);
  const payloads = tags === 'all' ? [all] : encodeTags(node, tags);
  // Several messages about one commit may arrive in part: none of them says that the commit is known.
  const { rows } = await client.query<{ transaction: string }>(
    `WITH logged AS (INSERT INTO commit_log (node, tags) VALUES ($1, $2))
     SELECT pg_current_xact_id()::text AS transaction, pg_notify($3, CASE cardinality($4::text[]) WHEN 1 THEN pg_current_xact_id() || ' ' ELSE '' END || payload)
     FROM unnest($4::text[]) AS payload`,
    [node, payloads[0] === all ? null : tags, channel, sends ? payloads : []],
  );
  return rows[0] && BigInt(rows[0].transaction);
};

/** Says in the transaction of a connection that everything is stale, for those who read the log. */
export const recordEverything = (client: ClientBase): Promise<unknown> =>
  client.query("INSERT INTO commit_log (node) VALUES ('')");

interface Row {
  readonly last: string | null;
  readonly database: string;
  readonly from: string;
  readonly commits: readonly { transaction: string; node: string; tags: string[] | null }[];
}

/**
 * Reads the commits since a mark; none without one. On a connection of the role that owns the tables. A database that was
 * restored, promoted, or made anew from a dump in the place of the old one has another name.
 */
export const readCommits = async (client: ClientBase, since?: CommitMark): Promise<CommitsSince> => {
  const { rows } = await client.query<Row>(
    `SELECT log_from::text AS from,
       (SELECT transaction::text FROM commit_log WHERE transaction < pg_snapshot_xmin(pg_current_snapshot())
        ORDER BY commit_log.transaction DESC LIMIT 1) AS last,
       concat_ws(' ', incarnation, (SELECT system_identifier FROM pg_control_system()),
         (SELECT greatest(c.timeline_id, r.min_recovery_end_timeline) FROM pg_control_checkpoint() c, pg_control_recovery() r),
         (SELECT oid FROM pg_database WHERE datname = current_database()),
         pg_relation_filenode('installation'::regclass)) AS database,
       coalesce((SELECT json_agg(json_build_object('transaction', transaction::text, 'node', node, 'tags', tags))
         FROM commit_log WHERE transaction >= $1::xid8), '[]') AS commits
     FROM installation`,
    [since?.transaction.toString()],
  );
  const [row] = rows;
  if (!row) throw new Error('The table "installation" has no row.');
  const from = BigInt(row.from);
  const next = row.last === null ? from : BigInt(row.last) + 1n;
  const mark = { database: row.database, transaction: next > from ? next : from };
  const isKnown =
    since === undefined ||
    (since.database === mark.database && since.transaction >= from && since.transaction <= mark.transaction);
  if (!isKnown) return { mark, commits: undefined };
  const commits = row.commits.map(({ transaction, node, tags }) => ({
    transaction: BigInt(transaction),
    node,
    tags: tags ?? ('all' as const),
  }));
  return { mark, commits };
};

/** Removes what the log holds of more than a day ago. On a connection of the role that owns the tables. */
export const pruneCommitLog = async (client: ClientBase): Promise<void> => {
  await client.query(
    `WITH gone AS (DELETE FROM commit_log
       WHERE at < now() - interval '1 day' AND transaction < pg_snapshot_xmin(pg_current_snapshot()) RETURNING transaction::text::numeric),
       last AS (SELECT max(transaction) AS transaction FROM gone)
     UPDATE installation SET log_from = (last.transaction + 1)::text::xid8 FROM last
     WHERE last.transaction IS NOT NULL AND last.transaction >= log_from::text::numeric`,
  );
};
