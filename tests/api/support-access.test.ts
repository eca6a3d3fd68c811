import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissionSets } from '#schemas/access/matrix.ts';
import type { Call } from '#schemas/api/define.ts';
import { contentTypes } from '#schemas/content/index.ts';
import { calls } from '#server/main/calls.ts';
import { users } from '#server/store/schema.ts';
import { addAccount, cookiesOf } from '../support/accounts.ts';
import { type Caller, type CallResult, signIn, visitorOf } from '../support/callers.ts';
import { itFurther } from '../support/extent.ts';
import { openBrowser, takeUpHandover } from '../support/handover.ts';
import { readOutbox } from '../support/outbox.ts';
import { pathOf, samplePart } from '../support/sample.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addStudent, sendBio } from './student-bodies.ts';

const hourMs = 3_600_000;
const reason = 'The notices of May do not show';

describe.each(databases)('support access on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let operator: Caller;
  let schoolId: number;
  beforeAll(async () => {
    app = await startApp({ database, trustProxy: ['127.0.0.1'] });
    await addAccount(app, { email: 'head@example.org', role: 'Admin' });
    admin = await signIn(app, { name: 'Asha Rao' });
    operator = await signIn(app, { school: 'platform', role: 'Operator', name: 'Kabir Anand' });
    ({ schoolId } = admin);
  });
  afterAll(() => app.stop());

  const give = (hours = 4, from = admin) => from.post('/api/support', { reason, hours });
  const withdrawAll = async (): Promise<void> => {
    for (const { id, stands } of (await admin.get('/api/support')).json)
      if (stands) expect((await admin.call('DELETE', `/api/support/${id}`)).status).toBe(200);
  };
  const ask = (who = operator) => who.post(`/api/schools/${schoolId}/support`, {});
  const takeUp = (started: CallResult): Promise<CallResult> => takeUpHandover(app, started, started.json.url);
  const callerOf = (answer: CallResult, host = 'greenfield.localhost'): Caller =>
    visitorOf(app, host, { cookie: `session=${cookiesOf(answer).get('session')?.value}` });
  const enter = async (): Promise<Caller> => {
    const started = await ask();
    expect(started.status).toBe(200);
    return callerOf(await takeUp(started));
  };
  const inside = async (): Promise<Caller> => {
    await withdrawAll();
    expect((await give()).status).toBe(201);
    return enter();
  };
  const deedsOf = async (who: Caller, entity: string): Promise<string[]> =>
    (await who.get('/api/audit', { entity })).json.map(
      ({ actor, action }: { actor: string; action: string }) => `${action}: ${actor}`,
    );

  it('is never there without a grant, nor after it ended or was withdrawn', async () => {
    expect((await operator.get(`/api/schools/${schoolId}`)).json.support).toBeNull();
    expect(await ask()).toMatchObject({
      status: 403,
      json: { errorText: expect.stringContaining('gives no support') },
    });
    const given = await give(1);
    expect(given).toMatchObject({ status: 201, json: { reason, givenBy: 'Asha Rao', stands: true, visits: [] } });
    expect((await operator.get(`/api/schools/${schoolId}`)).json.support).toMatchObject({
      reason,
      givenBy: 'Asha Rao',
    });
    expect((await give()).status).toBe(409);
    const visit = await enter();
    expect((await visit.get('/api/student')).status).toBe(200);
    const late = await ask();
    app.clock.now += hourMs;
    expect((await visit.get('/api/student')).status).toBe(401);
    expect((await takeUp(late)).headers.location).toBe('/login?error=link');
    expect((await ask()).status).toBe(403);
    expect((await admin.get('/api/support')).json[0]).toMatchObject({ stands: false, visits: [{ by: 'Kabir Anand' }] });
    app.clock.now -= hourMs;
    await withdrawAll();
    expect((await visit.get('/api/student')).status).toBe(401);
    expect((await ask()).status).toBe(403);
  });

  it('reads of a student what an admin does, but no notes of health', async () => {
    const { Student_Id: id } = await addStudent(admin);
    expect((await sendBio(admin, id, { Allergies: 'Nuts', Health_Notes: 'Carries an inhaler.' })).status).toBe(200);
    const { json } = await (await inside()).get(`/api/student/${id}`);
    expect(json.bio).toMatchObject({ Allergies: 'Nuts' });
    expect(json.bio.Health_Notes).toBeUndefined();
  });

  it('is given and withdrawn by admins alone, and by no program', async () => {
    await withdrawAll();
    for (const set of permissionSets) {
      const someone = await signIn(app, { role: 'Staff', permissionSets: [set] });
      expect([set, (await give(4, someone)).status]).toEqual([set, 403]);
    }
    const token = await admin.post('/api/tokens', { name: 'settings', scopes: ['/settings:write'] });
    const program = visitorOf(app, 'greenfield.localhost', { authorization: `Bearer ${token.json.token}` });
    expect((await give(4, program)).status).toBe(403);
    expect((await admin.post('/api/support', { reason: 'x', hours: 4 })).status).toBe(422);
    expect((await admin.post('/api/support', { reason, hours: 1000 })).status).toBe(422);
    const stranger = await signIn(app, { school: 'riverside' });
    const { id } = (await give()).json;
    expect((await stranger.call('DELETE', `/api/support/${id}`)).status).toBe(404);
    expect((await stranger.get('/api/support')).json).toEqual([]);
    expect((await ask(await signIn(app, { school: 'platform', role: 'Operator' }))).status).toBe(200);
  });

  it('lets in once, the browser that asked, at the school that gave it', async () => {
    await withdrawAll();
    await give();
    const started = await ask();
    expect((await openBrowser(app).get(started.json.url)).status).toBe(303);
    const foreign = started.json.url.replace('greenfield', 'riverside');
    expect((await takeUpHandover(app, started, foreign)).headers.location).toBe('/login?error=link');
    const taken = await takeUp(started);
    expect(taken).toMatchObject({ status: 303, headers: { location: '/school' } });
    expect((await takeUp(started)).headers.location).toBe('/login?error=link');
    expect((await callerOf(taken, 'riverside.localhost').get('/api/student')).status).toBe(401);
    expect((await callerOf(taken, 'localhost').get('/api/Account/me')).status).toBe(401);
    const me = await callerOf(taken).get('/api/Account/me');
    expect(me.json).toMatchObject({ user: { name: 'Kabir Anand' }, support: { endsAt: expect.any(String) } });
    app.clock.now += 120_000;
    const old = await ask();
    app.clock.now += 60_000;
    expect((await takeUp(old)).headers.location).toBe('/login?error=link');
    app.clock.now -= 180_000;
  });

  it('ends with the operator’s own log-in, and with the operator', async () => {
    const visit = await inside();
    expect((await visit.get('/api/student')).status).toBe(200);
    // The names of what the lists show.
    expect((await visit.get('/api/lookups/staff-roles', { all: true })).status).toBe(200);
    await operator.post('/api/Account/logout', {});
    expect((await visit.get('/api/student')).status).toBe(401);
    operator = await signIn(app, { school: 'platform', role: 'Operator', name: 'Kabir Anand' });
    const again = await enter();
    await app.store.school(0, ({ db }) => db.update(users).set({ status: 0 }));
    expect((await again.get('/api/student')).status).toBe(401);
    await app.store.school(0, ({ db }) => db.update(users).set({ status: 1 }));
    expect((await again.get('/api/student')).status).toBe(200);
  });

  it('is in both audit logs, and mailed to the admins', async () => {
    const before = (await readOutbox(app, 'head@example.org')).length;
    const visit = await inside();
    await expect.poll(async () => (await readOutbox(app, 'head@example.org')).length).toBeGreaterThan(before);
    const mail = (await readOutbox(app, 'head@example.org')).at(-1);
    for (const text of ['Kabir Anand', reason, '/school/settings?open=support']) expect(mail?.text).toContain(text);
    expect((await visit.post('/api/Account/logout', {})).status).toBe(200);
    expect((await visit.get('/api/student')).status).toBe(401);
    expect((await admin.get('/api/support')).json[0].visits[0]).toMatchObject({ leftAt: expect.any(String) });
    await withdrawAll();
    const own = { visits: await deedsOf(admin, 'supportVisit'), grants: await deedsOf(admin, 'supportGrant') };
    expect(own.visits.slice(0, 2)).toEqual(['leaveSchool: operator Kabir Anand', 'enterSchool: operator Kabir Anand']);
    expect(own.grants.slice(0, 2)).toEqual(['withdrawSupport: Asha Rao', 'giveSupport: Asha Rao']);
    const platform = {
      visits: await deedsOf(operator, 'supportVisit'),
      grants: await deedsOf(operator, 'supportGrant'),
    };
    expect(platform.visits.slice(0, 2)).toEqual(['leaveSchool: Kabir Anand', 'enterSchool: Kabir Anand']);
    expect(platform.grants.slice(0, 2)).toEqual([
      'withdrawSupport: Asha Rao, greenfield',
      'giveSupport: Asha Rao, greenfield',
    ]);
  });

  it('shows that a document is there, and not what is in it', async () => {
    const visit = await inside();
    const answer = await visit.get(`/media/private/${schoolId}/1?withheld`);
    expect(answer).toMatchObject({ status: 403, json: { errorText: expect.stringContaining('does not include') } });
  });

  const ask999 = (visit: Caller, call: Call, at: number, type?: string) =>
    visit.call(call.method, pathOf(call, { id: 999_999, ...(type && { type }) }), {
      query: samplePart(call.query, schoolId) as Record<string, string | number>,
      ...(call.body && call.takes !== 'multipart' ? { body: samplePart(call.body, schoolId) } : {}),
      ...(call.takes === 'multipart' ? { form: { notAField: '1' } } : {}),
      headers: { 'x-forwarded-for': `10.1.${at >> 8}.${at & 255}` },
    });

  const ofSchools = calls.filter(({ host, access }) => host !== 'platform' && access.kind !== 'operatorToken');

  it('refuses every call that may write, of every kind, in the same words', async () => {
    const visit = await inside();
    const writing = ofSchools.filter(({ method, id }) => method !== 'GET' && id !== 'logout');
    expect(writing.length).toBeGreaterThan(130);
    let at = 0;
    for (const call of writing) {
      at += 1;
      const { status, json } = await ask999(visit, call, at, contentTypes[0]?.type);
      expect([call.id, status, json?.errorText]).toEqual([
        call.id,
        403,
        'Support access only reads. Nothing was changed.',
      ]);
    }
    expect((await visit.get('/api/student')).status).toBe(200);
  });

  itFurther('reads what an admin reads, and gets no file, no token and no log-in of anybody', async () => {
    const visit = await inside();
    const withheld: string[] = [];
    let at = 0;
    for (const call of ofSchools.filter(
      ({ method, endless, id }) => method === 'GET' && !endless && id !== 'handover',
    )) {
      at += 1;
      const { status } = await ask999(visit, call, at, contentTypes[0]?.type);
      if (status === 403) withheld.push(call.id);
      else expect([401, 500], `${call.id}: ${status}`).not.toContain(status);
    }
    expect(withheld.toSorted()).toEqual(
      [
        'downloadBackup',
        'downloadMedia',
        'exportAbsentRunning',
        'exportAttendanceDay',
        'exportAttendanceGrid',
        'exportAttendanceTrend',
        'exportAuditLog',
        'exportContactMessages',
        'exportEnquiries',
        'exportLowAttendance',
        'exportStaffMember',
        'exportStaffMonth',
        'exportContact',
        'exportStudent',
        'exportStudentAttendance',
        'exportStudents',
        'exportUdise',
        'exportVisitorReport',
        'exportVisitors',
        'findContact',
        'listApiTokens',
        'listOwnSessions',
        'listStudentImports',
        'listUserSessions',
        'previewPromotion',
        'previewStudentMerge',
        'readBackup',
        'readOwnCheckIn',
        'readOwnNews',
      ].toSorted(),
    );
  });
});
