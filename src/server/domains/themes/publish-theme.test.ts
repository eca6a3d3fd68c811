import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEngine } from '#engine/index.ts';
import { sources } from '#schemas/sources/index.ts';
import { sections } from '#sections/index.ts';
import { databaseFault } from '#server/store/errors.ts';
import { migrations } from '#server/store/migrations.ts';
import { openStore } from '#server/store/open-store.ts';
import {
  createOperatorToken,
  listOperatorTokens,
  noteOperatorToken,
  revokeOperatorToken,
} from '#server/store/operator-tokens.ts';
import type { Store } from '#server/store/store.ts';
import { changeThemes, pointerMoves, putThemeVersion, setThemePointer } from '#server/store/theme-versions.ts';
import { requirePostgres, silent, useStore } from '#tests/store/databases.ts';
import { usualKinds } from '#tests/store/usual-kinds.ts';
import { createDatabase, type TestPostgres } from '#tests/support/postgres.ts';
import { secondTheme } from '#tests/support/template.ts';
import { publishTheme } from './publish-theme.ts';
import { rollbackTheme } from './rollback-theme.ts';

const baseUrl = () => new URL('http://localhost');
const engine = createEngine({ sections, sources, clock: () => performance.now() });
const faultOf = async (work: Promise<unknown>): Promise<string | undefined> =>
  databaseFault(await work.catch((reason: unknown) => reason))?.code;
const unrecorded = async () => undefined;
const moves = (store: Store, themeId: number) => changeThemes(store, (context) => pointerMoves(context, themeId));

const auditRecord = { actor: 'operator token operator', action: 'publishTheme' };

/** Publishes the second theme as a version; the hash that is live then, and the one before. */
const publish = async (store: Store, tokenId: number, version: string) => {
  const text = JSON.stringify({ ...(await secondTheme()), version });
  return publishTheme({ store, engine, baseUrl, file: 'theme.json', text, tokenId, auditRecord });
};

