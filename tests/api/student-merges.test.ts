import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userStatus } from '#schemas/access/user-status.ts';
import { attendanceRegisters, users } from '#server/store/schema.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import {
  aadhaar,
  addStudent,
  basicDetails,
  freshNumber,
  sendBank,
  sendBio,
  sendDetails,
  sendDocument,
} from './student-bodies.ts';

interface Entry {
  readonly Student_Id: number;
  readonly Admission_No: string;
}

describe.each(databases)('students who were entered twice on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
  });
  afterAll(() => app.stop());

  const fileOf = async (id: number) => (await admin.get(`/api/student/${id}`)).json;
  const previewOf = async (stays: Entry, goes: Entry, caller = admin) =>
    caller.get(`/api/student/${stays.Student_Id}/merge`, { Other_Id: goes.Student_Id });
  const merge = async (stays: Entry, goes: Entry, more: object = {}, caller = admin) => {
    const [{ student: one }, { student: other }] = [await fileOf(stays.Student_Id), await fileOf(goes.Student_Id)];
    return caller.post(`/api/student/${stays.Student_Id}/merge`, {
      School_Id: admin.schoolId,
      Other_Id: goes.Student_Id,
      Version: one.Version,
      Other_Version: other.Version,
      ...more,
    });
  };
  const mark = async (date: string, absent: readonly number[], section: number) => {
    const before = (
      await admin.get('/api/attendance/register', { Class_Id: 8, Section_Id: section, Date: date, Part: 'Full' })
    ).json;
    const { status, text } = await admin.call('PUT', '/api/attendance/register', {
      body: {
        Class_Id: 8,
        Section_Id: section,
        Date: date,
        Marks: absent.map((Student_Id) => ({ Student_Id, Status: 'A' })),
      },
      headers: { 'if-match': `"${before.Version ?? 0}"` },
    });
    expect([status, text]).toEqual([200, expect.anything()]);
  };
  const registerOf = (section: number, date: string) =>
    app.store.school(admin.schoolId, async ({ db }) =>
      (await db.select().from(attendanceRegisters).where(eq(attendanceRegisters.date, date))).find(
        ({ sectionId }) => sectionId === section,
      ),
    );

  it('are compared by the class of today, where one entry is promoted already', async () => {
    const family = { Father_Name: 'Vilas More', Mobile: '9822100091', First_Name: 'Omkar' };
    const place = { Session: '2026-2027', Class_Id: 8, Section_Id: 7 };
    const stays: Entry = await addStudent(admin, { ...family, ...place, Roll_No: 1 });
    const promoted = { ...place, rows: [{ Student_Id: stays.Student_Id, Outcome: 'Promote' }] };
    expect((await admin.post('/api/student/promotion', promoted)).status).toBe(201);
    const goes: Entry = await addStudent(admin, { ...family, ...place, Roll_No: 2 });
    const { json } = await previewOf(stays, goes);
    expect([json.stays.student, json.goes.student]).toMatchObject([
      { ...place, Roll_No: 1 },
      { ...place, Roll_No: 2 },
    ]);
    const done = await merge(stays, goes, { Take: ['Class_Id'] });
    expect(done.json.student).toMatchObject({ ...place, Roll_No: 2 });
    const { student, enrolments } = await fileOf(stays.Student_Id);
    expect(student).toMatchObject({ ...place, Roll_No: 2 });
    expect(enrolments.map(({ Session, Class_Id }: Record<string, unknown>) => [Session, Class_Id])).toEqual([
      ['2027-2028', 9],
      ['2026-2027', 8],
    ]);
  });

  it('are found alike, put side by side, and made one with what was chosen and both histories', async () => {
    const family = { Father_Name: 'Dilip Sane', Mobile: '9822100001' };
    const stays: Entry = await addStudent(admin, { ...family, First_Name: 'Ira', Section_Id: 5, Roll_No: 1 });
    const goes: Entry = await addStudent(admin, {
      ...family,
      Father_Name: 'Dilip R Sane',
      First_Name: 'Ira',
      Last_Name: 'Sane',
      City: 'Pune',
      Section_Id: 5,
      Roll_No: 2,
    });
    const twin: Entry = await addStudent(admin, { ...family, First_Name: 'Isha', Section_Id: 5 });
    await mark('2026-11-19', [goes.Student_Id], 5);
    await mark('2026-11-20', [], 5);
    await sendDocument(admin, goes.Student_Id);
    await sendBank(admin, goes.Student_Id);
    await sendBio(admin, goes.Student_Id, { Aadhaar_No: aadhaar });
    const parent = await signIn(app, { role: 'Parent', name: 'Dilip R Sane', studentIds: [goes.Student_Id] });
    const { json: alike } = await admin.get(`/api/student/${stays.Student_Id}/alike`);
    expect(alike.map(({ Student_Id }: Entry) => Student_Id)).toEqual([goes.Student_Id]);
    const pairs = async () =>
      (await admin.get('/api/student/alike')).json.map(({ One, Other }: Record<'One' | 'Other', Entry>) => [
        One.Student_Id,
        Other.Student_Id,
      ]);
    expect(await pairs()).toEqual([[stays.Student_Id, goes.Student_Id]]);
    const { json: preview } = await previewOf(stays, goes);
    expect(preview).toMatchObject({
      stays: { history: { Attendance: 2, Documents: 0 } },
      goes: { history: { Attendance: 2, Documents: 1, Bank_Accounts: 1 } },
      marks: [{ Date: '2026-11-19', Part: 'Full', Stays: 'P', Goes: 'A' }],
    });

    const take = { Take: ['Last_Name', 'Address'] };
    const refused = await merge(stays, goes, take);
    expect([refused.status, refused.json.errorText]).toEqual([409, expect.stringContaining('19 Nov 2026')]);
    expect((await fileOf(goes.Student_Id)).documents).toHaveLength(1);
    const chosen = { Date: '2026-11-19', Part: 'Full', Keep: 'Goes' };
    const { status, json } = await merge(stays, goes, { ...take, Marks: [chosen] });
    expect([status, json.student]).toMatchObject([
      200,
      { Student_Id: stays.Student_Id, Last_Name: 'Sane', City: 'Pune', Father_Name: 'Dilip Sane', Roll_No: 1 },
    ]);
    expect(await pairs()).toEqual([]);
    const file = await fileOf(stays.Student_Id);
    expect([file.documents.length, file.bankDetails.length, file.bio.Aadhaar_Last4]).toEqual([1, 1, aadhaar.slice(-4)]);
    const reveal = { Field: 'Account_No', Bank_Detail_Id: file.bankDetails[0].Bank_Detail_Id, Reason: 'A check' };
    expect((await admin.post(`/api/student/${stays.Student_Id}/reveal`, reveal)).json.Value).toBe('60213344556');
    const number = { Field: 'Aadhaar_No', Reason: 'A check' };
    expect((await admin.post(`/api/student/${stays.Student_Id}/reveal`, number)).json.Value).toBe(aadhaar);
    const { json: months } = await admin.get(`/api/attendance/students/${stays.Student_Id}`);
    const marks = months.marks.map(({ Date: date, Status }: { Date: string; Status: string }) => [date, Status]);
    expect(marks.toSorted()).toEqual([
      ['2026-11-19', 'A'],
      ['2026-11-20', 'P'],
    ]);
    expect(await registerOf(5, '2026-11-19')).toMatchObject({ present: 1, absent: 1 });
    expect(await registerOf(5, '2026-11-20')).toMatchObject({ present: 2, absent: 0 });

    expect((await admin.get(`/api/student/${goes.Student_Id}`)).status).toBe(404);
    const { json: found } = await admin.get('/api/student', { keyword: goes.Admission_No });
    expect(found.map(({ Student_Id }: Entry) => Student_Id)).toEqual([stays.Student_Id]);
    const again = await sendDetails(admin, { Admission_No: goes.Admission_No, First_Name: 'Nobody' });
    expect([again.status, again.json.errors.Admission_No[0]]).toEqual([
      422,
      expect.stringContaining(`was merged into that of Ira Sane, ${stays.Admission_No}`),
    ]);
    expect((await parent.get('/api/student')).json.map(({ Student_Id }: Entry) => Student_Id)).toEqual([
      stays.Student_Id,
    ]);
    const { json: people } = await admin.get('/api/student/guardians', { Mobile: family.Mobile });
    expect(people.map(({ Name }: { Name: string }) => Name)).toEqual(['Dilip Sane']);
    const { json: entries } = await admin.get('/api/audit', { entity: 'student', entityId: stays.Student_Id });
    const about = new Set(entries.map(({ entityId }: { entityId: number }) => entityId));
    expect(about).toEqual(new Set([stays.Student_Id, goes.Student_Id]));
    expect((await fileOf(twin.Student_Id)).student.Version).toBe(1);
  });

  it('stay two where somebody has changed one meanwhile, for who is no admin, and of a student themselves', async () => {
    const stays: Entry = await addStudent(admin, { First_Name: 'Om' });
    const goes: Entry = await addStudent(admin, { First_Name: 'Om' });
    expect((await merge(stays, goes, { Version: 7 })).json.errorText).toContain('was changed meanwhile');
    const desk = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] });
    expect([(await previewOf(stays, goes, desk)).status, (await merge(stays, goes, {}, desk)).status]).toEqual([
      403, 403,
    ]);
    expect((await previewOf(stays, stays)).status).toBe(422);
    expect((await fileOf(goes.Student_Id)).student.Version).toBe(1);
  });

  it('may keep the number, the seat and the account of the entry that goes', async () => {
    const stays: Entry = await addStudent(admin, { First_Name: 'Tej', Section_Id: 6, Roll_No: 1 });
    const goes: Entry = await addStudent(admin, { First_Name: 'Tej', Section_Id: 7, Roll_No: 9 });
    const student = await signIn(app, { role: 'Student', studentIds: [goes.Student_Id] });
    const { status, json } = await merge(stays, goes, { Take: ['Admission_No', 'Class_Id'] });
    expect([status, json.student]).toMatchObject([
      200,
      { Student_Id: stays.Student_Id, Admission_No: goes.Admission_No, Section_Id: 7, Roll_No: 9 },
    ]);
    const { json: own } = await student.get('/api/student');
    expect(own.map(({ Student_Id }: Entry) => Student_Id)).toEqual([stays.Student_Id]);
    const { json: found } = await admin.get('/api/student', { keyword: stays.Admission_No });
    expect(found.map(({ Student_Id }: Entry) => Student_Id)).toContain(stays.Student_Id);
    // The own old number may come back to them.
    const back = basicDetails({ First_Name: 'Tej', Section_Id: 7, Admission_No: stays.Admission_No });
    expect((await sendDetails(admin, { ...back, Student_Id: stays.Student_Id })).status).toBe(200);
  });

  it('have one log-in afterwards: the own one of who stays, unless it does not work', async () => {
    const pair = async (name: string) => {
      const stays: Entry = await addStudent(admin, { First_Name: name });
      const goes: Entry = await addStudent(admin, { First_Name: name });
      const own = await signIn(app, {
        role: 'Student',
        studentIds: [stays.Student_Id],
        email: `${name}.stays@example.org`,
      });
      const other = await signIn(app, {
        role: 'Student',
        studentIds: [goes.Student_Id],
        email: `${name}.goes@example.org`,
      });
      return { stays, goes, own, other };
    };
    const login = (user: Caller, studentId: number | null, state: string) => ({ id: user.userId, studentId, state });
    const loginsOf = async (...callers: Caller[]) => {
      const rows = await app.store.school(admin.schoolId, ({ db }) =>
        db
          .select()
          .from(users)
          .where(
            inArray(
              users.id,
              callers.map(({ userId }) => userId),
            ),
          )
          .orderBy(users.id),
      );
      return rows.map(({ id, studentId, status }) => ({
        id,
        studentId,
        state: status === userStatus.disabled ? 'disabled' : 'active',
      }));
    };

    const asha = await pair('asha');
    expect((await previewOf(asha.stays, asha.goes)).json.logins).toEqual({
      Kept: 'asha.stays@example.org',
      Ended: ['asha.goes@example.org'],
    });
    expect((await merge(asha.stays, asha.goes)).status).toBe(200);
    expect(await loginsOf(asha.own, asha.other)).toEqual([
      login(asha.own, asha.stays.Student_Id, 'active'),
      login(asha.other, null, 'disabled'),
    ]);
    expect((await asha.own.get('/api/student')).status).toBe(200);
    expect((await asha.other.get('/api/student')).status).toBe(401);

    const nila = await pair('nila');
    await app.store.school(admin.schoolId, ({ db }) =>
      db.update(users).set({ status: userStatus.disabled }).where(eq(users.id, nila.own.userId)),
    );
    expect((await previewOf(nila.stays, nila.goes)).json.logins).toEqual({ Kept: 'nila.goes@example.org', Ended: [] });
    expect((await merge(nila.stays, nila.goes)).status).toBe(200);
    expect(await loginsOf(nila.own, nila.other)).toEqual([
      login(nila.own, null, 'disabled'),
      login(nila.other, nila.stays.Student_Id, 'active'),
    ]);
  });

  it('are forgotten with what is personal of the student', async () => {
    const stays: Entry = await addStudent(admin, { First_Name: 'Uma', Last_Name: 'Vaidyanathan' });
    const goes: Entry = await addStudent(admin, { First_Name: 'Uma', Last_Name: 'Vaidyanatan' });
    expect((await merge(stays, goes)).status).toBe(200);
    const body = { confirm: stays.Admission_No, reason: 'Asked for by the family' };
    expect((await admin.post(`/api/student/${stays.Student_Id}/erase`, body)).status).toBe(200);
    const { text } = await admin.get('/api/audit', { entity: 'student', entityId: stays.Student_Id });
    expect(text).not.toContain('Vaidyanat');
  });

  it('have guardians of whom one is made too, by an admin', async () => {
    const add = (First_Name: string, Father_Name: string) =>
      addStudent(admin, { First_Name, Father_Name, Mobile: '9822100002', Admission_No: freshNumber() });
    await add('Asha', 'Baban Thorat');
    await add('Ravi', 'B. S. Thorat');
    const read = async () => (await admin.get('/api/student/guardians', { Mobile: '9822100002' })).json;
    const [one, other] = await read();
    const path = `/api/student/guardians/${one.Person_Id}/merge`;
    const body = { School_Id: admin.schoolId, Other_Id: other.Person_Id };
    const desk = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] });
    expect((await desk.post(path, body)).status).toBe(403);
    expect((await admin.post(path, { ...body, Other_Id: one.Person_Id })).status).toBe(422);
    expect((await admin.post(path, body)).json).toMatchObject({ Name: 'Baban Thorat', Children: [{}, {}] });
    expect(await read()).toHaveLength(1);
    expect((await admin.post(path, body)).status).toBe(404);
  });
});
