import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { ClientBase } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFileStorage } from '#server/files/storage/storage.ts';
import { findSchoolBySlug, listSchools } from '#server/store/global.ts';
import { content, guardianPeople, guardians, students, users } from '#server/store/schema.ts';
import type { Store } from '#server/store/store.ts';
import { kinds, type TestStore } from '#tests/store/databases.ts';
import { type Dump, dumpSchool } from '#tests/support/dump.ts';
import { extent } from '#tests/support/extent.ts';
import { startApp, type TestApp } from '#tests/support/server.ts';
import { scratch } from '#tests/support/template.ts';
import { readArchive, writeArchive } from './archive.ts';
import { backUpRows } from './back-up-rows.ts';
import { createBackup } from './create-backup.ts';
import { restoreBackup } from './restore-backup.ts';

const now = new Date('2026-11-21T06:30:00Z');

/** The files of a media folder with their bytes, by path. */
const filesOf = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => statSync(join(folder, name)).isFile())
      .sort()
      .map((name) => [name, readFileSync(join(folder, name)).toString('base64')]),
  );

const withoutSessions = (dump: Dump): Dump => new Map([...dump].filter(([name]) => name !== 'sessions'));

const dumpAll = async (store: Store): Promise<Map<number, Dump>> => {
  const ids = [0, ...(await listSchools(store)).map(({ id }) => id)];
  const dumps = new Map<number, Dump>();
  for (const id of ids) dumps.set(id, withoutSessions(await dumpSchool(store, id)));
  return dumps;
};

const add = async (store: Store, schoolId: number, name: string): Promise<void> => {
  const person = { schoolId, firstName: name, dateOfBirth: '2018-02-28', gender: 'Other', mobile: '+919876543210' };
  await store.school(schoolId, async ({ db }) => {
    await db.insert(students).values({
      ...person,
      admissionNo: name,
      admissionDate: '2026-04-01',
      details: { note: 'Ünïcode "quotes" \\ and \n lines', big: 9_007_199_254_740_991, half: 0.1 },
    });
    await db.insert(users).values({ schoolId, name, role: 'Admin', email: `${name.toLowerCase()}@example.org` });
  });
};

// What a backup is made from and what it comes back to: each database from each.
const everyWay = kinds.flatMap((to) => kinds.map((from) => ({ from: from.kind, to: to.kind, open: to.open })));
const ways = extent(
  everyWay.filter(({ from, to }) => from !== to),
  everyWay,
);

