import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportRow } from '#schemas/api/students/import.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addStudent, sendDetails } from './student-bodies.ts';
import { checkRows, childrenOf, importAll, importRow, signInGuardian, undoImport } from './student-import-bodies.ts';

interface Child {
  readonly Student_Id: number;
  readonly Admission_No: string;
}

describe.each(databases)('imports about children of one family on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
  });
  afterAll(() => app.stop());

  const studentOf = async ({ Student_Id }: Child) => (await admin.get(`/api/student/${Student_Id}`)).json.student;
  const edit = async ({ Student_Id, Admission_No }: Child, changes: object) => {
    const { status, text } = await sendDetails(admin, { Student_Id, Admission_No, ...changes });
    expect([status, text]).toEqual([200, expect.anything()]);
  };
  const rowOf = ({ Admission_No }: Child, changes: ImportRow['fields']) => importRow(2, { Admission_No, ...changes });
  const peopleOf = async (mobile: string) =>
    (await admin.get('/api/student/guardians', { Mobile: mobile })).json.map(
      ({ Name, Children }: { Name: string; Children: Child[] }) => [Name, Children.length],
    );
  /** Two children of a father who has an account. */
  const family = async (name: string, mobile: string) => {
    const details = { Father_Name: name, Mobile: mobile };
    const one: Child = await addStudent(admin, details);
    const other: Child = await addStudent(admin, { ...details, First_Name: 'Asha' });
    const studentIds = [one.Student_Id, other.Student_Id];
    return { details, one, other, studentIds, parent: await signInGuardian(app, { name, mobile, studentIds }) };
  };
  const logsIn = (name: string) =>
    `${name} logs in to see this child. If the number is new, change it on the student’s page.`;

  it('change the name of a parent for their child alone, and a later edit of either overwrites none', async () => {
    const family = { Father_Name: 'Mohan Pawar', Mobile: '9822300001' };
    const one: Child = await addStudent(admin, family);
    const other: Child = await addStudent(admin, { ...family, First_Name: 'Asha' });
    const { id, results } = await importAll(admin, [rowOf(one, { ...family, Father_Name: 'Mohan R Pawar' })]);
    expect(results[0]?.changes).toMatchObject([{ field: 'Father_Name', after: 'Mohan R Pawar' }]);
    const names = async () => [(await studentOf(one)).Father_Name, (await studentOf(other)).Father_Name];
    const stay = async () => {
      expect(await names()).toEqual(['Mohan R Pawar', 'Mohan Pawar']);
      expect(await peopleOf(family.Mobile)).toEqual([['Mohan Pawar', 2]]);
    };
    await stay();
    await edit(other, { ...family, First_Name: 'Asha', City: 'Nashik' });
    await stay();
    expect((await studentOf(one)).Version).toBe(2);
    expect((await undoImport(admin, id)).json).toEqual({ undone: 1, kept: [] });
    await importAll(admin, [rowOf(one, { ...family, Father_Name: 'Mohan R Pawar' })]);
    await edit(one, { ...family, Father_Name: 'Mohan R Pawar', City: 'Pune' });
    await stay();
    expect([(await studentOf(one)).City, (await studentOf(other)).City]).toEqual(['Pune', 'Nashik']);
  });

  it('leave the number of a parent who logs in, and say so each time until it is changed by hand', async () => {
    const { details, one, parent, studentIds } = await family('Anil Thorat', '9822300002');
    const row = rowOf(one, { ...details, Mobile: '9822300003', City: 'Pune' });
    const kept = [{ field: 'Mobile', stored: '+919822300002', inFile: '+919822300003', reason: logsIn('Anil Thorat') }];
    expect(await checkRows(admin, [row])).toMatchObject([{ state: 'Changed', changes: [{ field: 'City' }], kept }]);
    const { id, results } = await importAll(admin, [row]);
    expect(results).toMatchObject([{ state: 'Changed', changes: [{ field: 'City' }], kept }]);
    const same = async () => {
      expect(await studentOf(one)).toMatchObject({ Mobile: '+919822300002' });
      expect(await childrenOf(parent)).toEqual(studentIds);
      expect((await parent.get('/api/Account/me')).json.mobile).toBe('+919822300002');
    };
    await same();
    expect((await undoImport(admin, id)).json).toEqual({ undone: 1, kept: [] });
    await same();
    await importAll(admin, [row]);
    expect((await importAll(admin, [row])).results).toMatchObject([{ state: 'Unchanged', changes: [], kept }]);
    await edit(one, { ...details, Mobile: '9822300003', City: 'Pune' });
    expect((await parent.get('/api/Account/me')).json.mobile).toBe('+919822300003');
    expect(await checkRows(admin, [row])).toMatchObject([{ state: 'Unchanged', changes: [], kept: [] }]);
  });

  it('move no log-in of a parent of an only child, and say why in the caller’s language', async () => {
    const details = { Father_Name: 'Nana Gavit', Mobile: '9822300004' };
    const child: Child = await addStudent(admin, details);
    const studentIds = [child.Student_Id];
    const parent = await signInGuardian(app, { name: 'Nana Gavit', mobile: '9822300004', studentIds });
    const row = rowOf(child, { ...details, Mobile: '9822300005' });
    const { json } = await admin.call('POST', '/api/student/imports/check', {
      body: { School_Id: admin.schoolId, session: '2026-2027', rows: [row] },
      headers: { 'accept-language': 'hi' },
    });
    expect(json.rows[0].kept[0].reason).toContain('Nana Gavit के खाते में यह विद्यार्थी दिखता है');
    expect((await importAll(admin, [row])).results).toMatchObject([
      { state: 'Unchanged', kept: [{ field: 'Mobile', reason: logsIn('Nana Gavit') }] },
    ]);
    expect((await parent.get('/api/Account/me')).json.mobile).toBe('+919822300004');
    expect(await childrenOf(parent)).toEqual(studentIds);
  });

  it('put nobody else in the place of a parent who logs in, though they correct the name', async () => {
    const { details, one, parent, studentIds } = await family('Dinkar Bagul', '9822300006');
    const replaced = await importAll(admin, [rowOf(one, { ...details, Father_Name: 'Kailas Mali' })]);
    expect(replaced.results).toMatchObject([
      {
        state: 'Unchanged',
        kept: [{ field: 'Father_Name', reason: expect.stringContaining('If that should end, change the name') }],
      },
    ]);
    const corrected = await importAll(admin, [rowOf(one, { ...details, Father_Name: 'Dinkar S Bagul' })]);
    expect(corrected.results).toMatchObject([{ state: 'Changed', kept: [] }]);
    expect(await studentOf(one)).toMatchObject({ Father_Name: 'Dinkar S Bagul' });
    expect(await childrenOf(parent)).toEqual(studentIds);
    expect(await peopleOf('9822300006')).toEqual([['Dinkar Bagul', 2]]);
  });

  it('give one child of a parent without an account a number of its own', async () => {
    const details = { Father_Name: 'Baban Jagtap', Mobile: '9822300007' };
    const one: Child = await addStudent(admin, details);
    await addStudent(admin, { ...details, First_Name: 'Asha' });
    await importAll(admin, [rowOf(one, { ...details, Mobile: '9822300008' })]);
    expect(await studentOf(one)).toMatchObject({ Mobile: '+919822300008' });
    expect([await peopleOf('9822300007'), await peopleOf('9822300008')]).toEqual([
      [['Baban Jagtap', 1]],
      [['Baban Jagtap', 1]],
    ]);
  });
});
