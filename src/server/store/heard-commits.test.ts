import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, startScratchPostgres, type TestDatabase } from '#tests/support/postgres.ts';
import { pruneCommitLog, readCommits, recordCommit } from './commit-log.ts';
import { createHeardCommits } from './heard-commits.ts';
import { migrate } from './migrate.ts';
import { channel, decodePayload, type Notification } from './notifications.ts';

/** A node's view of the commits of others: which tags it was given, how often. */
const openNode = (node: string) => {
  const given = new Map<string, number>();
  const state = { flushes: 0 };
  const heard = createHeardCommits({
    node,
    apply(tags) {
      for (const tag of tags) given.set(tag, (given.get(tag) ?? 0) + 1);
    },
    flush: () => void state.flushes++,
  });
  return { given, state, heard };
};

describe('the commits of other servers', () => {
  let server: NonNullable<Awaited<ReturnType<typeof startScratchPostgres>>>;
  let database: TestDatabase;
  let listening: pg.Client;
  const writers: pg.Client[] = [];
  const received: Notification[] = [];

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    return client;
  };
  const connectAll = async (): Promise<void> => {
    for (let i = 0; i < 3; i++) writers.push(await connect());
    listening = await connect();
    listening.on('notification', ({ payload = '' }) => received.push(decodePayload(payload)));
    await listening.query(`LISTEN ${channel}`);
  };
  const disconnectAll = async (): Promise<void> => {
    for (const client of [...writers.splice(0), listening]) await client.end();
  };
  const crash = async (): Promise<void> => {
    await disconnectAll();
    await server.crash();
    await server.restart();
    await connectAll();
  };
  beforeAll(async () => {
    // On a cluster with other tests, their transactions would be under way here too.
    const own = await startScratchPostgres();
    if (!own) throw new Error('No PostgreSQL 15 or newer was found.');
    server = own;
    database = await createDatabase(server.url, 'heard');
    await connectAll();
    await migrate(a());
  });
  afterAll(async () => {
    await disconnectAll();
    await database.drop();
    await server.stop();
  });

  const write = async (client: pg.Client, tags: readonly string[] | 'all', node = 'other') =>
    recordCommit(client, { node, tags, sends: true });
  const a = () => writers[0] as pg.Client;
  const b = () => writers[1] as pg.Client;
  const c = () => writers[2] as pg.Client;

  it('are each given once, whether their notification came before the log was read, after it, or never', async () => {
    const { given, heard, state } = openNode('me');
    await heard.catchUp(listening);
    received.length = 0;
    await write(a(), ['before']);
    await listening.query('select 1');
    for (const notification of received.splice(0)) heard.receive(notification);
    await write(a(), ['after']);
    await heard.catchUp(listening);
    for (const notification of received.splice(0)) heard.receive(notification);
    await write(a(), ['never']);
    await listening.query('select 1');
    received.length = 0;
    await heard.catchUp(listening);
    await heard.catchUp(listening);
    expect([...given]).toEqual([
      ['before', 1],
      ['after', 1],
      ['never', 1],
    ]);
    expect(state.flushes).toBe(0);
  });

  it('are found in the log although they were under way when it was read before', async () => {
    const { given, heard } = openNode('me');
    await heard.catchUp(listening);
    await a().query('BEGIN');
    await write(a(), ['slow']);
    await write(b(), ['quick']);
    await heard.catchUp(listening);
    await a().query('COMMIT');
    await listening.query('select 1');
    received.length = 0;
    await heard.catchUp(listening);
    expect([...given]).toEqual([
      ['quick', 1],
      ['slow', 1],
    ]);
  });

  it('of this server are known once it has announced them, and else found in the log', async () => {
    const { given, heard } = openNode('me');
    await heard.catchUp(listening);
    heard.own((await recordCommit(a(), { node: 'me', tags: ['announced'], sends: true })) ?? 0n);
    await write(a(), ['answer lost'], 'me');
    await heard.catchUp(listening);
    expect([...given]).toEqual([['answer lost', 1]]);
  });

  it('are heard of again under numbers that were of another past', async () => {
    const { given, heard, state } = openNode('me');
    await heard.catchUp(listening);
    const { mark } = await readCommits(a());
    const next = mark.transaction + 2n;
    heard.receive({ node: 'other', tags: ['then'], transaction: next });
    await a().query('update installation set incarnation = gen_random_uuid()');
    await heard.catchUp(listening);
    heard.receive({ node: 'other', tags: ['now'], transaction: next });
    expect([...given.keys()]).toEqual(['then', 'now']);
    expect(state.flushes).toBe(1);
  });

  it('are never missed, however transactions overlap and whatever of the notifications is lost', async () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constantFrom('begin' as const, 'commit' as const, 'roll back' as const), who: fc.nat(2) }),
      fc.record({ kind: fc.constantFrom('hear' as const, 'lose' as const, 'catch up' as const), who: fc.constant(0) }),
    );
    let number = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        const { given, heard, state } = openNode('me');
        await heard.catchUp(listening);
        received.length = 0;
        const open = new Map<number, string>();
        const committed: string[] = [];
        for (const { kind, who } of steps) {
          const client = writers[who] as pg.Client;
          const tag = open.get(who);
          if (kind === 'begin' && tag === undefined) {
            open.set(who, `tag ${++number}`);
            await client.query('BEGIN');
            await write(client, [`tag ${number}`]);
          } else if (kind === 'commit' && tag !== undefined) {
            await client.query('COMMIT');
            committed.push(tag);
            open.delete(who);
          } else if (kind === 'roll back' && tag !== undefined) {
            await client.query('ROLLBACK');
            open.delete(who);
          } else if (kind === 'hear' || kind === 'lose') {
            await listening.query('select 1');
            const some = received.splice(0);
            if (kind === 'hear') for (const notification of some) heard.receive(notification);
          } else if (kind === 'catch up') {
            await heard.catchUp(listening);
            for (const tag of committed) expect(given.get(tag)).toBe(1);
          }
        }
        for (const who of open.keys()) await (writers[who] as pg.Client).query('ROLLBACK');
        await heard.catchUp(listening);
        expect([...given.keys()].sort()).toEqual([...committed].sort());
        for (const times of given.values()) expect(times).toBe(1);
        expect(state.flushes).toBe(0);
      }),
      { numRuns: 40, seed: 20261123, endOnFailure: true },
    );
  });

  it('count as all of them where there are too many tags, or where a restore says so', async () => {
    const { heard, state } = openNode('me');
    await heard.catchUp(listening);
    await write(
      c(),
      Array.from({ length: 20_000 }, (_, i) => `school:1:something-${i}`),
    );
    await write(c(), 'all');
    await heard.catchUp(listening);
    expect(state.flushes).toBe(2);
  });

  it('are known after a crash, which gives the numbers of what was not committed to others', async () => {
    const { given, heard, state } = openNode('me');
    await write(a(), ['durable']);
    for (let i = 0; i < 5; i++) await a().query('BEGIN; SELECT pg_current_xact_id(); ROLLBACK');
    await heard.catchUp(listening);
    const before = heard.mark();
    await crash();
    await write(a(), ['after the crash']);
    expect(heard.mark()).toEqual(before);
    await heard.catchUp(listening);
    expect({ flushes: state.flushes, given: [...given] }).toEqual({ flushes: 0, given: [['after the crash', 1]] });
  });

  it('are unknown where the log was cut, where the database went back in time, and where it is another one', async () => {
    const { mark } = await readCommits(a());
    await write(a(), ['one']);
    await write(a(), ['two']);
    const known = await readCommits(a(), mark);
    expect(known.commits?.map(({ tags }) => tags)).toEqual([['one'], ['two']]);
    await pruneCommitLog(a());
    expect((await readCommits(a(), mark)).commits).toHaveLength(2);
    await a().query(`update commit_log set at = at - interval '2 days' where tags = '{one}'`);
    await pruneCommitLog(a());
    expect((await readCommits(a(), mark)).commits).toBeUndefined();
    expect((await readCommits(a(), known.mark)).commits).toEqual([]);
    const ahead = { ...known.mark, transaction: known.mark.transaction + 1000n };
    expect((await readCommits(a(), ahead)).commits).toBeUndefined();
    await a().query('update installation set incarnation = gen_random_uuid()');
    expect((await readCommits(a(), known.mark)).commits).toBeUndefined();
    const { heard, state } = openNode('me');
    await heard.catchUp(listening);
    await a().query('update installation set incarnation = gen_random_uuid()');
    await heard.catchUp(listening);
    expect(state.flushes).toBe(1);
  });
});
