import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userChildren } from '#server/store/schema.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { readOutbox } from '../support/outbox.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addMember } from './staff-bodies.ts';
import { addStudent } from './student-bodies.ts';

interface Person {
  readonly Id: number;
  readonly Name: string;
  readonly Note: string;
  readonly Way: string;
  readonly Reason?: string;
  readonly With?: string;
  readonly Link?: string;
}

describe.each(databases)('invitations in bulk on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
  });
  afterAll(() => app.stop());

  const staff = async (body: object) => (await admin.post('/api/users/invite_staff', body)).json;
  const outcome = (people: readonly Person[]) =>
    Object.fromEntries(people.map(({ Name, Way, Reason }) => [Name, Reason ?? Way]));

  it('reach staff by mail or by a slip, once, and say who was left out and why', async () => {
    const named = (First_Name: string, Mobile: string, more: object = {}) =>
      addMember(admin, { First_Name, Last_Name: undefined, Mobile, ...more });
    const classes = [{ Class_Id: 8, Section_Id: 1, Is_Class_Teacher: true }];
    await named('Lata', '98905 00001', { Email: 'lata@example.org', Classes: classes });
    await named('Ganesh', '98905 00002');
    await named('Kiran', '98905 00002');
    await named('Nilesh', '98905 00004', { Email: 'Taken@example.org' });
    await signIn(app, { name: 'Somebody Else', email: 'taken@example.org', role: 'Staff', permissionSets: ['hr'] });
    const linked = await named('Rohini', '98905 00005');
    const desk = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'], name: 'Rohini' });
    await admin.post(`/api/staff/${linked.Staff_Id}/account`, { User_Id: desk.userId });
    const left = await named('Prashant', '98905 00006');
    const leaving = { Status: 'Left', Leaving_Date: '2026-11-01', Leaving_Reason: 'Went to Pune' };
    await admin.post(`/api/staff/${left.Staff_Id}/status`, leaving);

    const bare = await staff({ dryRun: true });
    expect(outcome(bare.people)).toMatchObject({ Lata: 'Mail', Ganesh: 'Slip' });
    const body = { permissionSets: ['contentEditor'] };
    const planned = await staff({ ...body, dryRun: true });
    const wanted = {
      Lata: 'Mail',
      Ganesh: 'Slip',
      Kiran: 'SharesContact',
      Nilesh: 'ContactTaken',
      Rohini: 'IsInvited',
    };
    expect(outcome(planned.people)).toEqual(wanted);
    expect((await readOutbox(app)).join('\n')).not.toContain('lata@example.org');

    const ids = planned.people.filter(({ Name }: Person) => Name !== 'Rohini').map(({ Id }: Person) => Id);
    const done = await staff({ ...body, Staff_Ids: ids });
    expect(outcome(done.people)).toEqual({
      Lata: 'Mail',
      Ganesh: 'Slip',
      Kiran: 'SharesContact',
      Nilesh: 'ContactTaken',
    });
    const find = (name: string): Person => done.people.find(({ Name }: Person) => Name === name);
    expect(find('Kiran').With).toBe('Ganesh');
    expect(find('Nilesh').With).toBe('Somebody Else');
    expect(find('Lata').Link).toBeUndefined();
    expect(find('Ganesh').Link).toMatch(/^http:\/\/greenfield\.localhost.*\/login\/invitation\?token=/);
    expect(done.Until).toBe('2026-11-28T06:30:00.000Z');
    const accounts = (await admin.get('/api/users', { pageSize: 100 })).json;
    const account = (name: string) => accounts.find((one: { name: string }) => one.name === name);
    expect(account('Lata')).toMatchObject({
      permissionSets: ['contentEditor', 'classTeacher'],
      classes: [{ Class_Id: 8, Section_Id: 1 }],
      isInvited: true,
    });
    expect(account('Ganesh')).toMatchObject({ permissionSets: ['contentEditor'], mobile: '+919890500002' });

    const again = await staff(body);
    expect(outcome(again.people)).toMatchObject({ Lata: 'IsInvited', Ganesh: 'IsInvited', Kiran: 'ContactTaken' });
    expect(again.people.every(({ Way }: Person) => Way === 'None')).toBe(true);
  });

  it('reach the parents of a class, each once for all children', async () => {
    const parents = async (body: object) =>
      (
        await admin.post('/api/users/invite_parents', {
          Session: '2026-2027',
          Class_Id: 9,
          Section_Id: 1,
          ...body,
        })
      ).json;
    const inClass = { Class_Id: 9 };
    const first = await addStudent(admin, { ...inClass, First_Name: 'Meera', Mother_Name: 'Anita Kulkarni' });
    const brother = await addStudent(admin, { First_Name: 'Aarav', Class_Id: 8 });
    await addStudent(admin, { ...inClass, First_Name: 'Gargi', Father_Name: 'Ravi Joshi', Mobile: '98220 00009' });

    const plan = await parents({ dryRun: true });
    expect(outcome(plan.people)).toEqual({
      'Sanjay Kulkarni': 'Slip',
      'Anita Kulkarni': 'SharesContact',
      'Ravi Joshi': 'Slip',
    });
    const sanjay = plan.people.find(({ Name }: Person) => Name === 'Sanjay Kulkarni');
    expect(sanjay.Note).toBe('Meera Kulkarni, Aarav Kulkarni');
    const done = await parents({ Parent_Ids: [sanjay.Id] });
    expect(done.people).toMatchObject([
      { Name: 'Sanjay Kulkarni', Way: 'Slip', Link: expect.stringContaining('token=') },
    ]);
    const [account] = (await admin.get('/api/users', { keyword: 'Sanjay' })).json;
    expect(account).toMatchObject({ role: 'Parent', studentIds: [first.Student_Id, brother.Student_Id] });

    const again = await parents({});
    expect(outcome(again.people)).toEqual({
      'Sanjay Kulkarni': 'IsInvited',
      'Anita Kulkarni': 'IsInvited',
      'Ravi Joshi': 'Slip',
    });
    await addStudent(admin, { ...inClass, First_Name: 'Isha' });
    // The account of a parent shows the next child by itself.
    expect(outcome((await parents({})).people)).toMatchObject({ 'Sanjay Kulkarni': 'IsInvited' });

    // A child whom the school took from an account stays taken, and a second account is not made.
    await app.store.school(admin.schoolId, ({ db }) =>
      db.delete(userChildren).where(eq(userChildren.studentId, brother.Student_Id)),
    );
    // An account with the number of a parent that is another family's is somebody else's.
    await addStudent(admin, { ...inClass, First_Name: 'Tara', Father_Name: 'Vijay More', Mobile: '98220 00077' });
    const other = { name: 'Sunil Pawar', mobile: '+919822000077', role: 'Parent', studentIds: [first.Student_Id] };
    expect((await admin.post('/api/users', other)).status).toBe(201);
    const last = await parents({ dryRun: true });
    expect(outcome(last.people)).toMatchObject({ 'Sanjay Kulkarni': 'IsInvited', 'Vijay More': 'ContactTaken' });
    expect(last.people.find(({ Name }: Person) => Name === 'Vijay More')).toMatchObject({ With: 'Sunil Pawar' });
  });
});
