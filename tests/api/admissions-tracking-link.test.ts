import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { addEnquiry, pdfFile } from '../support/enquiries.ts';
import { mailTo, readOutbox } from '../support/outbox.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

const generic = 'If an enquiry was made with this email, we have sent a link to it. The link works for 30 minutes.';

describe.each(databases)('tracking by a mailed link on $database', ({ database }) => {
  let app: TestApp;
  let office: Caller;
  let addresses = 0;
  const visitor = (host = 'greenfield.localhost') =>
    visitorOf(app, host, { 'x-forwarded-for': `192.0.2.${++addresses}` });
  const ask = (Email: string, host?: string) => visitor(host).post('/api/admission/trackByMail', { Email });
  /** Waits for the mail that says so: another one that is sent meanwhile could come before it. */
  const enquire = async (Email: string) => {
    const added = await addEnquiry(office, { Email });
    await mailTo(app, Email.toLowerCase());
    return added;
  };
  const open = (token: string | null, host?: string) =>
    visitor(host).post('/api/admission/trackByLink', { token: token ?? '' });

  beforeAll(async () => {
    app = await startApp({ database, trustProxy: ['127.0.0.1'] });
    office = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] });
  });
  afterAll(() => app.stop());

  it('answers as tracking by reference and number does, for half an hour', async () => {
    const { Reference_No } = await enquire('Kavita@Example.org');
    const response = await ask('kavita@example.org');
    expect([response.status, response.json.message]).toEqual([200, generic]);
    const mail = await mailTo(app, 'kavita@example.org', 2);
    expect(mail.text).toContain(`Ishaan Deshpande, ${Reference_No}:`);
    const [link] = mail.links;
    expect([link?.hostname, link?.pathname]).toEqual(['greenfield.localhost', '/admission/track']);
    const token = link?.searchParams.get('token') ?? '';
    const proof = { Reference_No, Mobile: '9876543210' };
    const { json } = await visitor().post('/api/admission/track', proof);
    expect(json.Reference_No).toBe(Reference_No);
    expect(await open(token)).toMatchObject({ status: 200, json });
    expect((await open(token)).json).toEqual(json);
    expect((await open(token, 'riverside.localhost')).status).toBe(404);
    const send = (by: string) =>
      visitor().call('POST', '/api/admission/_addAdmissionDocument', {
        form: { token: by, Document_Type: 'Birth_Certificate' },
        files: [pdfFile()],
      });
    expect((await send(token)).json).toMatchObject({ Document_Type: 'Birth_Certificate', State: 'Uploaded' });
    expect((await send(`${token}x`)).status).toBe(404);
    app.clock.now += 30 * 60_000;
    const late = await open(token);
    app.clock.now -= 30 * 60_000;
    expect([late.status, late.json.errorText]).toEqual([404, 'This link no longer works. Ask for a new one.']);
    expect(JSON.stringify(app.log.all)).not.toContain(token);
  });

  it('has one answer for every address, and no mail for one that is not known', async () => {
    await enquire('rohini@example.org');
    expect((await ask('nobody@example.org')).json).toEqual({ message: generic });
    expect((await ask('rohini@example.org', 'riverside.localhost')).json).toEqual({ message: generic });
    expect((await ask('no address')).status).toBe(422);
    const trapped = { Email: 'rohini@example.org', Company_Fax: '1' };
    expect((await visitor().post('/api/admission/trackByMail', trapped)).json).toEqual({ message: generic });
    await ask('rohini@example.org');
    await mailTo(app, 'rohini@example.org', 2);
    expect(await readOutbox(app, 'nobody@example.org')).toEqual([]);
    expect(await readOutbox(app, 'rohini@example.org')).toHaveLength(2);
  });

  it('ends where the enquiry is removed or its number is another one, and cannot be forged', async () => {
    const { Admission_Enquiry_Id: id } = await enquire('asha@example.org');
    await ask('asha@example.org');
    const token = (await mailTo(app, 'asha@example.org', 2)).links[0]?.searchParams.get('token') ?? '';
    expect((await open(token)).status).toBe(200);
    const [own, expires, signature] = token.split('.');
    const forged = [
      `${Number(own) - 1}.${expires}.${signature}`,
      `${own}.${Number(expires) + 60}.${signature}`,
      `${own}.${expires}.${'A'.repeat(43)}`,
      'x',
    ];
    for (const wrong of forged) expect((await open(wrong)).status).toBe(404);
    const query = { SchoolId: office.schoolId, Admission_Enquiry_Id: id };
    expect((await office.call('DELETE', '/api/admission/_removeAdmissionEnquiry', { query })).status).toBe(200);
    expect((await open(token)).status).toBe(404);
  });

  it('sends at most three mails an hour to one address, and takes ten questions from one visitor', async () => {
    await enquire('imran@example.org');
    for (let time = 0; time < 5; time += 1) expect((await ask('imran@example.org')).json.message).toBe(generic);
    await enquire('last@example.org');
    await ask('last@example.org');
    await mailTo(app, 'last@example.org', 2);
    expect(await readOutbox(app, 'imran@example.org')).toHaveLength(4);
    const one = visitor();
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1)
      statuses.push((await one.post('/api/admission/trackByMail', { Email: 'x@example.org' })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  });
});
