import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asFamilyHeader } from '#schemas/office.ts';
import { guardianPeople, users } from '#server/store/schema.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addStudent, sendDetails } from './student-bodies.ts';

interface Child {
  readonly Student_Id: number;
  readonly Admission_No: string;
}

describe.each(databases)('guardians as people on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
  });
  afterAll(() => app.stop());

  const peopleOf = async (mobile: string) => {
    const { json } = await admin.get('/api/student/guardians', { Mobile: mobile });
    return (json as { Name: string; Has_Account: boolean; Children: { First_Name: string }[] }[]).map(
      ({ Name, Has_Account, Children }) => ({
        name: Name,
        hasAccount: Has_Account,
        children: Children.map(({ First_Name }) => First_Name).toSorted(),
      }),
    );
  };
  const fileOf = async (id: number) => (await admin.get(`/api/student/${id}`)).json;
  const change = (child: Child, changes: object) =>
    sendDetails(admin, { Student_Id: child.Student_Id, Admission_No: child.Admission_No, ...changes });
  const childrenOf = async (caller: Caller) =>
    ((await caller.call('GET', '/api/student', { headers: { [asFamilyHeader]: '1' } })).json as Child[]).map(
      ({ Student_Id }) => Student_Id,
    );

  /** A parent who has signed in, with one child. */
  const family = async (name: string, mobile: string) => {
    const details = { Father_Name: name, Mobile: mobile };
    const first: Child = await addStudent(admin, { ...details, First_Name: 'Asha' });
    const parent = await signIn(app, { role: 'Parent', name, studentIds: [first.Student_Id] });
    await app.store.school(admin.schoolId, async ({ db }) => {
      await db
        .update(users)
        .set({ mobile: `+91${mobile}` })
        .where(eq(users.id, parent.userId));
      await db
        .update(guardianPeople)
        .set({ userId: parent.userId })
        .where(eq(guardianPeople.mobile, `+91${mobile}`));
    });
    return { details, first, parent };
  };

  it('are one person for several children, whose account shows the next child at once', async () => {
    const { details, first, parent } = await family('Suresh Patil', '9822000001');
    const second: Child = await addStudent(admin, { ...details, First_Name: 'Ravi', Father_Name: 'suresh patil' });
    await addStudent(admin, { ...details, First_Name: 'Isha', Father_Name: 'Mahesh Shinde' });
    expect(await peopleOf('98220 00001')).toEqual([
      { name: 'Suresh Patil', hasAccount: true, children: ['Asha', 'Ravi'] },
      { name: 'Mahesh Shinde', hasAccount: false, children: ['Isha'] },
    ]);
    expect((await childrenOf(parent)).toSorted()).toEqual([first.Student_Id, second.Student_Id].toSorted());
  });

  it('lose sight of a child who has somebody else by now, and keep it where a spelling is corrected', async () => {
    const { details, first, parent } = await family('Ganesh Jadhv', '9822000002');
    const second: Child = await addStudent(admin, { ...details, First_Name: 'Ravi' });
    expect((await change(first, { ...details, First_Name: 'Asha', Father_Name: 'Ganesh Jadhav' })).status).toBe(200);
    expect((await fileOf(second.Student_Id)).student).toMatchObject({ Father_Name: 'Ganesh Jadhav', Version: 2 });
    expect(await peopleOf('9822000002')).toEqual([
      { name: 'Ganesh Jadhav', hasAccount: true, children: ['Asha', 'Ravi'] },
    ]);
    expect((await change(first, { ...details, First_Name: 'Asha', Father_Name: 'Vilas More' })).status).toBe(200);
    expect(await childrenOf(parent)).toEqual([second.Student_Id]);
    expect((await parent.get(`/api/student/${first.Student_Id}`)).status).toBe(404);
    expect((await fileOf(second.Student_Id)).student.Father_Name).toBe('Ganesh Jadhav');
  });

  it('have a new number for all their children, and to sign in with', async () => {
    const { details, first, parent } = await family('Nitin Bhosale', '9822000003');
    const second: Child = await addStudent(admin, { ...details, First_Name: 'Ravi' });
    const other: Child = await addStudent(admin, { ...details, First_Name: 'Isha', Father_Name: 'Vijay Kale' });
    expect((await change(first, { ...details, First_Name: 'Asha', Mobile: '9822000004' })).status).toBe(200);
    const numbers = await Promise.all(
      [first, second, other].map(async (one) => (await fileOf(one.Student_Id)).student),
    );
    expect(numbers.map(({ Mobile, Version }) => [Mobile, Version])).toEqual([
      ['+919822000004', 2],
      ['+919822000004', 2],
      ['+919822000003', 1],
    ]);
    expect((await parent.get('/api/Account/me')).json.mobile).toBe('+919822000004');
    const entries = (await admin.get('/api/audit', { entity: 'student', entityId: second.Student_Id })).json;
    expect(entries[0]).toMatchObject({ before: { Mobile: '+919822000003' }, after: { Mobile: '+919822000004' } });
  });

  it('are joined with who has the new number under the same name', async () => {
    const one = await family('Prakash Gore', '9822000005');
    const other: Child = await addStudent(admin, {
      First_Name: 'Tara',
      Father_Name: 'Prakash Gore',
      Mobile: '9822000006',
    });
    expect(
      (await change(other, { First_Name: 'Tara', Father_Name: 'Prakash Gore', Mobile: '9822000005' })).status,
    ).toBe(200);
    expect(await peopleOf('9822000005')).toEqual([
      { name: 'Prakash Gore', hasAccount: true, children: ['Asha', 'Tara'] },
    ]);
    expect(await peopleOf('9822000006')).toEqual([]);
    expect((await childrenOf(one.parent)).length).toBe(2);
  });

  it('keep a number that another account has, and their own children the new one', async () => {
    const one = await family('Anil Deo', '9822000007');
    await family('Kiran Deo', '9822000008');
    const changes = { First_Name: 'Asha', Father_Name: 'Anil Deo', Mobile: '9822000008' };
    expect((await change(one.first, changes)).status).toBe(200);
    expect((await one.parent.get('/api/Account/me')).json.mobile).toBe('+919822000007');
    expect((await fileOf(one.first.Student_Id)).student.Mobile).toBe('+919822000008');
  });

  it('may work at the school: their account is found by number and name', async () => {
    const teacher = await signIn(app, { role: 'Staff', name: 'Meena Rao', permissionSets: ['contentEditor'] });
    await app.store.school(admin.schoolId, ({ db }) =>
      db.update(users).set({ mobile: '+919822000009' }).where(eq(users.id, teacher.userId)),
    );
    const child: Child = await addStudent(admin, { Mother_Name: 'Meena Rao', Mobile: '9822000009' });
    expect(await childrenOf(teacher)).toEqual([child.Student_Id]);
    expect((await teacher.get('/api/student')).status).toBe(403);
    expect((await teacher.get('/api/Account/me')).json.studentIds).toEqual([child.Student_Id]);
    const changed = { First_Name: 'Meera', Mother_Name: 'Meena Rao', Mobile: '9822000010' };
    expect((await change(child, changed)).status).toBe(200);
    expect((await teacher.get('/api/Account/me')).json.mobile).toBe('+919822000009');
    const body = { confirm: child.Admission_No, reason: 'Asked for by the family' };
    expect((await admin.post(`/api/student/${child.Student_Id}/erase`, body)).status).toBe(200);
    expect((await teacher.get('/api/Account/me')).json).toMatchObject({ studentIds: [], user: { name: 'Meena Rao' } });
    expect(await peopleOf('9822000010')).toEqual([]);
  });
});
