import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { register } from '../api/registration-form.ts';
import { addStudent, sendDocument } from '../api/student-bodies.ts';
import { addAccount } from '../support/accounts.ts';
import { type Caller, type CallResult, signIn, visitorOf } from '../support/callers.ts';
import { addEnquiry, addPath, enquiryOf } from '../support/enquiries.ts';
import { mailTo, readOutbox } from '../support/outbox.ts';
import { startApp, type TestApp } from '../support/server.ts';

describe('the limits of a visitor', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ trustProxy: ['127.0.0.1'] });
  });
  afterAll(() => app.stop());

  /** Looks for a certificate that is not there, as a proxy forwards it for an address. */
  const guess = async (address: string, host = 'greenfield.localhost'): Promise<number> => {
    const body = { Document_Number: `TC/${address}`, Date_Of_Birth: '2012-03-09' };
    return (await visitorOf(app, host, { 'x-forwarded-for': address }).post('/api/certificates/transfer', body)).status;
  };
  const guesses = async (addresses: readonly string[]): Promise<number[]> => {
    const statuses: number[] = [];
    for (const address of addresses) statuses.push(await guess(address));
    return statuses;
  };

  it('hold for all addresses of a /64, and for no other', async () => {
    const spellings = ['2001:db8:1:2::1', '2001:DB8:1:2:0:0:0:2', '2001:db8:1:2:ffff::', '[2001:db8:1:2::3]:4711'];
    expect(await guesses([...spellings, '2001:db8:1:2::1%eth0', '2001:db8:1:2::4'])).toEqual([
      ...Array(5).fill(404),
      429,
    ]);
    expect(await guess('2001:db8:1:3::1')).toBe(404);
    expect(await guess('2001:db8:1:2::1', 'riverside.localhost')).toBe(404);
  });

  it('hold for an IPv4 address however a proxy writes it', async () => {
    const spellings = [
      '203.0.113.9',
      '::ffff:203.0.113.9',
      '203.0.113.9:4711',
      '::FFFF:cb00:7109',
      '[::ffff:203.0.113.9]:80',
    ];
    expect(await guesses([...spellings, '203.0.113.9'])).toEqual([...Array(5).fill(404), 429]);
    expect(await guess('203.0.113.10')).toBe(404);
  });
});

