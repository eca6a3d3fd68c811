import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { guardianPeople } from '#server/store/schema.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addStudent, sendBank, sendBio, sendDetails, sendDocument } from './student-bodies.ts';

type Row = Readonly<Record<string, unknown>>;

describe.each(databases)('reading students on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  const ids = new Map<string, number>();
  const idOf = (name: string): number => ids.get(name) ?? 0;

  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    const add = async (name: string, changes: object) => {
      const { Student_Id } = await addStudent(admin, { First_Name: name, ...changes });
      ids.set(name, Student_Id);
    };
    const family = { Father_Name: 'Vinayak Bhosale', Alternate_Mobile: '98220 00077' };
    await add('Aarav', { Last_Name: 'Bhosale', Roll_No: 1, Mobile: '98220 00001', Admission_No: 'Z/1', ...family });
    await app.store.school(admin.schoolId, ({ db }) =>
      db.update(guardianPeople).set({ mobile: '+919822000088' }).where(eq(guardianPeople.name, 'Vinayak Bhosale')),
    );
    await add('Diya', { Last_Name: 'Menon', Section_Id: 2, Middle_Name: 'Rose' });
    await add('Kabir', { Last_Name: 'Shaikh', Class_Id: 9, Admission_No: 'KB/77', Gender: 'Male', Category: 'OBC' });
    await add('Zoya', { Last_Name: undefined, Session: '2027-2028' });
    const { Student_Id, Admission_No } = await addStudent(admin, {
      First_Name: 'Neel',
      Last_Name: 'Rane',
      Session: '2025-2026',
      Class_Id: 7,
    });
    ids.set('Neel', Student_Id);
    await sendDetails(admin, {
      Student_Id,
      Admission_No,
      First_Name: 'Neel',
      Last_Name: 'Rane',
      Class_Id: 9,
      Roll_No: 2,
    });
    const bio = { Health_Notes: 'Carries an inhaler.', Is_CWSN: true, Impairment_Type: 'Hearing', Is_BPL: true };
    await sendBio(admin, idOf('Aarav'), { ...bio, Allergies: 'Nuts', Aadhaar_No: '234567890124' });
    await sendBio(admin, idOf('Diya'), { Photo_Consent: 'Internal', Consent_By: 'Anita Menon', House: 'Nilgiri' });
    await sendBank(admin, idOf('Aarav'));
    await sendDocument(admin, idOf('Aarav'));
  });
  afterAll(() => app.stop());

  const names = async (caller: Caller, query: Record<string, string | number> = {}) => {
    const { json } = await caller.get('/api/student', query);
    return json.map((row: Row) => row.First_Name);
  };

  it('gives a bare array by name with the total beside it, each student once in the latest class', async () => {
    const { status, json, headers } = await admin.get('/api/student', { School_Id: admin.schoolId });
    expect([status, headers['x-total-count']]).toEqual([200, '5']);
    expect(json.map((row: Row) => [row.First_Name, row.Session, row.Class_Id])).toEqual([
      ['Aarav', '2026-2027', 8],
      ['Diya', '2026-2027', 8],
      ['Kabir', '2026-2027', 9],
      ['Neel', '2026-2027', 9],
      ['Zoya', '2027-2028', 8],
    ]);
    expect(json[0]).toEqual({
      Student_Id: idOf('Aarav'),
      School_Id: admin.schoolId,
      Admission_No: expect.any(String),
      First_Name: 'Aarav',
      Last_Name: 'Bhosale',
      Gender: 'Female',
      Mobile: '+919822000001',
      Status: 'Active',
      Session: '2026-2027',
      Class_Id: 8,
      Section_Id: 1,
      Roll_No: 1,
      Date_Of_Birth: '2016-08-14',
      Photo_Consent: 'None',
      Guardian_Name: 'Vinayak Bhosale',
      Guardian_Relation: 1,
    });
    const page = await admin.get('/api/student', { page: 2, pageSize: 2 });
    expect(page.json).toEqual(json.slice(2, 4));
    expect(page.headers['x-total-count']).toBe('5');
    expect((await admin.get('/api/student', { page: 9 })).json).toEqual([]);
  });

  it.each([
    [{ Session: '2025-2026' }, ['Neel']],
    [{ Session: '2026-2027', Class_Id: 9 }, ['Kabir', 'Neel']],
    [{ Class_Id: 7 }, []],
    [{ Class_Id: 8, Section_Id: 2 }, ['Diya']],
    [{ Class_Id: -1, Section_Id: -1, Session: '-1', Status: '-1' }, ['Aarav', 'Diya', 'Kabir', 'Neel', 'Zoya']],
    [{ Status: 'Expected' }, ['Zoya']],
    [{ keyword: 'bhos' }, ['Aarav']],
    [{ keyword: 'diya menon' }, ['Diya']],
    [{ keyword: 'Rose M' }, ['Diya']],
    [{ keyword: 'KB/' }, ['Kabir']],
    [{ keyword: '9822000001' }, ['Aarav']],
    [{ keyword: '00001' }, ['Aarav']],
    [{ keyword: '+91 98220-00001' }, ['Aarav']],
    [{ keyword: '98220 000' }, ['Aarav']],
    [{ keyword: '98220 00077' }, ['Aarav']],
    [{ keyword: '098220 00088' }, ['Aarav']],
    [{ keyword: 'vinayak' }, ['Aarav']],
    [{ keyword: 'vi' }, []],
    [{ keyword: '98220 00099' }, []],
    [{ keyword: '%' }, []],
    [{ keyword: "o'" }, []],
    [{ Gender: 'Male' }, ['Kabir']],
    [{ Category: 'OBC' }, ['Kabir']],
    [{ Photo: 'Missing', Category: 'OBC' }, ['Kabir']],
    [{ Consent: 'Missing' }, ['Aarav', 'Kabir', 'Neel', 'Zoya']],
    [{ sort: 'admissionNo', Session: '2026-2027', Class_Id: 8 }, ['Diya', 'Aarav']],
    [{ sort: 'rollNo', Class_Id: 9 }, ['Neel', 'Kabir']],
    [{ sort: 'rollNo', Session: '2026-2027' }, ['Aarav', 'Diya', 'Kabir', 'Neel']],
  ])('filters by %j', async (query, expected) => {
    const { json, headers } = await admin.get('/api/student', query);
    expect(json.map((row: Row) => row.First_Name)).toEqual(expected);
    expect(headers['x-total-count']).toBe(String(expected.length));
  });

  it.each([
    { Session: '2026' },
    { Class_Id: 'x' },
    { Status: 'Gone' },
    { pageSize: 101 },
    { page: 0 },
    { sort: 'x' },
    { Photo: 'x' },
  ])('refuses %j', async (query) => expect((await admin.get('/api/student', query)).status).toBe(422));

  it('shows a class teacher the own classes of this session, without what is the office’s', async () => {
    const classes = [
      { Class_Id: 8, Section_Id: 2 },
      { Class_Id: 9, Section_Id: 1 },
    ];
    const teacher = await signIn(app, { role: 'Staff', permissionSets: ['classTeacher'], classes });
    expect(await names(teacher)).toEqual(['Diya', 'Kabir', 'Neel']);
    expect(await names(teacher, { Class_Id: 8, Section_Id: 1 })).toEqual([]);
    for (const keyword of ['98220 00088', 'vinayak']) expect(await names(teacher, { keyword })).toEqual([]);
    expect((await teacher.get(`/api/student/${idOf('Aarav')}`)).status).toBe(404);
    const own = [{ Class_Id: 8, Section_Id: 1 }];
    const another = await signIn(app, { role: 'Staff', permissionSets: ['classTeacher'], classes: own });
    const { status, json } = await another.get(`/api/student/${idOf('Aarav')}`);
    expect(status).toBe(200);
    expect(json.bio).toEqual({ Allergies: 'Nuts', Photo_Consent: 'None' });
    expect(Object.keys(json)).toEqual(['student', 'bio', 'guardians', 'enrolments']);
    expect(await names(await signIn(app, { role: 'Staff', permissionSets: ['classTeacher'] }))).toEqual([]);
  });

  it('shows parents their children and students themselves, numbers masked, health notes left out', async () => {
    const parent = await signIn(app, { role: 'Parent', studentIds: [idOf('Aarav'), idOf('Zoya')] });
    expect(await names(parent)).toEqual(['Aarav', 'Zoya']);
    expect((await parent.get(`/api/student/${idOf('Diya')}`)).status).toBe(404);
    const student = await signIn(app, { role: 'Student', studentIds: [idOf('Aarav')] });
    expect(await names(student)).toEqual(['Aarav']);
    for (const caller of [parent, student]) {
      const { json, text } = await caller.get(`/api/student/${idOf('Aarav')}`);
      expect(json.bio).toEqual({ Allergies: 'Nuts', Photo_Consent: 'None', Aadhaar_Last4: '0124' });
      expect(json.bankDetails).toMatchObject([{ Account_Last4: '4556' }]);
      expect(json.documents).toMatchObject([{ Document_Type: 'Birth_Certificate' }]);
      for (const hidden of ['inhaler', 'Hearing', '60213344556', '234567890124']) expect(text).not.toContain(hidden);
    }
    expect(await names(await signIn(app, { role: 'Parent' }))).toEqual([]);
  });

  it('shows the office all but whole numbers', async () => {
    const office = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice', 'medical'] });
    const { json, text } = await office.get(`/api/student/${idOf('Aarav')}`);
    expect(json.bio).toMatchObject({ Health_Notes: 'Carries an inhaler.', Is_CWSN: true, Aadhaar_Last4: '0124' });
    for (const hidden of ['60213344556', '234567890124']) expect(text).not.toContain(hidden);
  });

  it('shows nothing to others, nor to another school', async () => {
    const editor = await signIn(app, { role: 'Staff', permissionSets: ['contentEditor', 'hr'] });
    for (const path of ['/api/student', `/api/student/${idOf('Aarav')}`]) {
      expect((await editor.get(path)).status).toBe(403);
      expect((await visitorOf(app, 'greenfield.localhost').get(path)).status).toBe(401);
    }
    const other = await signIn(app, { school: 'riverside' });
    expect((await other.get('/api/student')).json).toEqual([]);
    expect((await other.get('/api/student', { School_Id: admin.schoolId })).status).toBe(403);
    expect((await other.get(`/api/student/${idOf('Aarav')}`)).status).toBe(404);
    expect((await admin.get('/api/student/0')).status).toBe(422);
    expect((await admin.get('/api/student/2147483647')).status).toBe(404);
  });

  it('exports a list as it is narrowed and ordered, safe to open in a spreadsheet, and writes that down', async () => {
    await addStudent(admin, { First_Name: 'Ira', Last_Name: 'Sane', Class_Id: 10, Section_Id: 2, Roll_No: 4 });
    await addStudent(admin, { First_Name: 'Ved', Class_Id: 10, Section_Id: 1, Alternate_Mobile: '98220 00066' });
    const linesOf = async (caller: Caller, query: Record<string, string | number> = {}) => {
      const { status, headers, text } = await caller.get('/api/student/export', query);
      expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
      return text.replace('\uFEFF', '').trimEnd().split('\r\n');
    };
    const [head, ...rows] = await linesOf(admin, { Class_Id: 10, sort: 'rollNo' });
    expect(head).toMatch(
      /^Admission_No,Admission_Date,First_Name,.*,Class,Section,Roll_No,Status,Mobile,Alternate_Mobile/,
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(
      /,Ved,,Kulkarni,Female,2016-08-14,2026-2027,Class 7,A,,Active,'\+9198220\d+,'\+919822000066,/,
    );
    expect(rows[1]).toContain(',Ira,,Sane,');
    const [, ...found] = await linesOf(admin, { keyword: '98220 00088' });
    expect(found).toEqual([expect.stringContaining('Aarav')]);
    const { json: log } = await admin.get('/api/audit', { entity: 'student' });
    expect(log[0]).toMatchObject({ action: 'exportStudents', after: { exported: 1 } });
    const classes = [{ Class_Id: 8, Section_Id: 2 }];
    const teacher = await signIn(app, { role: 'Staff', permissionSets: ['classTeacher'], classes });
    const [, ...own] = await linesOf(teacher);
    expect(own).toEqual([expect.stringContaining('Diya')]);
    expect(own[0]).toContain(',Nilgiri,Internal');
    const parent = await signIn(app, { role: 'Parent', studentIds: [idOf('Aarav')] });
    expect((await parent.get('/api/student/export')).status).toBe(403);
    const other = await signIn(app, { school: 'riverside' });
    expect(await linesOf(other)).toHaveLength(1);
  });

  it('exports the columns of UDISE+ for the session, safe to open in a spreadsheet', async () => {
    await addStudent(admin, {
      First_Name: 'Om',
      Address: '=2+5, Main Road',
      Nationality: 'Indian',
      Category: 'OBC',
      Section_Id: 3,
    });
    const { status, headers, text } = await admin.get('/api/student/export-udise', { Class_Id: 8 });
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers['content-disposition']).toBe('attachment; filename="udise-2026-2027.csv"');
    const lines = text.replace('\uFEFF', '').trimEnd().split('\r\n');
    expect(lines[0]?.split(',')).toHaveLength(32);
    expect(lines[0]).toMatch(/^UDISE Code,Class,Section,Roll No,Name,Gender,Date of Birth,Mother Name/);
    expect(lines).toHaveLength(4);
    expect(lines[1]).toContain(',Class 5,A,1,Aarav Bhosale,Female,14/08/2016,,Vinayak Bhosale,,XXXXXXXX0124,');
    expect(lines[1]).toContain(',Yes,,,Yes,Hearing,,,');
    expect(lines[3]).toContain(`"'=2+5, Main Road"`);
    expect(lines[3]).toContain(',OBC,');
    expect(text).not.toContain('234567890124');
    const earlier = await admin.get('/api/student/export-udise', { Session: '2025-2026' });
    expect(earlier.text).toContain('Neel Rane');
    const teacher = await signIn(app, { role: 'Staff', permissionSets: ['classTeacher'] });
    expect((await teacher.get('/api/student/export-udise')).status).toBe(403);
  });
});
