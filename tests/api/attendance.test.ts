import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attendanceMarks, auditLog } from '#server/store/schema.ts';
import { type Caller, type CallResult, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addStudent, freshNumber, sendDetails } from './student-bodies.ts';

const day = 86_400_000;
/** The day the tests live on: a Saturday. */
const today = '2026-11-21';
const own = { Class_Id: 8, Section_Id: 1 };
const classTeacher = {
  name: 'Lata Mahajan',
  role: 'Staff',
  permissionSets: ['classTeacher'],
  classes: [own],
} as const;

interface Mark {
  readonly Student_Id: number;
  readonly Status: string;
  readonly [field: string]: unknown;
}

describe.each(databases)('taking attendance on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let teacher: Caller;
  const ids = new Map<string, number>();
  const idOf = (name: string): number => ids.get(name) ?? 0;

  const read = (caller: Caller, query: Record<string, string | number> = {}): Promise<CallResult> =>
    caller.get('/api/attendance/register', { ...own, ...query });
  const send = (
    caller: Caller,
    marks: readonly Mark[],
    { version = 0, ...body }: { version?: number } & Record<string, unknown> = {},
  ): Promise<CallResult> =>
    caller.call('PUT', '/api/attendance/register', {
      body: { ...own, Date: today, Marks: marks, ...body },
      headers: { 'if-match': `"${version}"` },
    });
  const statuses = ({ json }: CallResult): Record<string, string> =>
    Object.fromEntries(json.Students.map((one: Record<string, unknown>) => [one.First_Name, one.Status]));
  const absent = (name: string, more: object = {}): Mark => ({ Student_Id: idOf(name), Status: 'A', ...more });

  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    teacher = await signIn(app, classTeacher);
    const add = async (name: string, changes: object = {}) => {
      const { Student_Id } = await addStudent(admin, { First_Name: name, ...changes });
      ids.set(name, Student_Id);
    };
    await add('Bhargavi', { Roll_No: 2 });
    await add('Aarav', { Roll_No: 1 });
    await add('Chirag');
    await add('Late', { Admission_Date: '2026-11-20', Roll_No: 9 });
    await add('Elsewhere', { Section_Id: 2 });
    await add('Gone', { Admission_No: 'GONE/1', Roll_No: 5 });
    await sendDetails(admin, {
      Student_Id: idOf('Gone'),
      Admission_No: 'GONE/1',
      First_Name: 'Gone',
      Roll_No: 5,
      Status: 'Inactive',
    });
  });
  afterAll(() => app.stop());

  it('begins with everybody present, in the order of the roll numbers', async () => {
    const { status, json } = await read(teacher);
    expect(status).toBe(200);
    expect(json).toMatchObject({ Date: today, Today: today, State: 'Open', Version: 0, Session: '2026-2027' });
    expect(json.Students.map((one: Mark) => [one.First_Name, one.Roll_No, one.Status])).toEqual([
      ['Aarav', 1, 'P'],
      ['Bhargavi', 2, 'P'],
      ['Late', 9, 'P'],
      ['Chirag', undefined, 'P'],
    ]);
    // Who was not admitted yet is not asked for.
    expect(Object.keys(statuses(await read(teacher, { Date: '2026-11-19' })))).not.toContain('Late');
  });

  it('lists a teacher’s own classes, an admin’s all', async () => {
    const of = async (caller: Caller) =>
      (await caller.get('/api/attendance/registers')).json.classes.map((one: Record<string, unknown>) => [
        one.Class_Id,
        one.Section_Id,
        one.Students,
        one.State,
      ]);
    expect(await of(teacher)).toEqual([[8, 1, 4, 'Open']]);
    expect(await of(admin)).toEqual([
      [8, 1, 4, 'Open'],
      [8, 2, 1, 'Open'],
    ]);
    expect((await teacher.get('/api/attendance/register', { Class_Id: 8, Section_Id: 2 })).status).toBe(404);
    expect((await send(teacher, [], { Section_Id: 2 })).status).toBe(404);
  });

  it('is stored once, however often it is sent, and says who took it', async () => {
    const marks = [absent('Aarav', { Reason: 'Fever' }), { Student_Id: idOf('Late'), Status: 'L', In_Time: '08:20' }];
    const first = await send(teacher, marks);
    expect(first.status).toBe(200);
    expect(first.json).toMatchObject({
      State: 'Submitted',
      Version: 1,
      Taken_By: 'Lata Mahajan',
      Locks_On: '2026-11-24',
    });
    expect(statuses(first)).toEqual({ Aarav: 'A', Bhargavi: 'P', Late: 'L', Chirag: 'P' });
    const again = await send(teacher, marks);
    expect([again.status, again.json.Version, again.json.Taken_At]).toEqual([200, 1, first.json.Taken_At]);
    const rows = await app.store.school(admin.schoolId, ({ db }) =>
      db.select().from(attendanceMarks).where(eq(attendanceMarks.date, today)),
    );
    expect(rows).toHaveLength(4);
  });

  it('answers a change of an older version with who made the newer one', async () => {
    const change = await send(admin, [absent('Bhargavi')], { version: 1 });
    expect([change.status, change.json.Version]).toEqual([200, 2]);
    const stale = await send(teacher, [absent('Chirag')], { version: 1 });
    expect(stale.status).toBe(409);
    expect(stale.json.errorText).toBe('Asha Rao changed this at 21 Nov 2026, 12:00. Review both versions.');
    expect(stale.json.current.Students.map((one: Mark) => one.Status)).toEqual(['P', 'A', 'P', 'P']);
    expect(stale.json.yours.Marks).toEqual([absent('Chirag')]);
  });

  it('takes what waited on a phone once, whatever was answered and done meanwhile', async () => {
    const at = { Date: '2026-11-13' };
    const key = '7f1c9a52-0d4e-4b8f-9a35-6c2e1f0b7d44';
    const sent = (number: number, ...names: string[]) =>
      send(
        teacher,
        names.map((name) => absent(name)),
        { ...at, Submission: { Key: key, Number: number } },
      );
    expect((await sent(1, 'Aarav')).json.Version).toBe(1);
    // The answer was lost; meanwhile the teacher has changed a mark, on the version of before.
    const later = await sent(2, 'Aarav', 'Chirag');
    expect([later.status, later.json.Version]).toEqual([200, 2]);
    // A request that was long under way does not undo it, nor does what somebody else has done become a conflict.
    expect([(await sent(1, 'Aarav')).json.Version, statuses(await read(teacher, at)).Chirag]).toEqual([2, 'A']);
    expect((await send(admin, [absent('Bhargavi')], { ...at, version: 2 })).json.Version).toBe(3);
    const again = await sent(2, 'Aarav', 'Chirag');
    expect([again.status, again.json.Version, statuses(again).Bhargavi]).toEqual([200, 3, 'A']);
    // What the phone has not seen is not overwritten.
    const stale = await sent(3, 'Aarav');
    expect([stale.status, stale.json.current.Version]).toEqual([409, 3]);
  });

  it('knows a submission that said what was stored already', async () => {
    const at = { Date: '2026-11-12' };
    const Submission = { Key: '2b1d7c3e-5a60-4f7b-8c1d-90e2a4b6c8d0', Number: 1 };
    await send(admin, [absent('Aarav')], at);
    expect((await send(teacher, [absent('Aarav')], { ...at, Submission })).json.Version).toBe(1);
    await send(admin, [], { ...at, version: 1 });
    const again = await send(teacher, [absent('Aarav')], { ...at, Submission });
    expect([again.status, again.json.Version, statuses(again).Aarav]).toEqual([200, 2, 'P']);
    expect((await send(teacher, [], { ...at, Submission: { ...Submission, Key: 'mine' } })).status).toBe(422);
  });

  it.each([
    ['of another class', () => [absent('Elsewhere')], { Date: '2026-11-19' }, 422, undefined],
    ['of a day before the admission', () => [absent('Late')], { Date: '2026-11-19' }, 422, undefined],
    ['twice', () => [absent('Aarav'), absent('Aarav')], { Date: '2026-11-19' }, 422, 'This student is marked twice.'],
    ['in the future', () => [absent('Aarav')], { Date: '2026-11-23' }, 422, 'Date cannot be in the future.'],
    ['on a Sunday', () => [], { Date: '2026-11-15' }, 409, '15 Nov 2026 is a weekly holiday (Sunday).'],
    ['of another session', () => [], { Date: '2026-03-20' }, 422, 'The session 2026-2027 does not have this day.'],
    ['with a code that is none', () => [{ ...absent('Aarav'), Status: 'X' }], { Date: '2026-11-19' }, 422, undefined],
  ])('refuses a mark %s', async (_, marks, body, status, text) => {
    const answer = await send(teacher, marks(), body);
    expect(answer.status).toBe(status);
    if (text) expect(answer.json.errorText).toBe(text);
  });

  it('counts a month right where several of its days are taken at once', async () => {
    const days = ['02', '03', '04', '05', '06', '09', '10', '11'].map((day) => `2026-11-${day}`);
    const taken = await Promise.all(days.map((date) => send(admin, [absent('Chirag')], { Date: date })));
    expect(taken.map(({ status }) => status)).toEqual(days.map(() => 200));
    const { months, marks } = (await admin.get(`/api/attendance/students/${idOf('Chirag')}`)).json;
    const marked = marks.filter(({ Date: date }: { Date: string }) => date.startsWith('2026-11'));
    expect(months).toContainEqual(expect.objectContaining({ Month: '2026-11', Days: marked.length }));
  });

  it('takes what was taken on a phone under the account that took it, and under no other', async () => {
    const taker = (await teacher.get('/api/Account/me')).json.user.userId;
    const Submission = { Key: '3d8e1b70-94c2-4f6a-8b1d-0a5c7e92f416', Number: 1, User_Id: taker };
    const at = { Date: '2026-11-14', Submission };
    const other = await send(admin, [absent('Aarav')], at);
    const text = 'This register was taken under another account. Log in with that account to send it.';
    expect([other.status, other.json.errorText]).toEqual([401, text]);
    expect((await read(admin, { Date: '2026-11-14' })).json.State).toBe('Open');
    expect((await send(teacher, [absent('Aarav')], at)).json.Version).toBe(1);
  });

  it('says of a student who has left the class who that is, and what to do', async () => {
    const { json } = await send(teacher, [absent('Aarav'), absent('Elsewhere')], { Date: '2026-11-19' });
    const text = `The student with the id ${idOf('Elsewhere')} is not in this class on 19 Nov 2026. Open the register again and submit it without them.`;
    expect(json.errors).toEqual({ 'Marks.1.Student_Id': [text] });
  });

  it('needs the version that is changed', async () => {
    const body = { ...own, Date: today, Marks: [] };
    expect((await admin.call('PUT', '/api/attendance/register', { body })).status).toBe(422);
  });

  it('takes leave of a day to come, and finds it on that day', async () => {
    const ahead = { Date: '2026-11-25' };
    const leave = { Student_Id: idOf('Chirag'), Status: 'LV', Reason: 'A wedding' };
    const kept = await send(teacher, [leave], ahead);
    expect(kept.json).toMatchObject({ State: 'Open', Version: 1 });
    const found = await read(teacher, ahead);
    expect(statuses(found)).toEqual({ Aarav: 'P', Bhargavi: 'P', Late: 'P', Chirag: 'LV' });
    const taken = await send(teacher, [], { ...ahead, version: 1 });
    expect([taken.json.State, statuses(taken).Chirag]).toEqual(['Open', 'P']);
  });

  it('says what holiday it is, until a working day is declared', async () => {
    const date = '2026-11-18';
    const holiday = { name: 'Local festival', startHolidayDate: date, endHolidayDate: date, StartSession: 2026 };
    await admin.post('/api/academic/_addHoliday', { School_Id: admin.schoolId, ...holiday });
    expect((await send(teacher, [], { Date: date })).json.errorText).toBe('18 Nov 2026 is a holiday (Local festival).');
    expect((await teacher.post('/api/attendance/working-days', { Date: date, ...own })).status).toBe(403);
    expect((await admin.post('/api/attendance/working-days', { Date: date })).status).toBe(200);
    expect((await send(teacher, [], { Date: date })).json.State).toBe('Submitted');
    const off = { Date: date, Is_Working_Day: false };
    const { json } = await admin.post('/api/attendance/working-days', { ...off, ...own });
    expect(json.errorText).toBe('The register of this day was taken.');
    expect((await admin.post('/api/attendance/working-days', off)).status).toBe(200);
    expect((await read(admin, { Date: date })).json.Is_Working_Day).toBe(true);
    expect((await read(admin, { Date: date, Section_Id: 2 })).json.Is_Working_Day).toBe(false);
  });

  it('locks after three days: then an admin may change it, with a reason that is written down', async () => {
    const { now } = app.clock;
    app.clock.now = now + 3 * day;
    try {
      // Nobody is signed in for so long.
      teacher = await signIn(app, classTeacher);
      admin = await signIn(app);
      const locked = await read(teacher, { Date: today });
      expect(locked.json.State).toBe('Locked');
      const version = locked.json.Version;
      const refused = await send(teacher, [absent('Chirag')], { version });
      expect([refused.status, refused.json.errorText]).toEqual([
        409,
        'This register is locked. Ask an admin to reopen it.',
      ]);
      expect((await send(admin, [absent('Chirag')], { version })).json.errors).toHaveProperty('Change_Reason');
      const body = { Student_Id: idOf('Chirag'), Date: today, Status: 'OD', Change_Reason: 'Was at the science fair' };
      const mark = (caller: Caller) => caller.call('PUT', '/api/attendance/mark', { body });
      expect((await mark(teacher)).status).toBe(409);
      expect((await mark(admin)).status).toBe(200);
      expect(statuses(await read(teacher, { Date: today })).Chirag).toBe('OD');
      const [entry] = await app.store.school(admin.schoolId, ({ db }) =>
        db
          .select()
          .from(auditLog)
          .where(and(eq(auditLog.action, 'changeAttendanceMark'))),
      );
      expect([entry?.actor, entry?.before, entry?.after]).toEqual([
        'Asha Rao',
        { Student_Id: idOf('Chirag'), Date: today, Part: 'Full', Status: 'P' },
        { Student_Id: idOf('Chirag'), Date: today, Part: 'Full', Status: 'OD', Change_Reason: body.Change_Reason },
      ]);
    } finally {
      app.clock.now = now;
    }
  });

  it('takes who changes class on a day in one register alone', async () => {
    const Admission_No = freshNumber();
    const { Student_Id } = await addStudent(admin, { First_Name: 'Mover', Admission_No, Class_Id: 9 });
    const nine = { Class_Id: 9, Section_Id: 1 };
    expect((await send(admin, [{ Student_Id, Status: 'L' }], nine)).status).toBe(200);
    await sendDetails(admin, { Student_Id, First_Name: 'Mover', Admission_No, Class_Id: 9, Section_Id: 3 });
    const register = await read(admin, { ...nine, Section_Id: 3 });
    expect(register.json.Students).toEqual([]);
    expect(statuses(await read(admin, nine))).toEqual({ Mover: 'L' });
  });

  it('keeps no reason of a student whose data are erased', async () => {
    const Admission_No = freshNumber();
    const { Student_Id } = await addStudent(admin, { First_Name: 'Erased', Admission_No, Class_Id: 10 });
    const ten = { Class_Id: 10, Section_Id: 1 };
    await send(admin, [{ Student_Id, Status: 'A', Reason: 'Jaundice' }], ten);
    const held = await admin.get(`/api/student/${Student_Id}/export`);
    expect(held.json.attendance).toMatchObject([{ date: today, status: 'A', reason: 'Jaundice' }]);
    const body = { confirm: Admission_No, reason: 'Asked for' };
    expect((await admin.post(`/api/student/${Student_Id}/erase`, body)).status).toBe(200);
    const rows = await app.store.school(admin.schoolId, ({ db }) =>
      db.select().from(attendanceMarks).where(eq(attendanceMarks.studentId, Student_Id)),
    );
    expect(rows).toMatchObject([{ status: 'A', reason: null }]);
  });
});
