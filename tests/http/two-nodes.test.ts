import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schoolStateCommandHandler } from '#server/domains/schools/state-command.ts';
import { channel } from '#server/store/notifications.ts';
import { signIn, visitorOf } from '../support/callers.ts';
import { type DatabaseProxy, startDatabaseProxy } from '../support/database-proxy.ts';
import { extent, itFurther } from '../support/extent.ts';
import { until } from '../support/until.ts';
import { type Node, type Slug, slugs, startTwoNodes, type TwoNodes } from './support/two-nodes.ts';

/** What only someone who is signed in may read. */
const ownPath = '/api/Account/me';

describe('two nodes over one PostgreSQL', () => {
  let pair: TwoNodes;
  let client: pg.Client;
  /** Edits that have started, since the counters were last compared, and in all. */
  let sent = 0;
  let number = 0;
  let barriers = 0;
  const bases = new Map<Node, number>();
  /** For each node and school, edits and the counter at which the node has passed them. */
  const made: { readonly slug: Slug; readonly number: number; readonly by: Node; readonly position: number }[] = [];
  const known = new Map<Node, Map<Slug, number>>();

  beforeAll(async () => {
    pair = await startTwoNodes();
    client = new pg.Client({ connectionString: pair.nodes[0].app.databaseUrl });
    await client.connect();
    for (const node of pair.nodes) known.set(node, new Map(slugs.map((slug) => [slug, 0])));
    await settle();
  });
  afterAll(async () => {
    await client.end();
    await pair.stop();
  });

  /** Lets both nodes hear of everything, and counts from there. */
  const settle = async (): Promise<void> => {
    const tag = `barrier:${++barriers}`;
    const received = pair.nodes.map(
      ({ app: { store } }) =>
        new Promise<void>((resolve) => {
          const stop = store.onCommit((tags) => {
            if (!tags.includes(tag)) return;
            stop();
            resolve();
          });
        }),
    );
    await client.query('select pg_notify($1, $2)', [channel, JSON.stringify({ node: 'the test', tags: [tag] })]);
    await Promise.all(received);
    // A notification counts once its listeners have been told.
    await until(() => true);
    for (const node of pair.nodes) bases.set(node, node.app.store.applied());
    sent = 0;
    made.length = 0;
  };

  const edit = async (node: Node, slug: Slug): Promise<void> => {
    sent++;
    const own = ++number;
    await node.edit(slug, own);
    // Of several at once, any may be the last in the order of commits: the counter has passed this one for certain.
    made.push({ slug, number: own, by: node, position: sent });
  };

  /** The least number that a page may show: what the node has heard of, and what it has done itself. */
  const floorOf = (node: Node, slug: Slug): number => {
    const floors = known.get(node);
    const passed = node.app.store.applied() - (bases.get(node) ?? 0);
    for (const entry of made) {
      if (entry.by !== node && passed < entry.position) continue;
      floors?.set(entry.slug, Math.max(floors.get(entry.slug) ?? 0, entry.number));
    }
    return floors?.get(slug) ?? 0;
  };

  const read = async (node: Node, slug: Slug): Promise<void> => {
    const floor = floorOf(node, slug);
    const shown = await node.read(slug);
    expect(shown.number).toBeGreaterThanOrEqual(floor);
    expect(shown.number).toBeLessThanOrEqual(number);
  };

  const cut = async (): Promise<void> => {
    const lost = new Set<Node>();
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'schoolyard-listener' and datname = current_database()`,
    );
    await until(() => {
      const unsynced = pair.nodes.filter(({ app }) => app.store.contact.state() !== 'synced');
      for (const one of unsynced) lost.add(one);
      return lost.size === pair.nodes.length && unsynced.length === 0;
    });
  };

  const node = fc.constantFrom(0 as const, 1 as const);
  const slug = fc.constantFrom(...slugs);
  const step = fc.oneof(
    { weight: 3, arbitrary: fc.record({ kind: fc.constant('edit' as const), node, slug }) },
    { weight: 6, arbitrary: fc.record({ kind: fc.constant('read' as const), node, slug }) },
  );
  const perform = (steps: readonly { kind: 'edit' | 'read'; node: 0 | 1; slug: Slug }[]): Promise<unknown> => {
    // One edit of a school at a time, so that its last one is known.
    const edited = new Set<Slug>();
    return Promise.all(
      steps.map((one) => {
        if (one.kind === 'read') return read(pair.nodes[one.node], one.slug);
        if (edited.has(one.slug)) return undefined;
        edited.add(one.slug);
        return edit(pair.nodes[one.node], one.slug);
      }),
    );
  };
  const groups = fc.array(fc.array(step, { minLength: 1, maxLength: 6 }), { minLength: 3, maxLength: 12 });

  /** Once all is heard, each node shows the last edit of each school, and keeps it. */
  const expectLast = async (): Promise<void> => {
    await settle();
    for (const school of slugs) {
      const shown = [];
      for (const one of pair.nodes) shown.push(await one.read(school), await one.read(school));
      expect(new Set(shown.map((page) => page.number)).size).toBe(1);
      expect([shown[1]?.cache, shown[3]?.cache]).toEqual(['hit', 'hit']);
    }
  };

  it('never shows less than what a node has heard of, nor another school’s page', async () => {
    const property = fc.asyncProperty(groups, async (all) => {
      for (const steps of all) await perform(steps);
      await expectLast();
    });
    await fc.assert(property, { seed: 20261121, numRuns: extent(6, 15), endOnFailure: true });
  });

  itFurther('never shows less while and after the connections that tell of commits are cut', async () => {
    const property = fc.asyncProperty(groups, groups, async (before, meanwhile) => {
      for (const steps of before) await perform(steps);
      const back = cut();
      for (const steps of meanwhile) await perform(steps);
      await back;
      await expectLast();
    });
    await fc.assert(property, { seed: 20261121, numRuns: extent(3, 6), endOnFailure: true });
  });

  it('tells of a commit with more tags than a message holds', async () => {
    const [first, second] = pair.nodes;
    await second.read('greenfield');
    expect((await second.read('greenfield')).cache).toBe('hit');
    const flushed = new Promise<void>((resolve) => {
      const stop = second.app.store.onFlush(() => {
        stop();
        resolve();
      });
    });
    await first.app.store.school(0, async ({ touch }) => {
      for (let i = 0; i < 20_000; i++) touch(`school:0:something-${i}`);
    });
    await flushed;
    expect((await second.read('greenfield')).cache).toBe('miss');
  });

  it('takes a school that is suspended on one node from the web on the other, with its people, and brings it back', async () => {
    const [first, second] = pair.nodes;
    const host = 'riverside.localhost';
    const admin = await signIn(first.app, { school: 'riverside', name: 'Suspended Admin' });
    const here = visitorOf(second.app, host, admin.headers);
    const move = (state: string) => {
      const context = { ...first.app, progress: () => undefined };
      return schoolStateCommandHandler.run({ slug: 'riverside', state, reason: 'The fees are not paid' }, context);
    };
    const seen = async () => [(await second.app.get('/holidays', { host })).status, (await here.get(ownPath)).status];
    await second.read('riverside');
    expect((await second.read('riverside')).cache).toBe('hit');
    expect(await seen()).toEqual([200, 200]);
    await move('suspended');
    await settle();
    expect(await seen()).toEqual([503, 503]);
    expect((await second.read('greenfield')).number).toBeGreaterThanOrEqual(0);
    await move('active');
    await settle();
    // The site is back; whoever was signed in signs in again.
    expect(await seen()).toEqual([200, 401]);
  });
});

describe('a node that cannot hear of commits', () => {
  let pair: TwoNodes;
  let proxy: DatabaseProxy;

  beforeAll(async () => {
    pair = await startTwoNodes(async (url) => {
      proxy = await startDatabaseProxy(url);
      return proxy.url;
    });
  });
  afterAll(async () => {
    await pair.stop();
    await proxy.stop();
  });

  it('uses nothing cached until it can, and afterwards all that was not changed meanwhile', async () => {
    const [first, second] = pair.nodes;
    const { store } = second.app;
    for (const slug of slugs) {
      await second.read(slug);
      expect((await second.read(slug)).cache).toBe('hit');
    }

    proxy.refuse();
    await until(() => store.contact.state() !== 'synced');
    expect(await second.read('greenfield')).toEqual({ number: 0, cache: 'miss' });
    await first.edit('greenfield', 1);
    expect(await second.read('greenfield')).toEqual({ number: 1, cache: 'miss' });
    // The school's name is remembered next to its pages, and the theme beside that.
    await first.app.store.global(async ({ db, touch }) => {
      await db.execute("update schools set listed = false where slug = 'greenfield'");
      touch('schools');
    });
    expect((await second.app.get('/holidays', { host: 'greenfield.localhost' })).text).toContain('noindex');
    await second.edit('greenfield', 2);
    expect(await second.read('greenfield')).toEqual({ number: 2, cache: 'miss' });

    proxy.allow();
    await until(() => store.contact.state() === 'synced');
    expect(await second.read('greenfield')).toEqual({ number: 2, cache: 'miss' });
    expect(await second.read('greenfield')).toEqual({ number: 2, cache: 'hit' });
    expect((await second.read('riverside')).cache).toBe('hit');
    const received = store.applied();
    await first.edit('greenfield', 3);
    await until(() => store.applied() > received);
    expect(await second.read('greenfield')).toEqual({ number: 3, cache: 'miss' });
  });

  it('shows its pages as they were while it reaches no database at all, and as they are when it does again', async () => {
    const [first, second] = pair.nodes;
    const { store } = second.app;
    const received = store.applied();
    await first.edit('greenfield', 4);
    await until(() => store.applied() > received);
    await second.read('riverside');
    expect((await second.read('greenfield')).number).toBe(4);

    proxy.refuse('all');
    await until(() => store.contact.state() === 'away');
    await first.edit('greenfield', 5);
    expect(await second.read('greenfield')).toEqual({ number: 4, cache: 'stale' });
    expect(await second.read('riverside')).toMatchObject({ cache: 'stale' });
    expect((await second.app.get('/about', { host: 'greenfield.localhost' })).status).toBe(503);

    proxy.allow();
    await until(() => store.contact.state() === 'synced');
    expect(await second.read('greenfield')).toEqual({ number: 5, cache: 'miss' });
    expect(await second.read('riverside')).toMatchObject({ cache: 'hit' });
  });

  itFurther('says so within seconds where the network swallows everything, without an answer to wait for', async () => {
    const [, second] = pair.nodes;
    const { store } = second.app;
    await second.read('riverside');
    expect((await second.read('riverside')).cache).toBe('hit');
    proxy.swallow();
    // What is under way when the silence is noticed is answered too.
    const hanging = second.app.get('/api/website/banners', { host: 'greenfield.localhost' });
    await until(() => store.contact.state() === 'away');
    expect((await hanging).status).toBe(503);
    expect((await second.read('riverside')).cache).toBe('stale');
    expect((await second.app.get('/about', { host: 'greenfield.localhost' })).status).toBe(503);
    proxy.allow();
    await until(() => store.contact.state() === 'synced');
    expect((await second.read('riverside')).cache).toBe('hit');
  });
});