describe('the limits of what many networks do together', () => {
  let app: TestApp;
  let office: Caller;
  let networks = 0;
  const day = 86_400_000;
  /** A visitor of a network of their own. */
  const someone = (host = 'greenfield.localhost'): Caller => {
    networks += 1;
    return visitorOf(app, host, { 'x-forwarded-for': `2001:db8:${networks.toString(16)}::1` });
  };
  const many = async (count: number, act: (at: number) => Promise<CallResult>): Promise<CallResult[]> => {
    const results: CallResult[] = [];
    for (let at = 0; at < count; at++) results.push(await act(at));
    return results;
  };
  const aDayLater = async (act: () => Promise<CallResult>): Promise<number> => {
    app.clock.now += day;
    const { status } = await act();
    app.clock.now -= day;
    return status;
  };
  const statusesOf = (results: readonly CallResult[]): number[] => results.map(({ status }) => status);
  const textOf = ({ status, json }: CallResult) => [status, json.message ?? json.errorText];
  /** Resolves when a mail that was asked for after all others is there. */
  const settled = async (): Promise<void> => {
    const Email = `last${++networks}@example.org`;
    await addEnquiry(office, { Email });
    await mailTo(app, Email);
  };

  beforeAll(async () => {
    app = await startApp({ trustProxy: ['127.0.0.1'] });
    office = await signIn(app);
  });
  afterAll(() => app.stop());

  it('end the guessing of one certificate, issued or not, with the same answers', async () => {
    const issued = { Document_Number: 'TC/2026/041', Date_Of_Birth: '2012-03-09' };
    const { Student_Id } = await addStudent(office, { Date_Of_Birth: issued.Date_Of_Birth });
    const sent = { Document_Type: 'TC_Issued', Document_Number: issued.Document_Number };
    expect((await sendDocument(office, Student_Id, sent)).status).toBe(201);
    const find = (body: object) => someone().post('/api/certificates/transfer', body);
    const guesses = (Document_Number: string) =>
      many(21, (at) => find({ Document_Number, Date_Of_Birth: `2011-01-${String(at + 1).padStart(2, '0')}` }));
    const answers = await guesses(' tc/2026/041');
    expect(statusesOf(answers)).toEqual([...Array(20).fill(404), 429]);
    expect(textOf(await find(issued))).toEqual([429, 'Too many tries. Try again in 24 hours.']);
    expect((await guesses('TC/NONE')).map(textOf)).toEqual(answers.map(textOf));
    expect((await find({ ...issued, Document_Number: 'TC/OTHER' })).status).toBe(404);
    expect(await aDayLater(() => find(issued))).toBe(200);
  });

  it('end the guessing of the reference that goes with a mobile', async () => {
    const { Reference_No } = await addEnquiry(office, { Mobile: '98765 00001' });
    const track = (reference: string, Mobile: string) =>
      someone().post('/api/admission/track', { Reference_No: reference, Mobile });
    const guesses = await many(21, (at) => track(`E2026-9${String(at).padStart(3, '0')}`, '+91 98765 00001'));
    expect(statusesOf(guesses)).toEqual([...Array(20).fill(404), 429]);
    expect((await track(Reference_No, '9876500001')).status).toBe(429);
    expect((await track(Reference_No, '9876500002')).status).toBe(404);
    expect(await aDayLater(() => track(Reference_No, '9876500001'))).toBe(200);
  });

  it('fill no mailbox with receipts, through whichever schools, and keep the enquiries', async () => {
    const send = (at: number) => {
      const host = at % 2 === 0 ? 'greenfield.localhost' : 'riverside.localhost';
      const body = enquiryOf(0, { School_Id: undefined, Email: `victim+${at}@example.org`, Fill_Seconds: 60 });
      return someone(host).post(addPath, body);
    };
    expect(statusesOf(await many(8, send))).toEqual(Array(8).fill(201));
    await settled();
    const mails = (await readOutbox(app)).filter(({ to }) => to.startsWith('victim+'));
    expect(mails).toHaveLength(5);
  });

  it('fill no mailbox with links for a password, and leave the last one working', async () => {
    const email = 'devika@example.org';
    await addAccount(app, { email, mobile: '+919876543210' });
    await addAccount(app, { email: 'last@example.org' });
    const ask = (login: string) => someone().post('/api/Account/forgotPassword', { login });
    const answers = await many(8, async (at) => {
      app.clock.now += 61_000;
      const answer = await ask(at % 2 === 0 ? email.toUpperCase() : '98765 43210');
      if (at < 5) await mailTo(app, email, at + 1);
      return answer;
    });
    expect(new Set([...answers, await ask('nobody@example.org')].map((answer) => String(textOf(answer)))).size).toBe(1);
    await ask('last@example.org');
    const { links } = await mailTo(app, 'last@example.org');
    expect(links).toHaveLength(1);
    const mails = await readOutbox(app, email);
    expect(mails).toHaveLength(5);
    const token = mails.at(-1)?.links[0]?.searchParams.get('token');
    const reset = { token, password: 'a new roof for the library' };
    expect((await someone().post('/api/Account/resetPassword', reset)).status).toBe(200);
  });

  it('fill no mailbox with registrations or invitations', async () => {
    const Admin_Email = 'principal@example.org';
    const registered = await many(6, () => register(someone('localhost'), { Admin_Email }));
    expect(statusesOf(registered)).toEqual([201, 201, 201, 201, 201, 429]);
    const invite = { name: 'Meera Nair', role: 'Staff', permissionSets: ['frontOffice'], email: 'meera@example.org' };
    const { json, status } = await office.post('/api/users', invite);
    expect(status).toBe(201);
    const again = await many(5, () => office.post(`/api/users/${json.user.id}/invite`, {}));
    expect(statusesOf(again)).toEqual([200, 200, 200, 200, 429]);
    await settled();
    expect(await readOutbox(app, 'meera@example.org')).toHaveLength(5);
  });

  it('fill no office’s mailbox with messages, all of which it finds in its list', async () => {
    const before = (await readOutbox(app)).filter(({ subject }) => subject === 'A message from your website').length;
    expect(before).toBe(0);
    const write = (at: number) =>
      someone().post('/api/contact-messages', {
        Name: 'Ilma Khan',
        Email: 'ilma@example.org',
        Subject: `Flood ${at}`,
        Message: 'When does the term begin?',
        Fill_Seconds: 60,
      });
    expect(new Set(statusesOf(await many(65, write)))).toEqual(new Set([201]));
    await settled();
    const mails = (await readOutbox(app)).filter(({ subject }) => subject === 'A message from your website');
    expect(mails).toHaveLength(60);
    const { headers } = await office.get('/api/contact-messages', { keyword: 'Flood' });
    expect(headers['x-total-count']).toBe('65');
  });
});
