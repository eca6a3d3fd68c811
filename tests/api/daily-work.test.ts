import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Mail, MailMessage } from '#server/core/mail/mail.ts';
import { eraseClosedCommandHandler } from '#server/domains/schools/erase-closed.ts';
import { runMaintenance } from '#server/main/maintenance/run-maintenance.ts';
import { listSchools } from '#server/store/global.ts';
import { auditLog, content, disclosureAlerts, media, users } from '#server/store/schema.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { dumpSchool } from '../support/dump.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

const day = 86_400_000;
const dateAfter = (now: number, days: number): string => new Date(now + days * day).toISOString().slice(0, 10);

describe.each(databases)('the daily work on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  const sent: MailMessage[] = [];
  const failures: { readonly schoolId?: number; readonly task: string }[] = [];
  const taking: Mail = {
    isConnected: true,
    sender: 'no-reply@localhost',
    send: async (message) => void sent.push(message),
  };
  const failing: Mail = {
    isConnected: true,
    sender: 'no-reply@localhost',
    send: () => Promise.reject(new Error('The mail server is away.')),
  };
  const run = (mail: Mail = taking, store = app.store, isStopping = () => false) =>
    runMaintenance({
      ...app,
      store,
      isStopping,
      mail,
      originOf: ({ slug }) => `https://${slug}.example.org`,
      now: () => app.clock.now,
      onError: (_, at) => failures.push(at),
    });

  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app, { school: 'riverside', name: 'Asha Rao' });
    await signIn(app, { school: 'riverside', name: 'Not Told', role: 'Staff', permissionSets: ['frontOffice'] });
    const reachable = { email: 'asha@riverside.example', passwordHash: 'set' };
    await inSchool(({ db }) => db.update(users).set(reachable).where(eq(users.id, admin.userId)));
  });
  afterAll(() => app.stop());

  const inSchool = <T>(work: Parameters<typeof app.store.school<T>>[1]) => app.store.school(admin.schoolId, work);
  const alertsIn = () =>
    inSchool(({ db }) => db.select().from(auditLog).where(eq(auditLog.action, 'sendDisclosureAlerts')));

  it('deletes files that have had no row for a day, and no other', async () => {
    const start = app.clock.now;
    const keys = async (): Promise<string[]> => {
      const found: string[] = [];
      for await (const { key } of app.storage.list()) found.push(key);
      return found.toSorted();
    };
    const known = await keys();
    const lost = `${admin.schoolId}/900000/original`;
    await app.storage.put(lost, Buffer.from('left behind'));
    app.clock.now = Date.now() + day - 60_000;
    await run();
    expect(await app.storage.exists(lost)).toBe(true);
    app.clock.now = Date.now() + day + 60_000;
    await run();
    expect(await keys()).toEqual(known);
    expect(failures).toEqual([]);
    app.clock.now = start;
  });

  it('ends between two schools where the server is being stopped', async () => {
    const worked: number[] = [];
    const store = {
      ...app.store,
      school: ((schoolId, work, options) => {
        worked.push(schoolId);
        return app.store.school(schoolId, work, options);
      }) as typeof app.store.school,
    };
    await run(taking, store, () => worked.length > 0);
    expect(new Set(worked).size).toBe(1);
    expect(failures).toEqual([]);
  });

  it('cuts the log of commits to a day', async () => {
    const countBefore = async (time: string): Promise<number> => {
      const sql = `select count(*)::int as many from commit_log where at < now() - interval '${time}'`;
      const { rows } = await app.store.connection((client) => client.query<{ many: number }>(sql), { writes: false });
      return rows[0]?.many ?? -1;
    };
    const age = `update commit_log set at = at - interval '2 days'
      where transaction = (select transaction from commit_log order by transaction limit 1)`;
    await app.store.connection((client) => client.query(age), { writes: false });
    expect(await countBefore('1 day')).toBeGreaterThan(0);
    await run();
    expect(await countBefore('1 day')).toBe(0);
    expect(await countBefore('0 days')).toBeGreaterThan(0);
    expect(failures).toEqual([]);
  });

  it('does its other tasks where the schools cannot be listed', async () => {
    const start = app.clock.now;
    const lost = `${admin.schoolId}/900001/original`;
    await app.storage.put(lost, Buffer.from('left behind'));
    app.clock.now = Date.now() + day + 60_000;
    let listings = 0;
    const global: typeof app.store.global = (work) => {
      listings += 1;
      return listings <= 2 ? Promise.reject(new Error('The query was cancelled.')) : app.store.global(work);
    };
    await run(taking, { ...app.store, global });
    expect(failures.splice(0)).toEqual([{ task: 'purge' }, { task: 'alerts' }]);
    expect(await app.storage.exists(lost)).toBe(false);
    app.clock.now = start;
  });

  describe('before disclosure documents expire', () => {
    let start: number;
    beforeAll(async () => {
      start = app.clock.now;
      const published = {
        Society_Name: 'Riverside Trust',
        Fire_Safety: 'https://example.org/fire.pdf',
        Fire_Safety_Valid_Until: dateAfter(start, 61),
        Building_Safety: 'https://example.org/building.pdf',
        Building_Safety_Valid_Until: dateAfter(start, 400),
      };
      const { schoolId } = admin;
      await inSchool(({ db }) => db.insert(content).values({ schoolId, type: 'disclosure', published }));
    });
    afterAll(() => {
      app.clock.now = start;
    });

    it('mails each admin 60, 30 and 7 days before, once, and writes it down', async () => {
      const reported: number[] = [];
      for (const after of [0, 1, 2, 30, 31, 32, 53, 54, 60, 61, 62]) {
        app.clock.now = start + after * day;
        sent.length = 0;
        await run();
        await run();
        if (sent.length > 0) reported.push(after);
        expect(sent.length).toBeLessThanOrEqual(1);
      }
      expect(reported).toEqual([1, 31, 54]);
      expect(failures).toEqual([]);
      const [first, ...more] = await alertsIn();
      expect(more).toHaveLength(2);
      expect(first).toMatchObject({
        actor: 'housekeeping',
        entity: 'disclosure',
        after: { User_Id: admin.userId, alerts: [{ document: 'Fire_Safety', daysBefore: 60 }] },
      });
    });

    it('sends what could not be sent the next time, and names the school meanwhile', async () => {
      const until = dateAfter(start, 500);
      app.clock.now = start + 440 * day;
      await inSchool(({ db }) =>
        db
          .update(content)
          .set({ published: { Society_Name: 'T', Fire_Safety: 'media:1', Fire_Safety_Valid_Until: until } })
          .where(eq(content.type, 'disclosure')),
      );
      sent.length = 0;
      await run(failing);
      expect(failures.splice(0)).toEqual([{ schoolId: admin.schoolId, task: 'alerts' }]);
      expect(await alertsIn()).toHaveLength(3);
      await run();
      expect(sent).toHaveLength(1);
      const [mail] = sent;
      expect(mail?.text).toContain('Fire safety certificate: valid until');
      expect(mail?.text).toContain('https://riverside.example.org/disclosure');
      expect(mail?.to).toBe('asha@riverside.example');
    });

    it('leaves to another server what that one is sending, until it must be gone', async () => {
      app.clock.now = start + 470 * day;
      const pending = await inSchool(({ db }) => db.select().from(disclosureAlerts));
      const alert = pending.find(({ validUntil }) => validUntil === dateAfter(start, 500));
      const claimedAt = new Date(app.clock.now - 1000);
      if (!alert) throw new Error('There is no alert.');
      await inSchool(({ db }) =>
        db.insert(disclosureAlerts).values({ ...alert, daysBefore: 30, claimedAt, sentAt: null }),
      );
      sent.length = 0;
      await run();
      expect(sent).toEqual([]);
      app.clock.now += 3_600_000;
      await inSchool(({ db }) => db.update(users).set({ language: 'hi' }).where(eq(users.id, admin.userId)));
      await run();
      expect(sent).toMatchObject([{ language: 'hi', subject: expect.stringContaining('अवधि समाप्त होने वाली है') }]);
      expect(sent[0]?.text).toContain('- अग्नि सुरक्षा प्रमाण पत्र: ');
    });
  });

  describe('ninety days after a school was closed', () => {
    const isThere = async () => (await listSchools(app.store)).some(({ slug }) => slug === 'riverside');
    const keysOf = async (): Promise<string[]> => {
      const keys: string[] = [];
      for await (const { key } of app.storage.list()) if (key.startsWith(`${admin.schoolId}/`)) keys.push(key);
      return keys;
    };

    it('erases its rows, its files and its place, with an entry in the product’s log, and nothing of others', async () => {
      const operator = await signIn(app, { school: 'platform', role: 'Operator', name: 'Kabir Anand' });
      const body = { state: 'closed', reason: 'It has moved away' };
      const { schoolId } = admin;
      const [other] = (await listSchools(app.store)).filter(({ slug }) => slug === 'greenfield');
      const before = await dumpSchool(app.store, other?.id ?? -1);
      const start = app.clock.now;
      expect((await operator.call('PATCH', `/api/schools/${schoolId}/state`, { body })).status).toBe(200);
      expect((await keysOf()).length).toBeGreaterThan(0);

      app.clock.now = start + 90 * day - 1;
      await run();
      expect(await isThere()).toBe(true);
      app.clock.now = start + 90 * day;
      const rows = await inSchool(({ db }) => db.$count(media));
      await run();
      expect(failures).toEqual([]);
      expect([await isThere(), await keysOf()]).toEqual([false, []]);
      expect([...(await dumpSchool(app.store, schoolId)).values()].flat()).toEqual([]);
      expect((await app.get('/', { host: 'riverside.localhost' })).status).toBe(404);
      const log = await app.store.school(0, ({ db }) =>
        db.select().from(auditLog).where(eq(auditLog.action, 'eraseSchool')),
      );
      expect(log).toMatchObject([
        {
          actor: 'housekeeping',
          entity: 'school',
          entityId: schoolId,
          before: { slug: 'riverside' },
          after: { media: rows },
        },
      ]);
      expect(await dumpSchool(app.store, other?.id ?? -1)).toEqual(before);
      app.clock.now = start;
    });

    it('is named by a dry run of the command line, which erases nothing, and erased by it without', async () => {
      const start = app.clock.now;
      const operator = await signIn(app, { school: 'platform', role: 'Operator', name: 'Meera Anand' });
      const [school] = await listSchools(app.store);
      const close = { state: 'closed', reason: 'It has moved away' };
      app.clock.now = Date.now() - 91 * day;
      expect((await operator.call('PATCH', `/api/schools/${school?.id}/state`, { body: close })).status).toBe(200);
      app.clock.now = start;
      const erase = (dryRun: boolean) =>
        eraseClosedCommandHandler.run({ dryRun }, { ...app, progress: () => undefined });
      const due = { schoolId: school?.id, slug: 'greenfield', dueSince: expect.any(String) };
      expect(await erase(true)).toMatchObject({ due: [due], erased: [] });
      expect(await listSchools(app.store)).toHaveLength(1);
      expect(await erase(false)).toMatchObject({ due: [due], erased: [{ slug: 'greenfield' }] });
      expect(await listSchools(app.store)).toEqual([]);
      expect(await erase(false)).toEqual({ due: [], erased: [] });
    });
  });
});
