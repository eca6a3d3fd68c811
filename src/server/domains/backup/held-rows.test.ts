import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSchoolBySlug } from '#server/store/global.ts';
import { users } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { startApp, type TestApp } from '#tests/support/server.ts';
import { scratch } from '#tests/support/template.ts';
import { readArchive } from './archive.ts';
import { createBackup } from './create-backup.ts';

const now = new Date('2026-11-21T06:30:00Z');

const add = (store: Store, schoolId: number, name: string) =>
  store.school(schoolId, ({ db }) =>
    db.insert(users).values({ schoolId, name, role: 'Admin', email: `${name.toLowerCase()}@example.org` }),
  );

describe('a backup of the embedded database', () => {
  let app: TestApp;
  let folder: string;
  beforeAll(async () => {
    app = await startApp();
    folder = scratch();
  });
  afterAll(async () => {
    await app.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const textOf = async (file: string): Promise<string> => {
    const texts: string[] = [];
    for await (const { name, data } of readArchive(file)) if (name.startsWith('rows/')) texts.push(data.toString());
    return texts.join('');
  };

  it.each([undefined, 'greenfield'])('lets others write in between, and has nothing of that (%s)', async (slug) => {
    const school = await findSchoolBySlug(app.store, 'greenfield');
    const before = `Before${slug ?? ''}`;
    await add(app.store, school?.schoolId ?? 0, before);
    let turns = 0;
    const store: Pick<Store, 'kind' | 'connection'> = {
      kind: app.store.kind,
      async connection(work, options) {
        const result = await app.store.connection(work, options);
        turns += 1;
        await add(app.store, school?.schoolId ?? 0, `Meanwhile${slug ?? ''}${turns}`);
        return result;
      },
    };
    const file = join(folder, 'meanwhile.tar.gz');
    const { rows } = await createBackup({ store, storage: app.storage, file, slug, now });
    const text = await textOf(file);
    expect(turns).toBeGreaterThan(rows / 20);
    expect(text).toContain(before);
    expect(text.includes(`Meanwhile${slug ?? ''}`)).toBe(false);
    const held = 'select count(*)::int as held from pg_cursors where is_holdable';
    const left = await app.store.connection((client) => client.query(held), { writes: false });
    expect(left.rows).toEqual([{ held: 0 }]);
  });

  it('that fails on the way leaves nothing aside', async () => {
    let turns = 0;
    const store: Pick<Store, 'kind' | 'connection'> = {
      kind: app.store.kind,
      async connection(work, options) {
        turns += 1;
        if (turns === 3) throw new Error('No connection became free.');
        return app.store.connection(work, options);
      },
    };
    const file = join(folder, 'failed.tar.gz');
    await expect(createBackup({ store, storage: app.storage, file, now })).rejects.toThrow('No connection');
    const held = 'select count(*)::int as held from pg_cursors where is_holdable';
    const left = await app.store.connection((client) => client.query(held), { writes: false });
    expect([left.rows, readdirSync(folder).includes('failed.tar.gz')]).toEqual([[{ held: 0 }], false]);
  });
});
