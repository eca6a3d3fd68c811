import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { students as studentTable } from '#server/store/schema.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { addEnquiry } from '../support/enquiries.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addStudent } from './student-bodies.ts';

type Row = Readonly<Record<string, string>>;

/** Letters with accents as signs of their own, as some keyboards send them. */
const apart = (text: string): string => text.normalize('NFD');

describe.each(databases)('keywords on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  const found = async (path: string, query: Record<string, string | number>): Promise<string[]> => {
    const { status, json, headers } = await admin.get(path, query);
    expect(status).toBe(200);
    expect(headers['x-total-count']).toBe(String(json.length));
    return json.map((row: Row) => row.First_Name ?? row.Student_First_Name);
  };
  const students = (query: Record<string, string | number>) => found('/api/student', query);
  const enquiries = (query: Record<string, string | number>) =>
    found('/api/admission/GetAdmissionEnquiry', { SchoolId: admin.schoolId, ...query });

  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    await addStudent(admin, {
      First_Name: 'René',
      Last_Name: 'Fernandes',
      Mobile: '9822000011',
      Admission_No: 'KB/77',
    });
    await addStudent(admin, { First_Name: 'Mehul', Middle_Name: 'Dev', Last_Name: 'Joshi', Mobile: '9822000012' });
    await addStudent(admin, { First_Name: 'मीरा', Last_Name: 'Joshi', Mobile: '9822000013' });
    await addEnquiry(admin, { Student_First_Name: 'Zoé', Mobile: '9000000021', Parent_Name: 'Lata Gokhale' });
    await addEnquiry(admin, { Student_First_Name: 'Parth', Mobile: '9000000022', Parent_Name: 'Uma Gokhale' });
  });
  afterAll(() => app.stop());

  it.each([
    ['mehul', ['Mehul']],
    ['EHU', ['Mehul']],
    ['mehul dev jo', ['Mehul']],
    ['mehul joshi', ['Mehul']],
    ['joshi', ['Mehul', 'मीरा']],
    ['jo', ['Mehul', 'मीरा']],
    ['rené f', ['René']],
    [apart('rené'), ['René']],
    ['मीरा', ['मीरा']],
    ['b/7', ['René']],
    ['9822000011', ['René']],
    ['+91 98220 00011', ['René']],
    ['00001', ['Mehul', 'René', 'मीरा']],
    ['%', []],
    ['jo%i', []],
    ['j_shi', []],
    ['\\', []],
    ['nobody at all', []],
  ])('find students by %s', async (keyword, names) => {
    expect((await students({ keyword })).sort()).toEqual(names.toSorted());
  });

  it.each([
    ['zoé', ['Zoé']],
    [apart('Zoé'), ['Zoé']],
    ['GOKHALE', ['Parth', 'Zoé']],
    ['ata gok', ['Zoé']],
    ['9000000022', ['Parth']],
    ['+919000000022', ['Parth']],
    ['00002', ['Parth', 'Zoé']],
    ['gok_ale', []],
    ['go%le', []],
  ])('find enquiries by %s', async (keyword, names) => {
    expect((await enquiries({ keyword })).sort()).toEqual(names);
  });

  it('stand beside other filters, where -1 is all', async () => {
    expect(
      await students({ keyword: 'joshi', Session: '-1', Class_Id: -1, Section_Id: -1, Status: '-1' }),
    ).toHaveLength(2);
    expect(await students({ keyword: 'joshi', Status: 'Left' })).toEqual([]);
    expect(await enquiries({ keyword: 'gokhale', Status: -1, FilterById: -1, StartDate: '-1' })).toHaveLength(2);
    expect(await enquiries({ keyword: 'gokhale', Status: 11 })).toEqual([]);
  });

  it('find nothing of another school', async () => {
    const other = await signIn(app, { school: 'riverside' });
    expect((await other.get('/api/student', { keyword: 'joshi' })).json).toEqual([]);
  });

  it('find every one also where they are too many for the index to narrow the list', async () => {
    const { schoolId } = admin;
    const many = Array.from({ length: 1005 }, (_, at) => ({
      schoolId,
      firstName: `Crowd ${String(at).padStart(4, '0')}`,
      admissionNo: `C${at}`,
      admissionDate: '2026-04-01',
      dateOfBirth: '2018-01-01',
      gender: 'Other',
      mobile: '+919111111111',
    }));
    await app.store.school(schoolId, ({ db }) => db.insert(studentTable).values(many));
    const { json, headers } = await admin.get('/api/student', { keyword: 'crowd', page: 2, pageSize: 100 });
    expect([json[0].First_Name, json.length, headers['x-total-count']]).toEqual(['Crowd 0100', 100, '1005']);
  });
});