describe.each(ways)('a backup of $from, restored into $to', ({ from, open }) => {
  let app: TestApp;
  let target: TestStore;
  let folder: string;
  let file: string;

  const restore = (options: { file?: string; replace?: boolean } = {}) =>
    target.store.connection(
      (client) =>
        restoreBackup({ client, storage: createFileStorage(join(folder, 'media')), file, replace: false, ...options }),
      { writes: true },
    );
  const backup = (name: string, slug?: string) =>
    createBackup({
      store: app.store,
      storage: app.storage,
      file: join(folder, name),
      slug,
      now,
    });

  beforeAll(async () => {
    app = await startApp({ database: from });
    for (const { id } of await listSchools(app.store)) await add(app.store, id, `Pupil${id}`);
    target = await open();
    folder = scratch();
    mkdirSync(join(folder, 'media'));
    file = join(folder, 'whole.tar.gz');
  });
  afterAll(async () => {
    await app.stop();
    await target.end();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is the same content to the byte: every row of every school, every file', async () => {
    const report = await backup('whole.tar.gz');
    expect(report).toMatchObject({ schools: 2, missing: [] });
    expect(report.rows).toBeGreaterThan(100);
    expect(await restore()).toMatchObject({ kind: 'whole', rows: report.rows, files: report.files });
    expect(await dumpAll(target.store)).toEqual(await dumpAll(app.store));
    expect(filesOf(join(folder, 'media'))).toEqual(filesOf(join(app.dataDir, 'media')));
  });

  it('is read a few rows at a time, and other work done in between', async () => {
    let turns = 0;
    let timer = setImmediate(function turn() {
      turns += 1;
      timer = setImmediate(turn);
    });
    const fetched: { rows: number; turn: number }[] = [];
    const observed = (client: ClientBase): ClientBase =>
      new Proxy(client, {
        get: (_, name) => {
          if (name !== 'query') return Reflect.get(client, name);
          return async (text: string, values?: unknown[]) => {
            const result = await client.query(text, values);
            if (text.startsWith('fetch')) fetched.push({ rows: result.rows.length, turn: turns });
            return result;
          };
        },
      });
    try {
      await app.store.connection((client) => backUpRows(observed(client), { file: join(folder, 'rows.tar.gz'), now }), {
        writes: false,
      });
    } finally {
      clearImmediate(timer);
    }
    expect(Math.max(...fetched.map(({ rows }) => rows))).toBe(20);
    const full = fetched
      .slice(0, -1)
      .map(({ rows, turn }, at) => ({ rows, turn, next: fetched[at + 1]?.turn ?? turn }));
    expect(full.filter(({ rows, turn, next }) => rows === 20 && next === turn)).toEqual([]);
  });

  it('lets new rows go on after the old ones', async () => {
    const school = await findSchoolBySlug(target.store, 'greenfield');
    const schoolId = school?.schoolId ?? 0;
    const added = await target.store.school(schoolId, ({ db }) =>
      db.insert(content).values({ schoolId, type: 'notice' }).returning(),
    );
    const highest = await app.store.school(schoolId, ({ db }) => db.select({ id: content.id }).from(content));
    expect(added[0]?.id).toBeGreaterThan(Math.max(...highest.map(({ id }) => id)));
  });

  it('is refused where there are schools already', async () => {
    await expect(restore()).rejects.toThrow('There are schools in this installation already');
  });

  it('of one school changes that school alone, and only when told to', async () => {
    const report = await backup('one.tar.gz', 'riverside');
    expect(report.schools).toBe(1);
    const one = join(folder, 'one.tar.gz');
    await expect(restore({ file: one })).rejects.toThrow('A school "riverside" already exists.');
    const school = await findSchoolBySlug(target.store, 'riverside');
    const greenfield = await findSchoolBySlug(target.store, 'greenfield');
    const other = await dumpSchool(target.store, greenfield?.schoolId ?? -1);
    await add(target.store, school?.schoolId ?? 0, 'Later');
    await restore({ file: one, replace: true });
    expect(await dumpSchool(target.store, school?.schoolId ?? -1)).toEqual(
      withoutSessionsEmpty(await dumpSchool(app.store, school?.schoolId ?? -1)),
    );
    expect(await dumpSchool(target.store, greenfield?.schoolId ?? -1)).toEqual(other);
  });

  /** The backup of one school with some of its entries left out. */
  const corrupt = async (name: string, keep: (entry: string) => boolean): Promise<string> => {
    const corrupted = join(folder, name);
    const entries = async function* () {
      for await (const entry of readArchive(join(folder, 'one.tar.gz'))) if (keep(entry.name)) yield entry;
    };
    await writeArchive(corrupted, entries());
    return corrupted;
  };

  it('that is cut short, or is none, changes nothing', async () => {
    const before = await dumpAll(target.store);
    const files = filesOf(join(folder, 'media'));
    const half = join(folder, 'half.tar.gz');
    copyFileSync(join(folder, 'one.tar.gz'), half);
    truncateSync(half, Math.floor(statSync(half).size / 2));
    const none = join(folder, 'none.tar.gz');
    writeFileSync(none, 'no archive');
    const endless = await corrupt('endless.tar.gz', (name) => name !== 'end.json');
    const fewer = await corrupt('fewer.tar.gz', (name) => !name.endsWith('original'));
    for (const damaged of [half, none, endless, fewer])
      await expect(restore({ file: damaged, replace: true }), damaged).rejects.toThrow();
    expect(await dumpAll(target.store)).toEqual(before);
    expect(filesOf(join(folder, 'media'))).toEqual(files);
  });

  it('of another school of the same name never takes the place of files', async () => {
    const school = await findSchoolBySlug(target.store, 'riverside');
    const own = [...filesOf(join(folder, 'media')).keys()].filter((key) => key.startsWith(`${school?.schoolId}/`));
    const name = own.find((key) => key.endsWith('original')) ?? '';
    writeFileSync(join(folder, 'media', name), 'the bytes of another history');
    await expect(restore({ file: join(folder, 'one.tar.gz'), replace: true })).rejects.toThrow('different content');
    expect(readFileSync(join(folder, 'media', name), 'utf8')).toBe('the bytes of another history');
  });

  it('of a version in which guardians were rows of students makes people of them', async () => {
    const schoolId = (await findSchoolBySlug(app.store, 'greenfield'))?.schoolId ?? 0;
    const highest = await app.store.school(schoolId, async ({ db }) => {
      const born = {
        schoolId,
        mobile: '+919823012345',
        dateOfBirth: '2018-02-28',
        gender: 'Other',
        admissionDate: '2026-04-01',
      } as const;
      const pupils = ['Ira', 'Kabir', 'Mihir'].map((firstName) => ({
        ...born,
        firstName,
        admissionNo: `OLD/${firstName}`,
        details: { Father_Name: 'Sanjay Kulkarni' },
      }));
      const [ira, kabir, mihir] = await db.insert(students).values(pupils).returning();
      const account = { schoolId, name: 'Sanjay Kulkarni', role: 'Parent', mobile: '+919823012345' } as const;
      await db.insert(users).values(account);
      const [sanjay] = await db
        .insert(guardianPeople)
        .values([{ schoolId, name: account.name, mobile: account.mobile }])
        .returning();
      const links = [ira, kabir, mihir].map((pupil) => ({ studentId: pupil?.id ?? 0, personId: sanjay?.id ?? 0 }));
      const rows = links.map((link) => ({ schoolId, relation: 1, ...link }));
      return (await db.insert(guardians).values(rows).returning()).at(-1)?.id;
    });
    await backup('new.tar.gz', 'greenfield');
    const old = join(folder, 'old.tar.gz');
    let people = 0;
    /** As it was stored then. */
    const oldLine = (line: string): string[] => {
      const { table, row } = JSON.parse(line) as { table: string; row: Record<string, unknown> };
      if (table === 'guardian_people') {
        people += 1;
        return [];
      }
      if (table !== 'guardians') return [line];
      const { person_id: _, ...link } = row;
      // One child's form has the name in capitals.
      const name = link.id === highest ? 'SANJAY KULKARNI' : 'Sanjay Kulkarni';
      return [JSON.stringify({ table, row: { ...link, name, mobile: '+919823012345', email: 's.k@example.org' } })];
    };
    const entries = async function* () {
      for await (const { name, data } of readArchive(join(folder, 'new.tar.gz'))) {
        const text = data.toString('utf8');
        if (name.startsWith('rows/')) {
          const lines = text.split('\n').filter(Boolean).flatMap(oldLine);
          yield { name, data: Buffer.from(lines.map((line) => `${line}\n`).join('')) };
        } else if (name === 'manifest.json') {
          yield { name, data: Buffer.from(JSON.stringify({ ...JSON.parse(text), migration: '0029_a' })) };
        } else if (name === 'end.json') {
          const ending = JSON.parse(text) as { rows: number };
          yield { name, data: Buffer.from(JSON.stringify({ ...ending, rows: ending.rows - people })) };
        } else yield { name, data };
      }
    };
    await writeArchive(old, entries());
    await restore({ file: old, replace: true });
    const there = (await findSchoolBySlug(target.store, 'greenfield'))?.schoolId ?? 0;
    const found = await target.store.school(there, async ({ db }) => ({
      people: await db.select().from(guardianPeople),
      links: await db.select().from(guardians),
      accounts: await db.select().from(users).where(eq(users.mobile, '+919823012345')),
      children: await db
        .select({ details: students.details })
        .from(students)
        .where(eq(students.mobile, '+919823012345')),
    }));
    expect(people).toBe(1);
    expect(found.people).toMatchObject([
      { name: 'Sanjay Kulkarni', mobile: '+919823012345', userId: found.accounts[0]?.id },
    ]);
    const details = { Father_Name: 'Sanjay Kulkarni', Father_Email: 's.k@example.org' };
    expect(found.children).toEqual(Array(3).fill({ details }));
    expect(found.links.map(({ personId }) => personId)).toEqual(Array(3).fill(found.people[0]?.id));
  });

  it('of a school that is not there is refused', async () => {
    await expect(backup('nobody.tar.gz', 'nobody')).rejects.toThrow('There is no school "nobody".');
  });
});

const withoutSessionsEmpty = (dump: Dump): Dump =>
  new Map([...dump].map(([name, rows]) => [name, name === 'sessions' ? [] : rows]));
