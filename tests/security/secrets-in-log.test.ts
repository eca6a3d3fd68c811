import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register } from '../api/registration-form.ts';
import { aadhaar, addStudent, sendBank, sendBio, sendDocument } from '../api/student-bodies.ts';
import { addAccount, cookiesOf, goodPassword, logIn } from '../support/accounts.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { addEnquiry } from '../support/enquiries.ts';
import { mailTo } from '../support/outbox.ts';
import { startApp, type TestApp } from '../support/server.ts';

const host = 'greenfield.localhost';
const email = 'devika@example.org';
const account = '60213344556';
const wrongPassword = 'a guess of the gate code';
const newPassword = 'wet banyan morning 1';

/** What must not be in the log, by what it is. */
type Secrets = Map<string, string>;

const tokenOf = (link: URL | undefined): string => link?.searchParams.get('token') ?? '';

describe('what a log may not hold', () => {
  let app: TestApp;
  let admin: Caller;
  let studentId: number;
  const secrets: Secrets = new Map([
    ['password', goodPassword],
    ['wrong password', wrongPassword],
    ['new password', newPassword],
    ['Aadhaar number', aadhaar],
    ['account number', account],
  ]);
  const visitor = () => visitorOf(app, host);

  /** Puts a secret in all the places in which it may come, and in which it may not. */
  const plant = async (): Promise<void> => {
    const of = (name: string): string => secrets.get(name) ?? '';
    const signedIn = visitorOf(app, host, { cookie: `session=${of('session')}` });
    const program = visitorOf(app, host, { authorization: `Bearer ${of('API token')}` });
    await logIn(app, email);
    await logIn(app, email, { password: wrongPassword });
    await visitor().call('POST', '/api/Account/login', { plainForm: { login: email, password: wrongPassword } });
    await signedIn.get('/api/Account/me');
    await signedIn.get('/');
    await signedIn.post('/api/Account/changePassword', { currentPassword: wrongPassword, newPassword });
    await program.get('/api/academic/_holidays_list', { School_Id: admin.schoolId });
    await program.post('/api/academic/_addHoliday', { School_Id: admin.schoolId, name: of('API token') });
    for (const name of ['reset token', 'invitation', 'tracking token', 'verification', 'handover code']) {
      const token = of(name);
      for (const path of [
        '/login/reset',
        '/login/invite',
        '/admission/track',
        '/nothing',
        '/api/nothing',
        '/docs/nothing',
      ])
        for (const query of [`?token=${token}`, `?x=1&${token}`, `?t[${token}]=1`, `%3Ftoken=${token}`, `/${token}`])
          await visitor().get(path + query);
      await visitor().post('/api/admission/trackByLink', { token });
      await visitor().post('/api/Account/verifyEmail', { token });
      for (const path of ['resetPassword', 'acceptInvitation'])
        await visitor().post(`/api/Account/${path}`, { token, password: 'short' });
      await visitor().get('/api/Account/handover', { code: token, proof: token });
    }
    const link = of('media link');
    for (const path of [link, `${link}x`, link.replace('/media/', '/Media/'), link.replace('?', '%3F')])
      for (const method of ['GET', 'HEAD', 'DELETE'] as const)
        for (const range of ['bytes=0-1', 'bytes=99999999-'])
          await visitor().call(method, path, { headers: { range } });
    await sendBio(admin, studentId, { Aadhaar_No: aadhaar });
    await sendBio(admin, studentId, { Aadhaar_No: `${aadhaar}0`, House: aadhaar });
    await sendBank(admin, studentId, { Account_No: account, Confirm_Account_No: account });
    await sendBank(admin, studentId, { Account_No: account, Confirm_Account_No: `${account}1` });
    await admin.post(`/api/student/${studentId}/reveal`, { Field: 'Aadhaar_No', Reason: aadhaar });
    await visitor().post(`/api/student/${aadhaar}`, { Aadhaar_No: aadhaar });
    await visitor().call('POST', '/api/Account/login', {
      headers: { 'content-type': 'text/x', authorization: of('API token') },
    });
  };

  beforeAll(async () => {
    app = await startApp({ logLevel: 'trace' });
    admin = await signIn(app);
    await addAccount(app, { email });
    studentId = (await addStudent(admin)).Student_Id;
    secrets.set('session', cookiesOf(await logIn(app, email)).get('session')?.value ?? '');
    const made = await admin.post('/api/tokens', { name: 'Bus app', scopes: ['/holidays:read'] });
    secrets.set('API token', made.json.token);
    await visitor().post('/api/Account/forgotPassword', { login: email });
    secrets.set('reset token', tokenOf((await mailTo(app, email)).links[0]));
    await admin.post('/api/users', {
      name: 'Gopal Nair',
      email: 'gopal@example.org',
      role: 'Staff',
      permissionSets: ['frontOffice'],
    });
    secrets.set('invitation', tokenOf((await mailTo(app, 'gopal@example.org')).links[0]));
    await addEnquiry(admin, { Email: 'kavita@example.org' });
    // Both mails are sent beside the work; the second is to come second.
    await mailTo(app, 'kavita@example.org');
    await visitor().post('/api/admission/trackByMail', { Email: 'kavita@example.org' });
    secrets.set('tracking token', tokenOf((await mailTo(app, 'kavita@example.org', 2)).links[0]));
    await register(visitorOf(app, 'localhost'));
    secrets.set('verification', tokenOf((await mailTo(app, 'Farida@Lotus.example')).links[1]));
    const body = { school: 'greenfield', login: email, password: goodPassword };
    const started = await visitorOf(app, 'localhost').post('/api/Account/platformLogin', body);
    secrets.set('handover code', new URL(started.json.url).searchParams.get('code') ?? '');
    await sendDocument(admin, studentId);
    const [document] = (await admin.get(`/api/student/${studentId}`)).json.documents;
    secrets.set('media link', document.DocumentURL);
    secrets.set('signature', new URL(document.DocumentURL, `http://${host}`).searchParams.get('signature') ?? '');
  });
  afterAll(() => app.stop());

  const expectNone = (): void => {
    const lines = app.log.all.map((line) => JSON.stringify(line));
    const found = [...secrets].flatMap(([name, secret]) => {
      expect(secret.length, name).toBeGreaterThan(8);
      const forms = [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)];
      return lines.filter((line) => forms.some((form) => line.includes(form))).map((line) => `${name}: ${line}`);
    });
    expect(found).toEqual([]);
  };

  it('is not there while all goes well, nor of what is refused', async () => {
    await plant();
    expectNone();
  });

  it('is not there where the database refuses every row', async () => {
    app.log.announce(/violates check constraint/);
    await app.store.connection(
      async (client) => {
        // What this connection itself has changed goes into the log of commits.
        const others = "schemaname = 'public' and tablename <> 'commit_log'";
        const { rows } = await client.query(`select tablename from pg_tables where ${others}`);
        for (const { tablename } of rows)
          await client.query(`alter table "${tablename}" add constraint refused check (false) not valid`);
      },
      { writes: true },
    );
    await plant();
    expect(app.log.all.filter(({ level }) => level >= 50).length).toBeGreaterThan(0);
    expectNone();
  });

  it('is not there where there is no database', async () => {
    app.log.announce(/./);
    await app.store.close();
    await plant();
    expectNone();
  });
});
