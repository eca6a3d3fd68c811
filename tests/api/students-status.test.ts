import { readdir } from 'node:fs/promises';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userStatus } from '#schemas/access/user-status.ts';
import { media, users } from '#server/store/schema.ts';
import { jpeg, noisyJpeg } from '../media/pictures.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { scheduleProfile } from './publish-profile.ts';
import { addStudent, basicDetails, freshNumber, sendBio, sendDetails, sendDocument } from './student-bodies.ts';

const class12 = 15;

describe.each(databases)('the life of a student on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
  });
  afterAll(() => app.stop());

  const change = async (student: { Student_Id: number; Admission_No: string }, changes: object) =>
    sendDetails(admin, { Student_Id: student.Student_Id, Admission_No: student.Admission_No, ...changes });
  const left = { Status: 'Left', Leaving_Date: '2026-11-20', Leaving_Reason: 'The family moves to Nashik.' };

  it('goes from expected by active to left, with a certificate number of the series', async () => {
    const first = await addStudent(admin, { Status: 'Expected' });
    expect((await change(first, left)).json.errorText).toBe('A student that is Expected cannot become Left.');
    expect((await change(first, { Status: 'Active' })).json.student.Status).toBe('Active');
    expect((await change(first, left)).json.student).toMatchObject({ ...left, Tc_No: 'TC-0001' });
    const again = await change(first, { First_Name: 'Mira' });
    expect(again.json.student).toMatchObject({ ...left, First_Name: 'Mira', Tc_No: 'TC-0001' });
    const second = await addStudent(admin);
    const moved = await change(second, { ...left, Status: 'Transferred' });
    expect(moved.json.student.Tc_No).toBe('TC-0002');
    const away = await change(first, { Status: 'Inactive' });
    expect([away.status, away.json.allowed]).toEqual([409, ['Active']]);
  });

  it('comes back into a class of the session that runs, and keeps the certificate of the time before', async () => {
    const student = await addStudent(admin, { Roll_No: 41, Session: '2025-2026' });
    const login = await signIn(app, { role: 'Student', studentIds: [student.Student_Id] });
    const gone = (await change(student, { ...left, Session: '2025-2026', Roll_No: 41 })).json.student;
    const document = { Document_Type: 'TC_Issued', Document_Number: gone.Tc_No };
    expect((await sendDocument(admin, student.Student_Id, document)).status).toBe(201);
    const seat = { Class_Id: 9, Section_Id: 2 };
    const early = await change(student, { ...seat, Status: 'Active', Session: '2025-2026' });
    expect([early.status, early.json.errors]).toEqual([
      422,
      {
        Admission_Date: ['This day is before the last day in the school.'],
        Session: ['A student comes back into the session that runs now.'],
      },
    ]);
    const again = { ...seat, Admission_Date: '2026-11-21' };
    const { status, json } = await change(student, { ...again, Status: 'Active' });
    expect([status, json.student]).toMatchObject([200, { ...again, Status: 'Active', Session: '2026-2027' }]);
    for (const field of ['Tc_No', 'Leaving_Date', 'Leaving_Reason', 'Roll_No'])
      expect(json.student).not.toHaveProperty(field);
    const { Leaving_Date, Leaving_Reason } = left;
    const stay = { Admission_Date: '2026-04-06', Status: 'Left', Leaving_Date, Leaving_Reason, Tc_No: gone.Tc_No };
    const file = async () => (await admin.get(`/api/student/${student.Student_Id}`)).json;
    expect((await file()).student.Past_Stays).toEqual([stay]);
    expect((await file()).enrolments.map(({ Session }: { Session: string }) => Session)).toEqual([
      '2026-2027',
      '2025-2026',
    ]);
    const found = { Document_Number: gone.Tc_No, Date_Of_Birth: '2016-08-14' };
    const visitor = visitorOf(app, 'greenfield.localhost');
    expect((await visitor.post('/api/certificates/transfer', found)).status).toBe(200);
    // The log-in that ended stays ended.
    expect((await login.get('/api/student')).status).toBe(401);
    const [account] = await app.store.school(admin.schoolId, ({ db }) =>
      db.select({ status: users.status }).from(users).where(eq(users.id, login.userId)),
    );
    expect(account?.status).toBe(userStatus.disabled);
    const later = await change(student, { ...again, ...left, Leaving_Date: '2026-11-21', Status: 'Transferred' });
    expect(later.json.student.Tc_No).not.toBe(gone.Tc_No);
    expect(later.json.student).toMatchObject({ Tc_No: expect.stringMatching(/^TC-\d{4}$/), Past_Stays: [stay] });
    const changed = await change(student, { ...again, First_Name: 'Mira' });
    expect(changed.json.student).toMatchObject({ Status: 'Transferred', Past_Stays: [stay] });
    const register = await admin.post(`/api/student/${student.Student_Id}/erase`, {
      confirm: student.Admission_No,
      reason: 'The family asked for it.',
    });
    expect(register.status).toBe(200);
    const { Leaving_Reason: _, ...kept } = stay;
    expect((await file()).student.Past_Stays).toEqual([kept]);
  });

  it.each([
    [{ Status: 'Left' }, ['Leaving_Date', 'Leaving_Reason']],
    [{ ...left, Leaving_Date: '2026-11-22' }, ['Leaving_Date']],
    [{ ...left, Leaving_Date: '2026-04-05' }, ['Leaving_Date']],
    [{ ...left, Status: 'Transferred', Leaving_Reason: undefined }, ['Leaving_Reason']],
  ])('takes no leaving without its day and reason: %j', async (changes, fields) => {
    const { status, json } = await change(await addStudent(admin), changes);
    expect(status).toBe(422);
    expect(Object.keys(json.errors)).toEqual(fields);
  });

  it('ends the right to sign in of someone who leaves, and nobody else', async () => {
    const leaver = await addStudent(admin);
    const stayer = await addStudent(admin);
    const [one, other] = [
      await signIn(app, { role: 'Student', studentIds: [leaver.Student_Id] }),
      await signIn(app, { role: 'Student', studentIds: [stayer.Student_Id] }),
    ];
    expect((await one.get('/api/student')).status).toBe(200);
    await change(leaver, left);
    expect((await one.get('/api/student')).status).toBe(401);
    expect((await other.get('/api/student')).status).toBe(200);
  });

  it('makes alumni only of the last class', async () => {
    const young = await addStudent(admin);
    expect((await change(young, { Status: 'Alumni' })).json.errors).toEqual({
      Status: ['Only a student of the last class becomes one of the alumni.'],
    });
    const old = await addStudent(admin, { Class_Id: class12, Date_Of_Birth: '2009-02-03' });
    const { json } = await change(old, { Class_Id: class12, Date_Of_Birth: '2009-02-03', Status: 'Alumni' });
    expect(json.student.Status).toBe('Alumni');
  });

  it('goes by the profile that visitors see, also for its UDISE code', async () => {
    const code = async () => (await admin.get('/api/student/export-udise')).text.split('\r\n')[1]?.split(',')[0];
    const student = await addStudent(admin);
    const scheduled = { school_Name: 'Greenfield Public School', Classes_To: 8, Udise_Code: '27251234567' };
    const publishAt = new Date(app.clock.now + 60_000);
    await scheduleProfile(app, admin.schoolId, { scheduled, publishAt });
    expect((await change(student, { Status: 'Alumni' })).status).toBe(422);
    expect(await code()).not.toBe(scheduled.Udise_Code);
    app.clock.now = publishAt.getTime();
    expect(await code()).toBe(scheduled.Udise_Code);
    expect((await change(student, { Status: 'Alumni' })).json.student.Status).toBe('Alumni');
  });

  const withPhoto = (data: Buffer, changes: object = {}) => {
    const fields = { School_Id: admin.schoolId, ...basicDetails({ Admission_No: freshNumber(), ...changes }) };
    return admin.call('POST', '/api/student/_add_student_basic_details', {
      form: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
      files: [{ field: 'Student_Photo', name: 'meera.jpg', type: 'image/jpeg', data }],
    });
  };

  it('keeps a photo for those who may see it, replaces it, and refuses what is none', async () => {
    const { status, json } = await withPhoto(await jpeg({ seed: 1, width: 300, height: 400 }));
    expect(status).toBe(201);
    const { Student_Photo: link, Student_Id, Admission_No } = json.student;
    const visitor = visitorOf(app, 'greenfield.localhost');
    expect((await visitor.get(link.split('?')[0])).status).not.toBe(200);
    const shown = await app.get(link, { host: `greenfield.localhost:${app.port}` });
    expect([shown.status, shown.headers['content-type']]).toEqual([200, 'image/webp']);
    const replaced = await withPhoto(await jpeg({ seed: 2 }), { Student_Id, Admission_No });
    expect(replaced.status).toBe(200);
    expect((await app.get(link, { host: `greenfield.localhost:${app.port}` })).status).toBe(404);
    const kept = await sendDetails(admin, { Student_Id, Admission_No });
    expect(kept.json.student.Student_Photo.split('?')[0]).toBe(replaced.json.student.Student_Photo.split('?')[0]);
    const text = await withPhoto(Buffer.from('not a picture'));
    expect([text.status, Object.keys(text.json.errors)]).toEqual([422, ['Student_Photo']]);
  });

  it('cuts a photo to 3:4, and keeps no file of more than 1 MB', async () => {
    const data = await noisyJpeg({ width: 3000, height: 2000 });
    expect(data.length).toBeGreaterThan(1024 * 1024);
    expect((await withPhoto(data)).status).toBe(201);
    const [row] = await app.store.school(admin.schoolId, ({ db }) =>
      db.select().from(media).orderBy(desc(media.id)).limit(1),
    );
    expect(row).toMatchObject({ class: 'minor', width: 960, height: 1280 });
    const keys = [`${admin.schoolId}/${row?.id}/original`, ...(row?.variants ?? []).map(({ key }) => key)];
    expect(keys).toHaveLength(4);
    for (const key of keys) expect(await app.storage.size(key)).toBeLessThanOrEqual(1024 * 1024);
  });

  it('leaves no file behind where the student is refused', async () => {
    const { Admission_No } = await addStudent(admin);
    const files = () => readdir(`${app.dataDir}/media`, { recursive: true });
    const before = (await files()).filter((name) => /\.\w+$|original/.test(name)).length;
    expect((await withPhoto(await jpeg({ seed: 3 }), { Admission_No })).status).toBe(409);
    expect((await files()).filter((name) => /\.\w+$|original/.test(name))).toHaveLength(before);
  });

  it('shows the birthday card with consent, and takes it away at once without', async () => {
    const { Student_Id } = await addStudent(admin, {
      First_Name: 'Tara',
      Last_Name: 'Deshmukh',
      Date_Of_Birth: '2016-11-21',
    });
    const visitor = visitorOf(app, 'greenfield.localhost');
    const names = async () =>
      (await visitor.get('/api/website/birthdayStudents')).json.map(
        (card: { student_Name: string }) => card.student_Name,
      );
    const page = async () => (await visitor.get('/')).text.includes('Tara D.');
    expect([await names(), await page()]).toEqual([expect.not.arrayContaining(['Tara D.']), false]);
    const consent = { Photo_Consent: 'Public_With_Name', Consent_By: 'Sanjay Deshmukh' };
    expect((await sendBio(admin, Student_Id, consent)).status).toBe(200);
    expect([await names(), await page()]).toEqual([expect.arrayContaining(['Tara D.']), true]);
    await sendBio(admin, Student_Id, { Photo_Consent: 'Internal', Consent_By: 'Sanjay Deshmukh' });
    expect([await names(), await page()]).toEqual([expect.not.arrayContaining(['Tara D.']), false]);
  });
});
