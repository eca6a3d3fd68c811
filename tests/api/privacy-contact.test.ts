import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enquiryDocuments, media, users } from '#server/store/schema.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { dumpSchool } from '../support/dump.ts';
import { addEnquiry, addReady, confirm } from '../support/enquiries.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addStudent } from './student-bodies.ts';

const path = '/api/privacy/contact';
const mobile = '98123 00991';
const email = 'Peregrina@Zephyr-Mail.example';

/** Texts that stand nowhere else, each planted in another place. */
const planted = ['Peregrina', 'Quillfeather', 'quokka stall', 'Xanthippa', 'uncle Thelonious', 'MH 77 ZQ 4711'];

describe.each(databases)('what somebody has left on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let visitId: number;
  const find = async (Contact: string): Promise<string[]> =>
    (await admin.get(path, { Contact })).json.map(
      ({ kind, name, canErase }: Record<string, unknown>) => `${kind} ${name} ${canErase}`,
    );
  const erase = (body: object) =>
    admin.post(`${path}/erase`, { Contact: mobile, confirm: mobile, reason: 'She asked', ...body });

  beforeAll(async () => {
    app = await startApp({ database, trustProxy: ['127.0.0.1'] });
    admin = await signIn(app);
    const family = {
      Parent_Name: 'Peregrina Quillfeather',
      Mobile: mobile,
      Email: email,
      Student_First_Name: 'Xanthippa',
    };
    await addEnquiry(admin, family);
    await confirm(admin, await addReady(app, admin, { ...family, Student_First_Name: 'Leander', Email: undefined }));
    const visitor = visitorOf(app, 'greenfield.localhost', { 'x-forwarded-for': '198.51.100.7' });
    const message = { Name: 'P. Quillfeather', Email: email, Mobile: mobile, Message: 'We met at the quokka stall' };
    expect((await visitor.post('/api/contact-messages', { ...message, Fill_Seconds: 12 })).status).toBe(201);
    const [{ Contact_Message_Id: messageId }] = (await admin.get('/api/contact-messages')).json;
    await admin.post(`/api/contact-messages/${messageId}/notes`, { Text: 'Ask uncle Thelonious' });
    const visit = await admin.post('/api/visitors/sign-in', {
      Name: 'Peregrina Quillfeather',
      Mobile: mobile,
      Purpose: 'Parent_Meeting',
      Meeting_With: 'Staff',
      Meeting_Name: 'Lata Mahajan',
      Vehicle_No: 'MH 77 ZQ 4711',
    });
    visitId = visit.json.Visitor_Id;
    const denied = { Mobile: mobile, Name: 'P. Quillfeather', Reason: 'Shouted at the gate' };
    expect((await admin.post('/api/visitors/denied', denied)).status).toBe(201);
    await addStudent(admin, { First_Name: 'Else', Mobile: '98123 00992' });
  });
  afterAll(() => app.stop());

  it('is found by the number however it is written, or by the address in any case', async () => {
    const all = await find(mobile);
    expect(all.toSorted()).toEqual([
      'account Peregrina Quillfeather false',
      'denied P. Quillfeather false',
      'enquiry Peregrina Quillfeather false',
      'enquiry Peregrina Quillfeather true',
      'message P. Quillfeather true',
      'student Leander Deshpande false',
      'visit Peregrina Quillfeather true',
    ]);
    expect(await find('+91 98123-00991')).toEqual(all);
    expect(await find('peregrina@zephyr-mail.EXAMPLE')).toEqual([
      'message P. Quillfeather true',
      'enquiry Peregrina Quillfeather true',
    ]);
    expect(await find('98123 00990')).toEqual([]);
    const none = await admin.get(path, { Contact: 'Peregrina' });
    expect([none.status, none.json.errors]).toEqual([422, { Contact: ['Enter a mobile number or an email address.'] }]);
  });

  it('is of this school alone', async () => {
    const other = await signIn(app, { school: 'riverside' });
    expect((await other.get(path, { Contact: mobile })).json).toEqual([]);
    const answer = await other.post(`${path}/erase`, { Contact: mobile, confirm: mobile, reason: 'x' });
    expect(answer.json).toEqual({ enquiries: 0, messages: 0, visits: 0 });
    expect(await find(mobile)).toHaveLength(7);
  });

  it('is taken away as one file, and the log says so without the number', async () => {
    const { headers, json, text } = await admin.get(`${path}/export`, { Contact: mobile });
    expect(headers['content-disposition']).toContain('personal-data.json');
    expect([json.enquiries.length, json.messages.length, json.visits.length]).toEqual([2, 1, 1]);
    expect(json.denied).toMatchObject([{ reason: 'Shouted at the gate' }]);
    for (const one of planted) expect(text).toContain(one);
    const { json: log } = await admin.get('/api/audit', { pageSize: 1 });
    const entry = await admin.get(`/api/audit/${log[0].id}`);
    expect(log[0].action).toBe('exportContact');
    expect(entry.text).toContain('"enquiries":2');
    expect(entry.text).not.toMatch(/98123|zephyr/i);
  });

  it('is erased when the number is typed again, and nobody is inside', async () => {
    const wrong = await erase({ confirm: '98123 00990' });
    expect(wrong.json.errors).toEqual({ confirm: ['Enter the same number or address to confirm.'] });
    const inside = await erase({});
    expect([inside.status, inside.json.errorText]).toEqual([
      409,
      'They are still inside. Enter at the gate that they have left, then try again.',
    ]);
    expect(await find(mobile)).toHaveLength(7);
    await admin.call('POST', `/api/visitors/${visitId}/sign-out`);
    const { status, json } = await erase({});
    expect([status, json]).toEqual([200, { enquiries: 1, messages: 1, visits: 1 }]);
    expect(await find(mobile)).toEqual(
      expect.arrayContaining([
        'denied P. Quillfeather false',
        'student Leander Deshpande false',
        'enquiry Peregrina Quillfeather false',
      ]),
    );
    expect(await find(email)).toEqual([]);
    const dump = await dumpSchool(app.store, admin.schoolId);
    const left = [...dump.values()].flat().join('\n').toLowerCase();
    for (const one of ['quokka stall', 'Xanthippa', 'uncle Thelonious', 'MH 77 ZQ 4711', 'zephyr-mail'])
      expect(left).not.toContain(one.toLowerCase());
  });

  it('is found where it is the second number of another family, which loses that alone, and with log-ins', async () => {
    const theirs = '98123 00995';
    const family = { Mobile: '98123 00996', Alternate_Mobile: theirs, City: 'Pune' };
    const { Admission_Enquiry_Id: id } = await addEnquiry(admin, family);
    await addStudent(admin, { First_Name: 'Ila', Mobile: '98123 00997', Alternate_Mobile: theirs });
    const { userId } = await signIn(app, { role: 'Parent', name: 'Ratna Deshpande' });
    await app.store.school(admin.schoolId, ({ db }) =>
      db.update(users).set({ mobile: '+919812300995' }).where(eq(users.id, userId)),
    );
    expect((await find(theirs)).toSorted()).toEqual([
      'account Ratna Deshpande false',
      'enquiry Kavita Deshpande true',
      'student Ila Kulkarni false',
    ]);
    const { json: file } = await admin.get(`${path}/export`, { Contact: theirs });
    expect([file.enquiries.length, file.accounts]).toMatchObject([1, [{ name: 'Ratna Deshpande' }]]);
    expect((await erase({ Contact: theirs, confirm: theirs })).json).toMatchObject({ enquiries: 1 });
    const { enquiry } = (await admin.get(`/api/admissions/${id}`)).json;
    expect(enquiry).toMatchObject({ Mobile: '+919812300996', City: 'Pune' });
    expect(enquiry).not.toHaveProperty('Alternate_Mobile');
  });

  it('leaves a file that another record has as well', async () => {
    const theirs = '98123 00993';
    const one = await addEnquiry(admin, { Mobile: theirs });
    const other = await addEnquiry(admin, { Mobile: '98123 00994' });
    const { schoolId } = admin;
    const mediaId = await app.store.school(schoolId, async ({ db }) => {
      const file = { schoolId, kind: 'document', class: 'private', hash: 'shared', bytes: 1 } as const;
      const [row] = await db.insert(media).values(file).returning();
      const paper = { schoolId, documentType: 'Photo', state: 'Uploaded', mediaId: row?.id, userType: 4 } as const;
      for (const { Admission_Enquiry_Id: enquiryId } of [one, other])
        await db.insert(enquiryDocuments).values({ ...paper, enquiryId });
      return row?.id ?? 0;
    });
    expect((await erase({ Contact: theirs, confirm: theirs })).json).toMatchObject({ enquiries: 1 });
    const kept = app.store.school(schoolId, ({ db }) => db.select().from(media).where(eq(media.id, mediaId)));
    expect(await kept).toHaveLength(1);
  });
});
