import { asc, eq, getTableColumns } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { kinds, requirePostgres, silent, useStore } from '#tests/store/databases.ts';
import { createDatabase } from '#tests/support/postgres.ts';
import { openStore } from './open-store.ts';
import { readPages } from './read-pages.ts';
import { enrolments, students } from './schema.ts';
import type { Db, Store } from './store.ts';

const count = 234;

/** Students of the platform's school, where every kind of column has values and some have none. */
const addStudents = (store: Store): Promise<unknown> =>
  store.school(0, async ({ db }) => {
    const people = Array.from({ length: count }, (_, at) => ({
      schoolId: 0,
      admissionNo: `A${at}`,
      admissionDate: '2026-04-01',
      firstName: `अनय ${at}`,
      lastName: at % 3 === 0 ? null : 'Rao',
      dateOfBirth: '2016-02-29',
      gender: 'Other',
      mobile: '+919876543210',
      details: { Address: 'Lake Road "12"', at, list: [null, 0.5] },
      createdAt: new Date(1_790_000_000_123 + at),
    }));
    const added = await db.insert(students).values(people).returning();
    await db.insert(enrolments).values(
      added.map(({ id }, at) => ({
        schoolId: 0,
        studentId: id,
        session: '2026-2027',
        classId: 1 + (at % 12),
        sectionId: 1,
        rollNo: null,
        state: 'Full' as const,
      })),
    );
  });

const selectAll = (db: Db) => db.select().from(students).orderBy(asc(students.id));

const all = async <T>(pages: AsyncIterable<T>): Promise<T[]> => {
  const read: T[] = [];
  for await (const page of pages) read.push(page);
  return read;
};

const asItIs = <Row>(row: Row): Row => row;

describe.each(kinds)('readPages on $kind', ({ open }) => {
  const store = useStore(open);
  beforeAll(async () => {
    await addStudents(store);
  });

  it('gives the rows that the query itself gives, a few at a time', () =>
    store.school(0, async ({ db }) => {
      const pages = await all(readPages(db, selectAll(db), asItIs));
      expect(pages.map(({ length }) => length)).toEqual([100, 100, 34]);
      expect(pages.flat()).toEqual(await selectAll(db));
    }));

  it('gives those of a join, one query after the other in one transaction', () =>
    store.school(
      0,
      async ({ db }) => {
        const { classId } = enrolments;
        const selectJoined = () =>
          db
            .select({ ...getTableColumns(students), classId })
            .from(enrolments)
            .innerJoin(students, eq(students.id, enrolments.studentId))
            .where(eq(classId, 3))
            .orderBy(asc(students.id));
        const show = ({ firstName, classId: id }: { firstName: string; classId: number }) => `${firstName} in ${id}`;
        const expected = (await selectJoined()).map(show);
        expect(expected).toHaveLength(20);
        for (const _ of [1, 2]) expect(await all(readPages(db, selectJoined(), show))).toEqual([expected]);
      },
      { readOnly: true },
    ));

  it('gives no page where there is no row', () =>
    store.school(0, async ({ db }) => {
      const none = db.select().from(students).where(eq(students.id, -1));
      expect(await all(readPages(db, none, asItIs))).toEqual([]);
    }));

  it('lets the thread do other work between pages', () =>
    store.school(0, async ({ db }) => {
      let didOtherWork = false;
      const after: boolean[] = [];
      const show = (row: typeof students.$inferSelect) => row.id;
      for await (const page of readPages(db, selectAll(db), show)) {
        after.push(page.length > 0 && didOtherWork);
        didOtherWork = false;
        setImmediate(() => (didOtherWork = true));
      }
      expect(after.slice(1)).toEqual([true, true]);
    }));
});

it('readPages gives the rows as they were when it began, whatever another server has written since', async () => {
  const server = await requirePostgres();
  const database = await createDatabase(server.url, 'pages');
  const openNode = () => openStore({ databaseUrl: database.url, dataDir: '', log: silent });
  const reader = await openNode();
  const writer = await openNode();
  try {
    await addStudents(writer);
    await reader.school(0, async ({ db }) => {
      const before = await selectAll(db);
      const rows: unknown[] = [];
      for await (const page of readPages(db, selectAll(db), asItIs)) {
        if (rows.length === 0)
          await writer.school(0, async (own) => {
            await own.db.update(students).set({ gender: 'Male' });
            await own.db.delete(enrolments);
            await own.db.delete(students).where(eq(students.lastName, 'Rao'));
          });
        rows.push(...page);
      }
      expect(rows).toEqual(before);
      expect(await selectAll(db)).toHaveLength(78);
    });
  } finally {
    await Promise.all([reader.close(), writer.close()]);
    await database.drop();
    await server.stop();
  }
});
