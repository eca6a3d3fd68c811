import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MaintenanceOptions, runMaintenance } from '#server/main/maintenance/run-maintenance.ts';
import {
  content,
  contentHistory,
  enquiries,
  pageVisits,
  sessions,
  unknownLogins,
  userTokens,
} from '#server/store/schema.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

const day = 86_400_000;

describe.each(databases)('the purge on $database', ({ database }) => {
  let app: TestApp;
  const callers: Caller[] = [];
  const failures: unknown[] = [];
  const run = (changes: Partial<MaintenanceOptions> = {}) =>
    runMaintenance({
      ...app,
      mail: { isConnected: true, sender: 'no-reply@localhost', send: async () => undefined },
      originOf: () => '',
      now: () => app.clock.now,
      onError: (error) => failures.push(error),
      ...changes,
    });

  beforeAll(async () => {
    app = await startApp({ database });
    for (const school of ['platform', 'greenfield', 'riverside'] as const) callers.push(await signIn(app, { school }));
  });
  afterAll(() => app.stop());

  const totalOf = async (caller: Caller, path: string) => Number((await caller.get(path)).headers['x-total-count']);
  const itemsOf = ({ schoolId }: Caller) =>
    app.store.school(schoolId, ({ db }) => db.select().from(content).where(eq(content.type, 'message')));

  it('erases what was in the bin for 30 days, in each school, and keeps its history', async () => {
    const start = app.clock.now;
    const ids = new Map<Caller, { old: number; young: number; kept: number }>();
    for (const caller of callers) {
      const make = async (): Promise<number> =>
        (await caller.post('/api/content/message', { name: 'Old Head' })).json.id;
      const bin = (id: number) =>
        caller.call('DELETE', `/api/content/message/${id}`, { headers: { 'if-match': '"1"' } });
      const made = { old: await make(), young: await make(), kept: await make() };
      ids.set(caller, made);
      app.clock.now = start;
      await bin(made.old);
      app.clock.now = start + 1;
      await bin(made.young);
      expect(await totalOf(caller, '/api/content/bin')).toBe(2);
    }
    app.clock.now = start + 30 * day;
    await run();
    for (const [caller, { old, young, kept }] of ids) {
      const left = (await itemsOf(caller)).map(({ id }) => id);
      expect(left).toEqual(expect.arrayContaining([young, kept]));
      expect(left).not.toContain(old);
      const history = await app.store.school(caller.schoolId, ({ db }) =>
        db.select().from(contentHistory).where(eq(contentHistory.contentId, old)).orderBy(contentHistory.id),
      );
      expect(history.map(({ action }) => action)).toEqual(['create', 'delete', 'erase']);
      expect(history.at(-1)?.document).toEqual({ name: 'Old Head' });
    }
    app.clock.now = start;
    for (const school of ['platform', 'greenfield', 'riverside'] as const)
      expect(await totalOf(await signIn(app, { school }), '/api/content/bin')).toBe(1);
    expect(failures).toEqual([]);
  });

  it('forgets spent secrets, sign-ins that no longer hold, removed enquiries and visits of long ago', async () => {
    const caller = await signIn(app, { name: 'Leela Iyer' });
    const { schoolId, userId } = caller;
    const now = app.clock.now;
    const later = new Date(now + day);
    await app.store.school(schoolId, async ({ db }) => {
      const token = { schoolId, userId, kind: 'reset' } as const;
      await db.insert(userTokens).values([
        { ...token, hash: 'used', expiresAt: later, usedAt: new Date(now - 1) },
        { ...token, hash: 'old', expiresAt: new Date(now) },
        { ...token, hash: 'holds', expiresAt: later },
      ]);
      await db.insert(sessions).values([
        { schoolId, userId, hash: `old-${database}`, expiresAt: new Date(now) },
        { schoolId, userId, hash: `holds-${database}`, expiresAt: later },
      ]);
      await db.insert(unknownLogins).values([
        { schoolId, loginHash: 'old', failedLogins: 9, lockedUntil: new Date(now - day) },
        { schoolId, loginHash: 'counts', failedLogins: 1, lockedUntil: new Date(now - day + 1000) },
      ]);
      // It is 21 November 2026.
      await db.insert(pageVisits).values([
        { schoolId, day: '2025-10-16', path: '/', count: 3 },
        { schoolId, day: '2025-10-17', path: '/', count: 4 },
      ]);
      const enquiry = {
        schoolId,
        enquiryType: 1,
        session: '2026-2027',
        classId: 1,
        firstName: 'Meera',
        dateOfBirth: '2020-01-01',
        gender: 'Female',
        parentName: 'Anil Joshi',
        parentRelation: 1,
        mobile: '+919876543210',
        consentVersion: '1',
      } as const;
      await db.insert(enquiries).values([
        { ...enquiry, referenceNo: 'P-1', deletedAt: new Date(now - 31 * day) },
        { ...enquiry, referenceNo: 'P-2' },
      ]);
    });
    const recorded = await totalOf(caller, '/api/audit');
    await run();
    expect(await totalOf(caller, '/api/audit')).toBe(recorded + 1);
    const left = await app.store.school(schoolId, async ({ db }) => ({
      tokens: await db.select().from(userTokens),
      logins: await db.select().from(unknownLogins),
      visits: await db.select().from(pageVisits),
      sessions: await db.select().from(sessions).where(eq(sessions.userId, userId)),
      enquiries: await db.select().from(enquiries),
    }));
    expect(left.tokens.map(({ hash }) => hash)).toEqual(['holds']);
    expect(left.logins.map(({ loginHash }) => loginHash)).toEqual(['counts']);
    expect(left.visits.map(({ day: of }) => of)).toEqual(['2025-10-17']);
    expect(left.sessions.map(({ hash }) => hash)).toContain(`holds-${database}`);
    expect(left.sessions.map(({ hash }) => hash)).not.toContain(`old-${database}`);
    expect(left.enquiries.map(({ referenceNo }) => referenceNo)).toEqual(['P-2']);
    expect((await caller.get('/api/content')).status).toBe(200);
    expect(failures).toEqual([]);
  });

  it('goes on with the other schools where one fails', async () => {
    const platform = await signIn(app, { school: 'platform' });
    const greenfield = await signIn(app);
    const bin = async (caller: Caller): Promise<number> => {
      const { json } = await caller.post('/api/content/message', { name: 'Gone' });
      await caller.call('DELETE', `/api/content/message/${json.id}`, { headers: { 'if-match': '"1"' } });
      return json.id;
    };
    const ids = [await bin(platform), await bin(greenfield)];
    const reported: number[] = [];
    const school: typeof app.store.school = (id, work, options) =>
      id === 0 ? Promise.reject(new Error('The platform is locked.')) : app.store.school(id, work, options);
    await run({
      store: { ...app.store, school },
      now: () => app.clock.now + 31 * day,
      onError: (_, { schoolId, task }) => {
        if (task === 'purge' && schoolId !== undefined) reported.push(schoolId);
      },
    });
    expect(reported).toEqual([0]);
    const left = async (caller: Caller) => (await itemsOf(caller)).map(({ id }) => id);
    expect(await left(platform)).toContain(ids[0]);
    expect(await left(greenfield)).not.toContain(ids[1]);
  });
});
