import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditLog,
  enquiries,
  enquiryFollowUps,
  type NewEnquiryRow,
  userChildren,
  users,
} from '#server/store/schema.ts';
import { pdf } from '../media/documents.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { dumpSchool } from '../support/dump.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { aadhaar, addStudent, sendBank, sendBio, sendDetails, sendDocument } from './student-bodies.ts';

/** Texts that stand nowhere else, each planted in another place of one student's data. */
const planted = {
  First_Name: 'Xanthippa',
  Last_Name: 'Quillfeather',
  Father_Name: 'Ozymand Quillfeather',
  Email: 'quill@zephyr-mail.example',
  Address: '77 Zanzibar Terrace',
  Health_Notes: 'Wolfsbane allergy',
  holder: 'Peregrina Vanterpool',
  documentNumber: 'DOC-ZQ-4711',
  scan: 'parchment of the almoner',
  enquiryMessage: 'We met at the quokka stall',
  note: 'Spoke with uncle Thelonious',
  accountName: 'Xanthippa at home',
} as const;
const mobile = '9812300777';

describe.each(databases)('the data of one person on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let parent: Caller;
  let id: number;
  let siblingId: number;
  const admissionNo = 'REG/1';

  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    const { First_Name, Last_Name, Father_Name, Email, Address } = planted;
    const details = { Admission_No: admissionNo, First_Name, Last_Name, Father_Name, Email, Address, Mobile: mobile };
    id = (await addStudent(admin, details)).Student_Id;
    await sendDetails(admin, { ...details, Student_Id: id, Roll_No: 12 });
    siblingId = (await addStudent(admin)).Student_Id;
    await sendBio(admin, id, { Health_Notes: planted.Health_Notes, Aadhaar_No: aadhaar });
    await sendBank(admin, id, { Account_Holder_Name: planted.holder });
    await sendDocument(admin, id, { Document_Number: planted.documentNumber }, pdf(planted.scan));
    await app.store.school(admin.schoolId, async ({ db }) => {
      const { schoolId } = admin;
      const [enquiry] = await db.insert(enquiries).values(enquiryOf(schoolId)).returning();
      const enquiryId = enquiry?.id ?? 0;
      await db.insert(enquiryFollowUps).values({ schoolId, enquiryId, mode: 'Call', note: planted.note });
      await db.insert(auditLog).values({
        schoolId,
        actor: 'visitor',
        action: 'addEnquiry',
        entity: 'enquiry',
        entityId: enquiryId,
        after: { Message: planted.enquiryMessage },
      });
    });
    parent = await signIn(app, {
      role: 'Parent',
      name: planted.accountName,
      email: planted.Email,
      studentIds: [id],
    });
  });
  afterAll(() => app.stop());

  const enquiryOf = (schoolId: number): NewEnquiryRow => ({
    schoolId,
    referenceNo: 'ENQ-9',
    status: 8,
    enquiryType: 1,
    session: '2026-2027',
    classId: 8,
    firstName: planted.First_Name,
    lastName: planted.Last_Name,
    dateOfBirth: '2016-08-14',
    gender: 'Female',
    parentName: planted.Father_Name,
    parentRelation: 1,
    mobile: `+91${mobile}`,
    email: planted.Email,
    details: { Message: planted.enquiryMessage },
    consentVersion: '1',
    consentAddress: 'hash',
    studentId: id,
  });

  /** Everything that the school has in its tables and its files. */
  const everything = async (): Promise<string> => {
    const rows = [...(await dumpSchool(app.store, admin.schoolId)).values()].flat();
    const folder = join(app.dataDir, 'media', String(admin.schoolId));
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const texts = await Promise.all(files.map((file) => readFile(join(file.parentPath, file.name), 'latin1')));
    return [...rows, ...texts].join('\n');
  };

  const exportOf = (caller: Caller) => caller.get(`/api/student/${id}/export`);
  const erase = (caller: Caller, body: object = { confirm: admissionNo, reason: 'Asked for by the family' }) =>
    caller.post(`/api/student/${id}/erase`, body);

  it('exports all that is held, and writes down that it was', async () => {
    const { status, headers, json, text } = await exportOf(admin);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toMatch(/^attachment; filename="student-REG-1\.json"/);
    const { scan, ...texts } = planted;
    for (const value of Object.values(texts)) expect(text).toContain(value);
    const [document] = json.documents;
    const file = await app.get(document.DocumentURL, { host: `greenfield.localhost:${app.port}` });
    expect(file.text).toContain(scan);
    expect(json.enrolments).toMatchObject([{ Session: '2026-2027', Roll_No: 12 }]);
    for (const hidden of [aadhaar, '60213344556']) expect(text).not.toContain(hidden);
    const again = await exportOf(admin);
    expect(again.json.auditEntries.at(-1)).toMatchObject({ action: 'exportStudent', after: { exported: true } });
  });

  it('is for a person who is an admin of the school', async () => {
    const frontOffice = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] });
    for (const caller of [parent, frontOffice]) {
      expect((await exportOf(caller)).status).toBe(403);
      expect((await erase(caller)).status).toBe(403);
    }
    const other = await signIn(app, { school: 'riverside' });
    expect((await exportOf(other)).status).toBe(404);
    expect((await erase(other)).status).toBe(404);
  });

  it('erases only what is named again', async () => {
    const wrong = await erase(admin, { confirm: 'REG/2', reason: 'x' });
    expect([wrong.status, Object.keys(wrong.json.errors)]).toEqual([422, ['confirm']]);
    expect((await erase(admin, { confirm: admissionNo })).json.errors).toHaveProperty('reason');
    expect((await admin.get(`/api/student/${id}`)).json.student.First_Name).toBe(planted.First_Name);
  });

  it('leaves no trace in any table or file, but the register', async () => {
    const before = await everything();
    for (const value of [...Object.values(planted), mobile]) expect(before).toContain(value);
    const audited = await app.store.school(admin.schoolId, ({ db }) => db.$count(auditLog));
    const link = (await exportOf(admin)).json.documents[0].DocumentURL;

    const erased = await erase(admin);
    expect(erased.status).toBe(200);
    expect(erased.json).toEqual({ Student_Id: id, Admission_No: admissionNo, erasedAt: '2026-11-21T06:30:00.000Z' });

    const after = await everything();
    for (const value of [...Object.values(planted), mobile, `"aadhaar_last4":"${aadhaar.slice(-4)}"`])
      expect(after).not.toContain(value);
    expect((await app.get(link, { host: `greenfield.localhost:${app.port}` })).status).toBe(404);
    const { json } = await admin.get(`/api/student/${id}`);
    expect(json.student).toEqual({
      Student_Id: id,
      School_Id: admin.schoolId,
      Admission_No: admissionNo,
      Admission_Date: '2026-04-06',
      Session: '2026-2027',
      Class_Id: 8,
      Section_Id: 1,
      First_Name: 'Erased',
      Gender: 'Undisclosed',
      Status: 'Inactive',
      Version: 4,
      Is_Erased: true,
    });
    expect(json).toMatchObject({ bio: {}, guardians: [], documents: [], bankDetails: [] });
    const rows = await app.store.school(admin.schoolId, ({ db }) => db.select().from(auditLog));
    expect(rows.length).toBe(audited + 2);
    const own = rows.filter(({ entity, entityId }) => entity === 'student' && entityId === id);
    expect(own.slice(0, -1).every((row) => row.erased && row.before === null && row.after === null)).toBe(true);
    expect(own.at(-1)).toMatchObject({
      action: 'eraseStudent',
      after: { erased: true, reason: 'Asked for by the family' },
    });
    const sibling = rows.find(({ entityId, entity }) => entity === 'student' && entityId === siblingId);
    expect(sibling).toMatchObject({ erased: false, after: { First_Name: 'Meera' } });
  });

  it('ends the accounts that stood for the student alone, and takes no further change', async () => {
    expect((await parent.get('/api/student')).status).toBe(401);
    expect((await sendBio(admin, id, {})).status).toBe(409);
    expect((await sendDetails(admin, { Student_Id: id, Admission_No: admissionNo })).status).toBe(409);
    expect((await admin.get('/api/student', { keyword: 'Erased' })).json).toEqual([]);
  });

  it('does nothing the second time', async () => {
    const before = await dumpSchool(app.store, admin.schoolId);
    app.clock.now += 60_000;
    const { status, json } = await erase(admin);
    expect([status, json.erasedAt]).toEqual([200, '2026-11-21T06:30:00.000Z']);
    expect(await dumpSchool(app.store, admin.schoolId)).toEqual(before);
  });

  it("keeps the account of a parent with another child, who reads that child's data on", async () => {
    const younger = (await addStudent(admin)).Student_Id;
    const mother = await signIn(app, { role: 'Parent', name: 'Anita Kulkarni', studentIds: [younger, siblingId] });
    const student = (await admin.get(`/api/student/${younger}`)).json.student;
    const body = { confirm: student.Admission_No, reason: 'Asked for by the family' };
    expect((await admin.post(`/api/student/${younger}/erase`, body)).status).toBe(200);
    const { status, json } = await mother.get('/api/student');
    expect([status, json.map((row: { Student_Id: number }) => row.Student_Id)]).toEqual([200, [siblingId]]);
    const kept = await app.store.school(admin.schoolId, async ({ db }) => ({
      user: (await db.select().from(users).where(eq(users.id, mother.userId)))[0],
      children: await db.select().from(userChildren).where(eq(userChildren.userId, mother.userId)),
    }));
    expect([kept.user?.name, kept.children.length]).toEqual(['Anita Kulkarni', 1]);
  });
});
