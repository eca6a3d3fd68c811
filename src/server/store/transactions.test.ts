import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { kinds, openPostgres, type TestStore, useStore } from '#tests/store/databases.ts';
import { databaseFault } from './errors.ts';
import { content } from './schema.ts';
import type { Db } from './store.ts';

const insert = (db: Db, type: string) => db.insert(content).values({ schoolId: 0, type });

describe.each(kinds)('transactions on $kind', ({ kind, open }) => {
  const store = useStore(open);

  async function stored(type: string): Promise<number> {
    return store.school(0, async ({ db }) => (await db.select().from(content).where(sql`type = ${type}`)).length);
  }

  /** The tags announced while `work` ran, and its error. */
  async function announced(work: () => Promise<unknown>) {
    const received: string[][] = [];
    const stop = store.onCommit((tags) => received.push([...tags]));
    const error = await work().then(
      () => undefined,
      (reason: unknown) => reason,
    );
    stop();
    return { received, error };
  }

  test('says what it is and answers', async () => {
    expect(store.kind).toBe(kind);
    await expect(store.ready()).resolves.toBeUndefined();
  });

  test('tags are announced once, after the commit', async () => {
    const order: string[] = [];
    const stop = store.onCommit((tags) => order.push(`commit ${tags.join(' ')}`));
    await store.school(0, async ({ db, touch }) => {
      touch('school:0:notices');
      touch('school:0:notices');
      touch('school:0:blogs');
      await insert(db, 'announced');
      order.push('worked');
    });
    stop();
    expect(order).toEqual(['worked', 'commit school:0:notices school:0:blogs']);
    expect(await stored('announced')).toBe(1);
  });

  test('nothing is announced or stored after a throw', async () => {
    const { received, error } = await announced(() =>
      store.school(0, async ({ db, touch }) => {
        touch('school:0:notices');
        await insert(db, 'thrown');
        throw new Error('mine');
      }),
    );
    expect({ received, error }).toEqual({ received: [], error: new Error('mine') });
    expect(await stored('thrown')).toBe(0);
  });

  test('a failed statement whose error was caught is not acknowledged', async () => {
    const { received, error } = await announced(() =>
      store.school(0, async ({ db, touch }) => {
        touch('school:0:notices');
        await insert(db, 'caught');
        await db.execute(sql`select 1 / 0`).catch((reason) => expect(databaseFault(reason)?.code).toBe('22012'));
      }),
    );
    expect(error).toMatchObject({ code: 'TRANSACTION_ABORTED' });
    expect(received).toEqual([]);
    expect(await stored('caught')).toBe(0);
  });

  test('a nested transaction is a savepoint', async () => {
    await store.school(0, async ({ db }) => {
      await insert(db, 'outer');
      const inner = db.transaction(async (nested) => {
        await insert(nested, 'inner');
        throw new Error('inner');
      });
      await expect(inner).rejects.toThrow('inner');
    });
    expect([await stored('outer'), await stored('inner')]).toEqual([1, 0]);
  });

  test('work that goes on after its transaction reaches no other one', async () => {
    let late: Db | undefined;
    await store.school(0, async ({ db }) => {
      late = db;
    });
    const error: unknown = await store
      .global(async () =>
        late
          ?.select()
          .from(content)
          .then(() => 'reached'),
      )
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ cause: { code: 'TRANSACTION_ENDED' } });
  });

  test('a read-only transaction refuses writes', async () => {
    const write = store.school(0, ({ db }) => insert(db, 'readonly'), { readOnly: true });
    expect(databaseFault(await write.catch((reason) => reason))?.code).toBe('25006');
  });

  test("a listener's failure leaves the commit and the other listeners alone", async () => {
    const stop = store.onCommit(() => {
      throw new Error('listener');
    });
    const { received, error } = await announced(() => store.school(0, async ({ touch }) => touch('x')));
    stop();
    expect({ received, error }).toEqual({ received: [['x']], error: undefined });
  });

  test('settings, role and prepared statements of one transaction do not reach the next', async () => {
    await store.school(0, ({ db }) => db.execute(sql`set local timezone = 'Asia/Kolkata'`));
    const after = await store.global(({ db }) =>
      db.execute<{ school: string | null; role: string }>(
        sql`select current_setting('app.school_id', true) as school, current_user as role`,
      ),
    );
    expect(after.rows[0]?.school).toBe('');
    expect(after.rows[0]?.role).toMatch(/^schoolyard_app_/);
  });

  test('values of every kind come back as they went in', async () => {
    const row = {
      schoolId: 0,
      type: 'round-trip',
      externalId: "'; drop table content; --",
      published: { text: 'naïve ✓ \\ " 漢字', nested: [1, null, { deep: true }], long: 'x'.repeat(200_000) },
      publishAt: new Date('2026-11-21T01:02:03.004Z'),
    };
    const back = await store.school(0, async ({ db }) => (await db.insert(content).values(row).returning())[0]);
    expect(back).toMatchObject(row);
  });

  test('many transactions at once all finish', async () => {
    const work = Array.from({ length: 60 }, () => store.school(0, ({ db }) => insert(db, 'many')));
    await Promise.all(work);
    expect(await stored('many')).toBe(60);
  });
});

describe('transactions whose connection is lost', () => {
  let opened: TestStore;
  const announced: (readonly string[])[] = [];

  beforeAll(async () => {
    opened = await openPostgres();
    opened.store.onCommit((tags) => announced.push(tags));
    await opened.store.connection(
      (client) =>
        client.query(`
          create function end_session() returns void language sql security definer
            as $$ select pg_terminate_backend(pg_backend_pid()); select pg_sleep(60) $$;
          create function end_at_commit() returns trigger language plpgsql security definer
            as $$ begin perform end_session(); return null; end $$;
          create constraint trigger ends_session after insert on content deferrable initially deferred
            for each row when (new.type = 'lost') execute function end_at_commit()`),
      { writes: false },
    );
  });
  afterAll(() => opened.end());

  test('after the commit was sent may have succeeded, and count as committed for what is cached', async () => {
    const write = opened.store.school(0, async ({ db, touch }) => {
      await insert(db, 'lost');
      touch('x');
    });
    await expect(write).rejects.toMatchObject({ code: 'COMMIT_LOST' });
    expect(announced).toEqual([['x']]);
  });

  test('before that have failed, and make nothing stale', async () => {
    announced.length = 0;
    const write = opened.store.school(0, async ({ db, touch }) => {
      touch('x');
      await db.execute(sql`select end_session()`);
    });
    await expect(write).rejects.toMatchObject({ code: 'DATABASE_DOWN' });
    expect(announced).toEqual([]);
  });
});
