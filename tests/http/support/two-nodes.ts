import { expect } from 'vitest';
import { requirePostgres } from '../../store/databases.ts';
import { type Caller, signIn, visitorOf } from '../../support/callers.ts';
import { awayLog } from '../../support/log-lines.ts';
import { createDatabase } from '../../support/postgres.ts';
import { startApp, type TestApp } from '../../support/server.ts';

export const slugs = ['greenfield', 'riverside'] as const;
export type Slug = (typeof slugs)[number];

/** One of two servers over one PostgreSQL, and what may be asked of it. */
export interface Node {
  readonly app: TestApp;
  /** Gives the school's holiday another number, through this node. */
  edit(slug: Slug, number: number): Promise<void>;
  /** The number that the school's page shows here, and how it came. */
  read(slug: Slug): Promise<{ readonly number: number; readonly cache: unknown }>;
}

export interface TwoNodes {
  readonly nodes: readonly [Node, Node];
  stop(): Promise<void>;
}

const day = { startHolidayDate: '2027-02-02', endHolidayDate: '2027-02-02', StartSession: 2026 };
const mark = /(\w+) day number (\d+)/g;

const nodeOf = (app: TestApp, admins: ReadonlyMap<Slug, Caller>, ids: Map<Slug, number>): Node => ({
  app,
  async edit(slug, number) {
    const admin = admins.get(slug);
    const { status, json } = await visitorOf(app, `${slug}.localhost`, admin?.headers).post(
      '/api/academic/_addHoliday',
      {
        School_Id: admin?.schoolId,
        Id: ids.get(slug) ?? 0,
        name: `${slug} day number ${number}`,
        ...day,
      },
    );
    expect([200, 201]).toContain(status);
    ids.set(slug, json.holiday.Id);
  },
  async read(slug) {
    const { status, text, headers } = await app.get('/holidays', { host: `${slug}.localhost` });
    expect(status).toBe(200);
    const marks = [...text.matchAll(mark)];
    expect(marks.length).toBeGreaterThan(0);
    for (const [, school] of marks) expect(school).toBe(slug);
    return { number: Number(marks[0]?.[2]), cache: headers['x-cache'] };
  },
});

/**
 * Two servers over one database, each school's holiday at number 0, that may lose their notifications. `through` is the way the second one takes to it.
 */
export const startTwoNodes = async (
  through: (url: string) => Promise<string> = async (url) => url,
): Promise<TwoNodes> => {
  const server = await requirePostgres();
  const database = await createDatabase(server.url, 'nodes');
  const first = await startApp({ databaseUrl: database.url, expectsLog: awayLog });
  const second = await startApp({ databaseUrl: await through(database.url), expectsLog: awayLog });
  const admins = new Map<Slug, Caller>();
  for (const school of slugs) admins.set(school, await signIn(first, { school }));
  const ids = new Map<Slug, number>();
  const nodes = [nodeOf(first, admins, ids), nodeOf(second, admins, ids)] as const;
  for (const slug of slugs) await nodes[0].edit(slug, 0);
  return {
    nodes,
    async stop() {
      await second.stop();
      await first.stop();
      await database.drop();
      await server.stop();
    },
  };
};
