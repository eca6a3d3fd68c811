import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueUserToken } from '#server/domains/accounts/user-tokens.ts';
import { findSchoolBySlug } from '#server/store/global.ts';
import { users } from '#server/store/schema.ts';
import { updateSchool } from '#server/store/testing/schools.ts';
import { addAccount, goodPassword, logIn, sessionOf, type TestAccount } from '../support/accounts.ts';
import { visitorOf } from '../support/callers.ts';
import { mailTo, readOutbox } from '../support/outbox.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

const minute = 60_000;

describe.each(databases)('passwords on $database', ({ database }) => {
  let app: TestApp;
  const email = 'devika@example.org';
  const other = 'a new roof for the library';
  const post = (path: string, body: object) =>
    visitorOf(app, 'greenfield.localhost').post(`/api/Account/${path}`, body);
  const askForLink = async (login: string): Promise<string> => {
    app.clock.now += 2 * minute;
    const count = (await readOutbox(app, email)).length + 1;
    expect((await post('forgotPassword', { login })).status).toBe(200);
    const [link] = (await mailTo(app, email, count)).links;
    return link?.searchParams.get('token') ?? '';
  };

  beforeAll(async () => {
    app = await startApp({ database, trustProxy: ['127.0.0.1'] });
    await addAccount(app, { email, mobile: '+919876543210', name: 'Devika Menon' });
  });
  afterAll(() => app.stop());

  it('are changed by who knows the old one, which ends every other sign-in', async () => {
    await addAccount(app, { email: 'esha@example.org', name: 'Esha Pillai' });
    const [own, elsewhere] = [await logIn(app, 'esha@example.org'), await logIn(app, 'esha@example.org')];
    const caller = sessionOf(app, own);
    const change = (newPassword: string, currentPassword = goodPassword) =>
      caller.post('/api/Account/changePassword', { currentPassword, newPassword });
    const refused = [
      [await change(other, 'not the password'), 'currentPassword', 'This is not your password.'],
      [await change('too short'), 'newPassword', 'Use at least 10 characters.'],
      [await change('basketball'), 'newPassword', 'Many people use this password. Choose another.'],
      [await change('Esha Pillai'), 'newPassword', 'Do not use your name, email or mobile as your password.'],
      [await change(goodPassword), 'newPassword', 'Choose another than before.'],
    ] as const;
    for (const [{ status, json }, field, text] of refused) {
      expect(status).toBe(422);
      expect(json.errors).toEqual({ [field]: [text] });
    }
    expect((await change(other)).status).toBe(200);
    expect((await caller.get('/api/Account/me')).status).toBe(200);
    expect((await sessionOf(app, elsewhere).get('/api/Account/me')).status).toBe(401);
    expect((await logIn(app, 'esha@example.org')).status).toBe(401);
    expect((await logIn(app, 'esha@example.org', { password: other })).status).toBe(200);
  });

  it('are not guessed in an open session', async () => {
    await addAccount(app, { email: 'open@example.org' });
    const caller = sessionOf(app, await logIn(app, 'open@example.org'));
    const guess = (currentPassword: string) =>
      caller.post('/api/Account/changePassword', { currentPassword, newPassword: other });
    for (let count = 0; count < 5; count += 1) expect((await guess(`guess number ${count}`)).status).toBe(422);
    expect((await guess(goodPassword)).status).toBe(429);
  });

  it('that are forgotten are chosen anew by a mailed link, once', async () => {
    const held = sessionOf(app, await logIn(app, email));
    const token = await askForLink('98765 43210');
    const mail = await mailTo(app, email);
    expect(mail.subject).toBe('Reset your password for Greenfield Public School');
    expect(mail.links[0]?.href).toBe(`http://greenfield.localhost:${app.port}/login/reset?token=${token}`);
    expect((await post('resetPassword', { token, password: 'too short' })).status).toBe(422);
    expect((await post('resetPassword', { token, password: other })).status).toBe(200);
    expect((await held.get('/api/Account/me')).status).toBe(401);
    expect((await logIn(app, email)).status).toBe(401);
    expect((await logIn(app, email, { password: other })).status).toBe(200);
    const again = await post('resetPassword', { token, password: goodPassword });
    expect(again.status).toBe(404);
    expect(again.json.errorText).toBe('This link no longer works. Ask for a new one.');
  });

  it('that were guessed too often let in again once they are chosen anew', async () => {
    const login = 'guessed@example.org';
    await addAccount(app, { email: login });
    expect((await post('forgotPassword', { login })).status).toBe(200);
    const token = (await mailTo(app, login)).links[0]?.searchParams.get('token');
    for (let count = 0; count < 5; count += 1) await logIn(app, login, { password: 'not the password' });
    expect((await logIn(app, login)).status).toBe(429);
    expect((await post('resetPassword', { token, password: other })).status).toBe(200);
    expect((await logIn(app, login, { password: other })).status).toBe(200);
  });

  it('are set by one of two who use a link at once', async () => {
    const token = await askForLink(email);
    const both = [goodPassword, other].map((password) => post('resetPassword', { token, password }));
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 404]);
  });

  it('are not set by a link that is old, replaced, of another school or of another kind', async () => {
    const password = other;
    const first = await askForLink(email);
    const second = await askForLink(email);
    expect((await post('resetPassword', { token: first, password })).status).toBe(404);
    const abroad = visitorOf(app, 'riverside.localhost');
    expect((await abroad.post('/api/Account/resetPassword', { token: second, password })).status).toBe(404);
    expect((await post('acceptInvitation', { token: second, password })).status).toBe(404);
    app.clock.now += 30 * minute;
    expect((await post('resetPassword', { token: second, password })).status).toBe(404);
  });

  it('that are asked for get the same answer whether there is an account or not, and one mail a minute', async () => {
    await addAccount(app, { email: 'gone@example.org', status: 0 });
    app.clock.now += 30 * minute;
    const before = (await readOutbox(app, email)).length;
    const answers = [
      await post('forgotPassword', { login: email }),
      await post('forgotPassword', { login: email }),
      await post('forgotPassword', { login: 'nobody@example.org' }),
      await post('forgotPassword', { login: 'gone@example.org' }),
    ];
    for (const { status, json } of answers) {
      expect(status).toBe(200);
      expect(json).toEqual(answers[0]?.json);
    }
    await mailTo(app, email, before + 1);
    await askForLink(email);
    expect(await readOutbox(app, email)).toHaveLength(before + 2);
    expect(await readOutbox(app, 'gone@example.org')).toEqual([]);
  });

  it('are in no error of the database', async () => {
    const values = { schoolId: 1, name: 'Devika Menon', role: 'Admin' as const, passwordHash: 'the-kept-hash' };
    const refused = [
      { ...values, email },
      { ...values, status: 9 },
    ];
    for (const row of refused) {
      const error = await app.store
        .school(1, ({ db }) => db.insert(users).values(row))
        .catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(Error);
      expect(inspect(error, { depth: 9 })).not.toMatch(/the-kept-hash|Devika/);
    }
  });

  it('and secrets are in no answer and no line of the log', async () => {
    const token = await askForLink(email);
    await app.get(`/login/reset?token=${token}`, { host: `greenfield.localhost:${app.port}` });
    await app.get(`/api/Account/handover?next=%2F&code=${token}`, { host: `greenfield.localhost:${app.port}` });
    const answer = await post('resetPassword', { token, password: `${token} is my password` });
    expect(answer.status).toBe(200);
    expect(answer.text).not.toContain(token);
    const log = JSON.stringify(app.log.all);
    expect(log).toContain('/api/Account/handover');
    expect(log).not.toContain(token);
    expect(log).not.toContain(goodPassword);
  });
});