describe.each(usualKinds)('publishing on $kind', ({ open }) => {
  const store = useStore(open);

  test('a token holds until it expires or is revoked, and its use is noted', async () => {
    const lasting = await createOperatorToken(store, { name: 'lasting', hash: 'a', days: null }, unrecorded);
    const brief = await createOperatorToken(store, { name: 'brief', hash: 'b', days: 2 }, unrecorded);
    expect([lasting.expiresAt, lasting.lastUsedAt]).toEqual([null, null]);
    expect((brief.expiresAt?.getTime() ?? 0) - brief.createdAt.getTime()).toBe(2 * 24 * 3600 * 1000);
    expect(await noteOperatorToken(store, 'a')).toMatchObject({ id: lasting.id, lastUsedAt: expect.any(Date) });
    expect(await noteOperatorToken(store, 'b')).toMatchObject({ id: brief.id });
    expect(await noteOperatorToken(store, 'c')).toBeUndefined();
    await store.global(({ db }) =>
      db.execute(sql`update operator_tokens set expires_at = now() - interval '1 second' where hash = 'b'`),
    );
    expect(await noteOperatorToken(store, 'b')).toBeUndefined();
    const ended = await revokeOperatorToken(store, lasting.id, unrecorded);
    expect(await noteOperatorToken(store, 'a')).toBeUndefined();
    expect((await revokeOperatorToken(store, lasting.id, unrecorded))?.revokedAt).toEqual(ended?.revokedAt);
    expect(await revokeOperatorToken(store, 999, unrecorded)).toBeUndefined();
    expect((await listOperatorTokens(store)).map(({ name }) => name)).toEqual(['lasting', 'brief']);
    expect(await faultOf(createOperatorToken(store, { name: 'again', hash: 'a', days: null }, unrecorded))).toBe(
      '23505',
    );
  });

  test('a publication and a rollback are written down with who made them, and announced', async () => {
    const { id: tokenId } = await createOperatorToken(store, { name: 'operator', hash: 'd', days: null }, unrecorded);
    const received: string[] = [];
    const stop = store.onCommit((tags) => received.push(...tags));
    const first = await publish(store, tokenId, '1.0.0');
    const second = await publish(store, tokenId, '1.1.0');
    expect(second).toMatchObject({ previousHash: first.hash, previousVersion: '1.0.0', unchanged: false });
    expect(await publish(store, tokenId, '1.1.0')).toMatchObject({ unchanged: true });
    const back = await rollbackTheme({ store, engine, themeId: 100, tokenId, auditRecord });
    expect(back).toMatchObject({ hash: first.hash });
    stop();
    expect(received.filter((tag) => tag !== 'written:0')).toEqual(['theme:100', 'theme:100', 'theme:100']);
    const history = await store.global(({ db }) => db.query.themePointerHistory.findMany());
    expect(history.filter(({ themeId }) => themeId === 100)).toMatchObject([
      { hash: first.hash, action: 'publish', tokenId },
      { hash: second.hash, action: 'publish', tokenId },
      { hash: first.hash, action: 'rollback', tokenId },
    ]);
  });

  test('a start of the server writes down only what it moves, as nobody', async () => {
    const move = (hash: string) => setThemePointer(store, { themeId: 7, hash, byOperator: false });
    for (const hash of ['s1', 's2']) await putThemeVersion(store, { hash, themeId: 7, document: {}, assets: {} });
    for (const hash of ['s1', 's1', 's2', 's2']) expect(await move(hash)).toBe(true);
    expect((await moves(store, 7)).map(({ hash }) => hash)).toEqual(['s1', 's2']);
  });

  test('a refused change leaves nothing behind', async () => {
    const before = await moves(store, 7);
    await putThemeVersion(store, { hash: 's3', themeId: 7, document: {}, assets: {} });
    const failed = changeThemes(store, async ({ db }) => {
      await db.execute(sql`update theme_pointers set hash = 's3' where theme_id = 7`);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await moves(store, 7)).toEqual(before);
    const [pointer] = (await store.global(({ db }) => db.query.themePointers.findMany())).filter(
      ({ themeId }) => themeId === 7,
    );
    expect(pointer?.hash).toBe('s2');
  });

  test.each([
    'update theme_versions set document = document',
    'delete from theme_versions',
    'update theme_pointer_history set action = action',
    'delete from theme_pointer_history',
    'delete from operator_tokens',
  ])('the program has no right to: %s', async (statement) => {
    expect(await faultOf(store.global(({ db }) => db.execute(statement)))).toBe('42501');
  });
});

describe('publishing on PostgreSQL', () => {
  let server: TestPostgres;
  beforeAll(async () => {
    server = await requirePostgres();
  });
  afterAll(() => server.stop());

  test('versions published at once on several connections of PostgreSQL go live one after the other', async () => {
    const database = await createDatabase(server.url, 'publish');
    const store = await openStore({ databaseUrl: database.url, dataDir: '', log: silent, maxConnections: 8 });
    const { id } = await createOperatorToken(store, { name: 'operator', hash: 'a', days: null }, unrecorded);
    const published = await Promise.all(Array.from({ length: 8 }, (_, i) => publish(store, id, `1.0.${i}`)));
    const followers = new Map(published.map(({ previousHash, hash }) => [previousHash, hash]));
    const chain: string[] = [];
    for (let next = followers.get(null); next; next = followers.get(next)) chain.push(next);
    expect(chain).toHaveLength(8);
    expect((await moves(store, 100)).map(({ hash }) => hash)).toEqual(chain);
    await store.close();
    await database.drop();
  });

  test('an older PostgreSQL database gets a history that begins with what is live, and fewer rights', async () => {
    const database = await createDatabase(server.url, 'upgrade');
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const newest = migrations.findIndex(({ name }) => name === '0002_theme-publishing');
    for (const { sql: statements } of migrations.slice(0, newest)) await client.query(statements);
    await client.query(`insert into theme_versions (hash, theme_id, document) values ('old', 1, '{}')`);
    await client.query(`insert into theme_pointers (theme_id, hash) values (1, 'old')`);
    await client.query(migrations[newest]?.sql ?? '');
    const { rows } = await client.query('select theme_id, hash, action, token_id from theme_pointer_history');
    expect(rows).toEqual([{ theme_id: 1, hash: 'old', action: 'publish', token_id: null }]);
    await client.query('drop schema public cascade; create schema public');

    const open = () => openStore({ databaseUrl: database.url, dataDir: '', log: silent });
    await (await open()).close();
    await client.query(`grant all on theme_versions to "schoolyard_app_${client.database}"`);
    const store = await open();
    expect(await faultOf(store.global(({ db }) => db.execute('delete from theme_versions')))).toBe('42501');
    await store.close();
    await client.end();
    await database.drop();
  });
});
