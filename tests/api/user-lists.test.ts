import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userStates } from '#schemas/access/user-status.ts';
import { addAccount, logIn, sessionOf } from '../support/accounts.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { mailTo, readOutbox } from '../support/outbox.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

const staff = { role: 'Staff' as const, permissionSets: ['frontOffice' as const] };

describe.each(databases)('the lists of users on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let desk: Caller;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    desk = await signIn(app, { ...staff, name: 'Nilesh Khairnar' });
    await addAccount(app, { email: 'devika@example.org' });
    await addAccount(app, { email: 'off@example.org', name: 'Girish Salunke', ...staff, status: 0 });
    await addAccount(app, { email: 'locked@example.org', name: 'Sameer Wagle', ...staff, status: 2 });
    await addAccount(app, { email: 'due@example.org', name: 'Kishor Bhalerao', ...staff, status: 3 });
    await addAccount(app, { email: 'parent@example.org', name: 'Meera Joshi', role: 'Parent' });
  });
  afterAll(() => app.stop());

  const invite = (body: object, asLink = true) => admin.call('POST', '/api/users', { body, query: { asLink } });

  it('count what they list, by role and by where an account stands', async () => {
    await invite({ name: 'Tasneem Merchant', mobile: '9822044711', ...staff });
    const { json: counts } = await admin.get('/api/users/counts');
    const roles = ['Admin', 'Staff', 'Parent', 'Student'];
    for (const role of roles)
      for (const state of userStates) {
        const { json, headers } = await admin.get('/api/users', { role, state, pageSize: 100 });
        const counted = counts.find((row: { role: string; state: string }) => row.role === role && row.state === state);
        expect([role, state, Number(headers['x-total-count'])]).toEqual([role, state, counted?.count ?? 0]);
        expect(json.map((user: { state: string }) => user.state)).toEqual(json.map(() => state));
      }
    expect(new Set(counts.map(({ state }: { state: string }) => state))).toEqual(new Set(userStates));
    const { json: office } = await admin.get('/api/users', { role: 'Office', pageSize: 100 });
    expect(new Set(office.map(({ role }: { role: string }) => role))).toEqual(new Set(['Admin', 'Staff']));
  });

  it('say until when an invitation holds, as long as it is not taken up', async () => {
    const { json } = await invite({ name: 'Usha Patil', mobile: '9822044712', ...staff });
    const until = new Date(app.clock.now + 7 * 86_400_000).toISOString();
    expect(json.user).toMatchObject({ state: 'invited', invitedUntil: until });
    const path = `/api/users/${json.user.id}`;
    expect((await admin.get(path)).json).toEqual(json.user);
    const token = new URL(json.inviteLink).searchParams.get('token') ?? '';
    const body = { token, password: 'mango tree by the gate' };
    expect((await visitorOf(app, 'greenfield.localhost').post('/api/Account/acceptInvitation', body)).status).toBe(200);
    expect((await admin.get(path)).json).toMatchObject({ state: 'active', invitedUntil: null });
  });

  it('give a link to pass on to who asks for it, and mail nothing then', async () => {
    const body = { name: 'Vikas Rane', email: 'vikas@example.org', ...staff };
    const { json } = await invite(body);
    expect(json.inviteLink).toContain('/login/invitation?token=');
    const again = await admin.call('POST', `/api/users/${json.user.id}/invite`, { query: { asLink: true } });
    expect(again.json.inviteLink).not.toBe(json.inviteLink);
    await admin.call('POST', `/api/users/${json.user.id}/invite`);
    await mailTo(app, 'vikas@example.org');
    expect(await readOutbox(app, 'vikas@example.org')).toHaveLength(1);
  });

  it('give no link that opens the account of somebody who has a password', async () => {
    const { id } = await addAccount(app, { email: 'waman@example.org', name: 'Waman Rao' });
    const { json } = await admin.call('POST', `/api/users/${id}/invite`, { query: { asLink: true } });
    expect(json.inviteLink).toBeNull();
  });

  it('show the sign-ins of others to admins, who end one of them', async () => {
    const { id } = await addAccount(app, { email: 'yash@example.org', name: 'Yash More', ...staff });
    const [first, second] = [
      sessionOf(app, await logIn(app, 'yash@example.org')),
      sessionOf(app, await logIn(app, 'yash@example.org')),
    ];
    const path = `/api/users/${id}/sessions`;
    const { json } = await admin.get(path);
    expect(json).toHaveLength(2);
    expect(json[0]).toMatchObject({ isCurrent: false });
    expect(Object.keys(json[0])).not.toContain('hash');
    const own = (await first.get('/api/Account/sessions')).json.find(
      ({ isCurrent }: { isCurrent: boolean }) => isCurrent,
    );
    expect((await admin.call('DELETE', `${path}/${own.id}`)).status).toBe(200);
    expect((await first.get('/api/Account/me')).status).toBe(401);
    expect((await second.get('/api/Account/me')).status).toBe(200);
    expect((await admin.call('DELETE', `${path}/${own.id}`)).status).toBe(404);
    // One's own session is none of another account's.
    const [mine] = (await admin.get('/api/Account/sessions')).json;
    expect((await admin.call('DELETE', `${path}/${mine.id}`)).status).toBe(404);
    expect((await admin.get(`/api/users/${admin.userId}/sessions`)).json).toMatchObject([{ isCurrent: true }]);
  });

  it('of another school are out of sight', async () => {
    const abroad = await signIn(app, { school: 'riverside' });
    const [own] = (await admin.get('/api/Account/sessions')).json;
    const path = `/api/users/${admin.userId}`;
    expect((await abroad.get(path)).status).toBe(404);
    expect((await abroad.get(`${path}/sessions`)).status).toBe(404);
    expect((await abroad.call('DELETE', `${path}/sessions/${own.id}`)).status).toBe(404);
    const { json } = await abroad.get('/api/users/counts');
    expect(json).toEqual([{ role: 'Admin', state: 'invited', count: 1 }]);
    expect((await admin.get('/api/Account/me')).status).toBe(200);
  });

  it('are closed to whom the table does not name: nobody raises themselves', async () => {
    const own = `/api/users/${desk.userId}`;
    const answers = await Promise.all([
      desk.get('/api/users/counts'),
      desk.get(own),
      desk.get(`${own}/sessions`),
      desk.call('DELETE', `${own}/sessions/1`),
      desk.call('PATCH', own, { body: { role: 'Admin' } }),
      desk.call('PATCH', own, { body: { permissionSets: ['frontOffice', 'hr'] } }),
      desk.call('POST', '/api/users', { body: { name: 'Second Self', email: 'self@example.org', role: 'Admin' } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403));
  });
});