describe.each(databases)('a proved email on $database', ({ database }) => {
  let app: TestApp;
  const tokenFor = ({ id: userId, schoolId }: TestAccount): Promise<string> =>
    app.store.school(schoolId, (context) =>
      issueUserToken(context, { schoolId, userId, kind: 'verify', hours: 24, now: new Date(app.clock.now) }),
    );
  const verify = (token: string) => visitorOf(app, 'greenfield.localhost').post('/api/Account/verifyEmail', { token });
  const isListed = async (): Promise<boolean | undefined> => (await findSchoolBySlug(app.store, 'greenfield'))?.listed;

  beforeAll(async () => {
    app = await startApp({ database });
  });
  afterAll(() => app.stop());

  it("lists the school where it is an admin's, by a link that works once and for its time", async () => {
    const admin = await addAccount(app, { email: 'devika@example.org' });
    const parent = await addAccount(app, { email: 'parent@example.org', role: 'Parent' });
    await updateSchool(app.store, admin.schoolId, { listed: false });
    expect((await verify(await tokenFor(parent))).status).toBe(200);
    expect(await isListed()).toBe(false);
    const token = await tokenFor(admin);
    expect((await verify(token)).json).toEqual({ message: 'Your email address is confirmed.' });
    expect(await isListed()).toBe(true);
    const caller = sessionOf(app, await logIn(app, 'devika@example.org'));
    expect((await caller.get('/api/Account/me')).json.emailVerified).toBe(true);
    expect((await verify(token)).status).toBe(404);
    const late = await tokenFor(admin);
    app.clock.now += 24 * 60 * minute;
    expect((await verify(late)).status).toBe(404);
  });
});
