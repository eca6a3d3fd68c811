import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runMaintenance } from '#server/main/maintenance/run-maintenance.ts';
import { auditLog, contactMessageEntries, contactMessages } from '#server/store/schema.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { addEnquiry } from '../support/enquiries.ts';
import { refusedAddress, startMailServer } from '../support/mail-server.ts';
import { readOutbox } from '../support/outbox.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { publishProfile } from './publish-profile.ts';

const path = '/api/contact-messages';
const day = 86_400_000;

describe.each(databases)('what the office does with messages on $database', ({ database }) => {
  const mails = startMailServer();
  let app: TestApp;
  let desk: Caller;
  let addresses = 0;

  /** A message that somebody wrote, by its id. */
  const write = async (Subject: string, changes: object = {}, host = 'greenfield.localhost'): Promise<number> => {
    const someone = visitorOf(app, host, { 'x-forwarded-for': `198.51.100.${++addresses}` });
    const Email = 'ilma@example.org';
    const body = { Name: 'Ilma Qureshi', Email, Subject, Message: 'Does the bus stop here?', Fill_Seconds: 12 };
    expect((await someone.post(path, { ...body, ...changes })).status).toBe(201);
    const reader = host === 'localhost' ? await operator() : desk;
    const { json } = await reader.get(host === 'localhost' ? '/api/platform/contact-messages' : path, {
      keyword: Subject,
    });
    return json[0].Contact_Message_Id;
  };
  const signInAtDesk = (): Promise<Caller> =>
    signIn(app, { role: 'Staff', permissionSets: ['frontOffice'], name: 'Nilesh Khairnar' });
  const operator = (): Promise<Caller> => signIn(app, { school: 'platform', role: 'Operator' });
  const read = async (id: number) => (await desk.get(`${path}/${id}`)).json;
  const mark = (id: number, Status: string) => desk.call('PATCH', `${path}/${id}`, { body: { Status } });
  const counts = async (): Promise<Record<string, number>> => {
    const { json } = await desk.get(`${path}/counts`);
    return Object.fromEntries(json.map((row: { Status: string; Count: number }) => [row.Status, row.Count]));
  };

  beforeAll(async () => {
    app = await startApp({
      database,
      trustProxy: ['127.0.0.1'],
      smtpUrl: mails.url(),
      expectsLog: [/A reply could not be sent/],
    });
    desk = await signInAtDesk();
    await publishProfile(app, desk.schoolId, { school_Name: 'Greenfield', email: 'office@greenfield.example' });
  });
  afterAll(() => app.stop());

  it('mails a reply from the school, keeps it with the message, and says who wrote it', async () => {
    const id = await write('Bus stop');
    expect(await read(id)).toMatchObject({ entries: [], sendsMail: true, Reply_To: 'office@greenfield.example' });
    const Text = 'It does, at ten to eight.';
    const answer = await desk.post(`${path}/${id}/replies`, { Text });
    expect(answer).toMatchObject({ status: 201, json: { Kind: 'Reply', Text, By: 'Nilesh Khairnar' } });
    const { head, text } = await mails.to('ilma@example.org');
    expect(head.get('subject')).toBe('Re: Bus stop');
    expect(head.get('reply-to')).toBe('office@greenfield.example');
    expect(text).toContain('It does, at ten to eight.\n\nGreenfield');
    expect(text).toContain('> Does the bus stop here?');
    const { message, entries } = await read(id);
    expect(message.Status).toBe('Read');
    expect(entries).toMatchObject([{ Kind: 'Reply', Text, Status: 'Read', By: 'Nilesh Khairnar' }]);
  });

  it('keeps nothing of a reply that has not left', async () => {
    const id = await write('Lost reply', { Email: refusedAddress });
    const answer = await desk.post(`${path}/${id}/replies`, { Text: 'Never arrives.' });
    expect(answer).toMatchObject({ status: 503, json: { errorText: expect.stringContaining('could not be sent') } });
    expect(await read(id)).toMatchObject({ message: { Status: 'New' }, entries: [] });
  });

  it('sends no reply to who gave no address, and not too many to one', async () => {
    const id = await write('Only a mobile', { Email: undefined, Mobile: '98222 00001' });
    const answer = await desk.post(`${path}/${id}/replies`, { Text: 'Hello' });
    expect(answer).toMatchObject({
      status: 409,
      json: { errorText: expect.stringContaining('gave no email address') },
    });
    const filled = await write('Filled mailbox', { Email: 'filled@example.org' });
    const statuses = [];
    for (let at = 0; at < 21; at++)
      statuses.push((await desk.post(`${path}/${filled}/replies`, { Text: 'Hello' })).status);
    expect(statuses.slice(0, 20).every((status) => status === 201)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });

  it('keeps notes and marks in their order', async () => {
    const id = await write('Many hands');
    await mark(id, 'Read');
    expect((await desk.post(`${path}/${id}/notes`, { Text: '' })).status).toBe(422);
    await desk.post(`${path}/${id}/notes`, { Text: 'Called twice.\nNobody answers.' });
    const admin = await signIn(app, { name: 'Ashwini Dabhade' });
    await admin.call('PATCH', `${path}/${id}`, { body: { Status: 'Closed' } });
    expect((await read(id)).entries).toMatchObject([
      { Kind: 'Status', Status: 'Read', By: 'Nilesh Khairnar' },
      { Kind: 'Note', Text: 'Called twice.\nNobody answers.', By: 'Nilesh Khairnar' },
      { Kind: 'Status', Status: 'Closed', By: 'Ashwini Dabhade' },
    ]);
  });

  it('counts by status, without what was removed', async () => {
    const before = await counts();
    const id = await write('To be counted');
    expect((await counts()).New).toBe((before.New ?? 0) + 1);
    await mark(id, 'Closed');
    expect((await counts()).Closed).toBe((before.Closed ?? 0) + 1);
    await desk.call('DELETE', `${path}/${id}`);
    expect(await counts()).toEqual(before);
  });

  it('removes one, and puts it back as it was', async () => {
    const id = await write('Removed and restored');
    await desk.post(`${path}/${id}/notes`, { Text: 'A note' });
    const today = async (): Promise<number> =>
      (await desk.get('/api/office/today')).json.work.find(({ kind }: { kind: string }) => kind === 'messages').count;
    const waiting = await today();
    expect((await desk.call('DELETE', `${path}/${id}`)).status).toBe(200);
    expect(await today()).toBe(waiting - 1);
    expect((await desk.get(`${path}/${id}`)).status).toBe(404);
    expect((await desk.get(path, { keyword: 'Removed and restored' })).json).toEqual([]);
    expect((await desk.get(`${path}/export`, { keyword: 'Removed and restored' })).text).not.toContain('Ilma');
    expect((await mark(id, 'Read')).status).toBe(404);
    expect((await desk.call('POST', `${path}/${id}/restore`)).status).toBe(200);
    expect(await read(id)).toMatchObject({ message: { Status: 'New' }, entries: [{ Text: 'A note' }] });
  });

  it('is gone for good thirty days after its removal, from the audit log too', async () => {
    const id = await write('Gone for good');
    const kept = await write('Kept');
    await desk.post(`${path}/${id}/notes`, { Text: 'A note of what is gone' });
    await desk.call('DELETE', `${path}/${id}`);
    const failures: unknown[] = [];
    const purgeAfter = (days: number) =>
      runMaintenance({
        ...app,
        mail: { isConnected: true, sender: 'no-reply@localhost', send: async () => undefined },
        originOf: () => '',
        now: () => app.clock.now + days * day,
        onError: (error) => failures.push(error),
      });
    const stored = () =>
      app.store.school(desk.schoolId, async ({ db }) => ({
        messages: await db.select().from(contactMessages).where(eq(contactMessages.id, id)),
        entries: await db.select().from(contactMessageEntries).where(eq(contactMessageEntries.messageId, id)),
        audit: await db.select().from(auditLog).where(eq(auditLog.entityId, id)),
      }));
    await purgeAfter(29);
    expect((await stored()).messages).toHaveLength(1);
    await purgeAfter(31);
    const { messages, entries, audit } = await stored();
    expect([messages, entries, failures]).toEqual([[], [], []]);
    const told = JSON.stringify(audit.filter(({ entity }) => entity === 'contactMessage'));
    expect(told).toContain('purgeMessages');
    expect(told).not.toContain('Gone for good');
    expect(told).not.toContain('A note of what is gone');
    // The sign-in has had its time as well.
    desk = await signInAtDesk();
    expect(await read(kept)).toMatchObject({ message: { Subject: 'Kept' } });
  });

  it('is closed with the enquiry that was made of it', async () => {
    const id = await write('A seat in class 1');
    const { Admission_Enquiry_Id, Reference_No } = await addEnquiry(desk);
    const link = (caller: Caller, enquiry: number) =>
      caller.call('PUT', `${path}/${id}/enquiry`, { body: { Admission_Enquiry_Id: enquiry } });
    expect((await link(desk, 999_999)).status).toBe(404);
    expect((await link(desk, Admission_Enquiry_Id)).json).toMatchObject({ Status: 'Closed' });
    expect((await link(desk, Admission_Enquiry_Id)).status).toBe(200);
    const { entries, ...details } = await read(id);
    expect(details).toMatchObject({ Admission_Enquiry_Id });
    expect(entries).toMatchObject([{ Kind: 'Enquiry', Text: Reference_No, Status: 'Closed' }]);
  });

  it("lets the product's own people reply, note and remove too", async () => {
    const id = await write('For the product', { Email: 'product@example.org' }, 'localhost');
    const caller = await operator();
    const own = `/api/platform/contact-messages/${id}`;
    expect((await caller.post(`${own}/replies`, { Text: 'Thank you.' })).status).toBe(201);
    expect((await mails.to('product@example.org')).text).toContain('Thank you.');
    expect((await caller.post(`${own}/notes`, { Text: 'A partner' })).status).toBe(201);
    expect((await caller.get(own)).json.entries).toHaveLength(2);
    expect((await caller.call('DELETE', own)).status).toBe(200);
    expect((await desk.get(own)).status).toBe(404);
  });
});

it('sends no reply where no mail server is set up, and says so before', async () => {
  const app = await startApp({ trustProxy: ['127.0.0.1'] });
  const desk = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] });
  const someone = visitorOf(app, 'greenfield.localhost');
  const Email = 'nobody@example.org';
  await someone.post(path, { Name: 'Ilma Qureshi', Email, Message: 'Is there a bus?', Fill_Seconds: 12 });
  const [{ Contact_Message_Id: id }] = (await desk.get(path)).json;
  expect((await desk.get(`${path}/${id}`)).json).toMatchObject({ sendsMail: false });
  const answer = await desk.post(`${path}/${id}/replies`, { Text: 'There is.' });
  expect(answer).toMatchObject({
    status: 409,
    json: { errorText: expect.stringContaining('No mail server is set up') },
  });
  expect(await readOutbox(app, Email)).toEqual([]);
  await app.stop();
});
