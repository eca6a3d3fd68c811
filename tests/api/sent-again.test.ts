import { request as open } from 'node:http';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type CallOptions, signIn, visitorOf } from '../support/callers.ts';
import { addPath, class5, enquiryOf } from '../support/enquiries.ts';
import { startMailServer } from '../support/mail-server.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { publishProfile } from './publish-profile.ts';

const messages = '/api/contact-messages';
const office = 'office@greenfield.example';

describe.each(databases)('what is sent again because its answer was lost on $database', ({ database }) => {
  const mails = startMailServer();
  let app: TestApp;
  let desk: Caller;
  let count = 0;
  /** How many messages the office was told of. */
  let toOffice = 0;
  const mailboxes: string[] = [];
  /** A new one, which is to have one mail at the end. */
  const mailbox = (): string => {
    const address = `family-${mailboxes.length}@example.org`;
    mailboxes.push(address);
    return address;
  };
  const newKey = (): string => `key-of-what-is-lost-${++count}`;
  const newMobile = (): string => `98111 ${10_000 + ++count}`;
  const someone = (): Caller =>
    visitorOf(app, 'greenfield.localhost', { 'x-forwarded-for': `198.51.100.${++count}`, referer: pageAddress() });
  const pageAddress = (): string => `http://greenfield.localhost:${app.port}/contact`;
  const enquiries = async (Mobile: string) =>
    (await desk.get('/api/admission/GetAdmissionEnquiry', { SchoolId: desk.schoolId, keyword: Mobile })).json;
  const found = async (keyword: string) => (await desk.get(messages, { keyword })).json;

  /** Sends a request whose connection is cut as soon as its answer begins: the server has committed by then. */
  const lose = (caller: Caller, path: string, { body, plainForm, headers }: CallOptions): Promise<void> =>
    new Promise((resolve, reject) => {
      const type = plainForm ? 'application/x-www-form-urlencoded' : 'application/json';
      const host = `${caller.host}:${app.port}`;
      const sent = { host, origin: `http://${host}`, 'content-type': type, ...caller.headers, ...headers };
      const request = open({ host: '127.0.0.1', port: app.port, path, method: 'POST', agent: false, headers: sent });
      request.on('response', (response) => {
        response.destroy();
        resolve();
      });
      request.on('error', reject);
      request.end(plainForm ? String(new URLSearchParams(plainForm)) : JSON.stringify(body));
    });

  const sendTwice = async (caller: Caller, path: string, options: CallOptions) => {
    await lose(caller, path, options);
    return caller.call('POST', path, options);
  };
  const byKey = (body: object, key = newKey()): CallOptions => ({ body, headers: { 'idempotency-key': key } });

  beforeAll(async () => {
    app = await startApp({ database, trustProxy: ['127.0.0.1'], smtpUrl: mails.url() });
    desk = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'], name: 'Nilesh Khairnar' });
    await publishProfile(app, desk.schoolId, { school_Name: 'Greenfield', email: office });
  });

  it.each(['a family', 'the office'])('is one enquiry of %s', async (who) => {
    const Mobile = newMobile();
    const body = enquiryOf(desk.schoolId, { Mobile, Email: mailbox(), Class_Id: class5 });
    const again = await sendTwice(who === 'a family' ? someone() : desk, addPath, byKey(body));
    const rows = await enquiries(Mobile);
    expect(rows).toHaveLength(1);
    const { Reference_No, Admission_Enquiry_Id } = rows[0];
    const warnings = [expect.stringContaining('this class is from 10 on')];
    expect(again).toMatchObject({ status: 201, json: { Reference_No, Admission_Enquiry_Id, Status: 1, warnings } });
  });

  it('is one enquiry of a browser without script, which is led to its number', async () => {
    const Mobile = newMobile();
    const body = enquiryOf(desk.schoolId, { Mobile, Email: mailbox() });
    const plainForm = Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));
    const family = someone();
    const again = await sendTwice(family, addPath, { plainForm });
    const rows = await enquiries(Mobile);
    expect(rows).toHaveLength(1);
    expect(again).toMatchObject({
      status: 303,
      headers: { location: `/contact?reference=${rows[0].Reference_No}#sent` },
    });
    await family.call('POST', addPath, { plainForm: { ...plainForm, Student_First_Name: 'Ira', Email: mailbox() } });
    expect(await enquiries(Mobile)).toHaveLength(2);
  });

  it('is one enquiry where it arrives several times at once', async () => {
    const Mobile = newMobile();
    const options = byKey(enquiryOf(desk.schoolId, { Mobile, Email: mailbox() }));
    const family = someone();
    const answers = await Promise.all(Array.from({ length: 4 }, () => family.call('POST', addPath, options)));
    expect(new Set(answers.map(({ status, json }) => `${status} ${json.Reference_No}`)).size).toBe(1);
    expect(await enquiries(Mobile)).toHaveLength(1);
  });

  it('tells the office under which number the first is, where it says something else by now', async () => {
    const Mobile = newMobile();
    const key = newKey();
    const { json } = await desk.call('POST', addPath, byKey(enquiryOf(desk.schoolId, { Mobile }), key));
    const other = enquiryOf(desk.schoolId, { Mobile, Student_First_Name: 'Ira' });
    const told = await desk.call('POST', addPath, byKey(other, key));
    expect(told.status).toBe(409);
    expect(told.json.errorText).toContain(`stored already as ${json.Reference_No}`);
    const stranger = await someone().call('POST', addPath, byKey(other, key));
    expect(stranger).toMatchObject({ status: 422, json: { errors: { 'Idempotency-Key': [expect.any(String)] } } });
    expect(stranger.text).not.toContain(json.Reference_No);
    expect(await enquiries(Mobile)).toHaveLength(1);
  });

  it.each(['a script', 'a browser without script'])('is one message of %s', async (way) => {
    const fields = {
      Name: 'Ilma Qureshi',
      Email: 'ilma@example.org',
      Subject: way,
      Message: 'Does the bus stop here?',
    };
    const options = way === 'a script' ? byKey({ ...fields, Fill_Seconds: 12 }) : { plainForm: fields };
    const writer = someone();
    const again = await sendTwice(writer, messages, options);
    expect(again.status).toBe(way === 'a script' ? 201 : 303);
    expect(await found(way)).toHaveLength(1);
    toOffice += 1;
  });

  it('is one reply and one note', async () => {
    const Email = mailbox();
    await someone().post(messages, { Name: 'Bus Driver', Email, Message: 'The bus is late today.', Fill_Seconds: 12 });
    toOffice += 1;
    const [{ Contact_Message_Id: id }] = await found(Email);
    for (const kind of ['replies', 'notes']) {
      const options = byKey({ Text: `One of the ${kind}.` });
      const again = await sendTwice(desk, `${messages}/${id}/${kind}`, options);
      expect(again).toMatchObject({ status: 201, json: { Text: `One of the ${kind}.`, By: 'Nilesh Khairnar' } });
    }
    const { entries } = (await desk.get(`${messages}/${id}`)).json;
    expect(entries.map(({ Kind }: { Kind: string }) => Kind)).toEqual(['Reply', 'Note']);
  });

  it('is one reply where it arrives several times at once', async () => {
    const Email = mailbox();
    await someone().post(messages, { Name: 'Bus Driver', Email, Message: 'The bus is late today.', Fill_Seconds: 12 });
    toOffice += 1;
    const [{ Contact_Message_Id: id }] = await found(Email);
    const options = byKey({ Text: 'We have told the families.' });
    const send = () => desk.call('POST', `${messages}/${id}/replies`, options);
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ status, json }) => `${status} ${json.Entry_Id}`)).size).toBe(1);
  });

  it('is one follow-up of an enquiry, unless it says something else', async () => {
    const Mobile = newMobile();
    const { json } = await desk.post(addPath, enquiryOf(desk.schoolId, { Mobile }));
    const path = `/api/admissions/${json.Admission_Enquiry_Id}/follow-ups`;
    const key = newKey();
    const said = { Mode: 'Call', Note: 'They come on Friday.', Next_Date: '2026-11-27' };
    const again = await sendTwice(desk, path, byKey(said, key));
    expect(again).toMatchObject({ status: 201, json: { Note: said.Note, By: 'Nilesh Khairnar' } });
    const other = await desk.call('POST', path, byKey({ ...said, Note: 'They come on Monday.' }, key));
    expect(other).toMatchObject({ status: 422, json: { errors: { 'Idempotency-Key': [expect.any(String)] } } });
    const { followUps } = (await desk.get(path.replace('/follow-ups', ''))).json;
    expect(followUps).toEqual([again.json]);
  });

  it('is mailed once', async () => {
    // What is still on its way leaves before the server has ended.
    await app.stop();
    expect(mailboxes.map((address) => mails.all(address).length)).toEqual(mailboxes.map(() => 1));
    expect(mails.all(office)).toHaveLength(toOffice);
  });
});
