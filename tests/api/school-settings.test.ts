import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { addEnquiry } from '../support/enquiries.ts';
import { mailTo } from '../support/outbox.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

const path = '/api/school/settings';
const browser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
};

describe.each(databases)('settings of the whole school on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  const save = (body: object, version: number) =>
    admin.call('PUT', path, { body: { Counts_Visits: true, ...body }, headers: { 'if-match': `"${version}"` } });

  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app, { name: 'Ashwini Rao' });
  });
  afterAll(() => app.stop());

  it('give the school’s mails its name, and answers its address', async () => {
    expect((await admin.get(path)).json).toEqual({ Counts_Visits: true, Sender: 'no-reply@localhost', Version: 0 });
    const { json } = await save({ Mail_Name: 'Greenfield, Office', Mail_Reply_To: 'Office@Green.school' }, 0);
    expect(json).toMatchObject({ Mail_Name: 'Greenfield, Office', Mail_Reply_To: 'office@green.school', Version: 1 });
    await addEnquiry(admin, { Email: 'sender@example.org' });
    expect(await mailTo(app, 'sender@example.org')).toMatchObject({
      from: '"Greenfield, Office" <no-reply@localhost>',
      replyTo: 'office@green.school',
    });
  });

  it('refuse a sender that would break a mail’s head, and an edit of what somebody else has saved', async () => {
    for (const [body, field] of [
      [{ Mail_Name: 'Office" <x@example.org>' }, 'Mail_Name'],
      [{ Mail_Reply_To: 'a@example.org, b@example.org' }, 'Mail_Reply_To'],
    ] as const) {
      const { status, json } = await save(body, 1);
      expect([status, Object.keys(json.errors)]).toEqual([422, [field]]);
    }
    expect((await save({}, 0)).status).toBe(409);
  });

  it('stop counting visits, and the dashboard says so', async () => {
    const visits = async () => (await admin.get('/api/office/visits')).json;
    const visit = () => visitorOf(app, 'greenfield.localhost', browser).get('/');
    await visit();
    await app.writeVisits();
    expect(await visits()).toMatchObject({ isCounted: true, total: 1 });
    expect((await save({ Counts_Visits: false }, 1)).status).toBe(200);
    await visit();
    await app.writeVisits();
    expect(await visits()).toMatchObject({ isCounted: false, total: 1 });
    await save({ Counts_Visits: true }, 2);
    await visit();
    await app.writeVisits();
    expect(await visits()).toMatchObject({ isCounted: true, total: 2 });
  });
});
