import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addMember } from './staff-bodies.ts';
import { addStudent } from './student-bodies.ts';

const path = '/api/staff/class_teachers';
const place = (Class_Id: number) => ({ Class_Id, Section_Id: 1 });

describe.each(databases)('the class teachers of a school on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let hr: Caller;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    hr = await signIn(app, { role: 'Staff', permissionSets: ['hr'] });
  });
  afterAll(() => app.stop());

  const set = (classId: number, Staff_Ids: readonly number[], Instead_Of: readonly number[] = [], caller = admin) =>
    caller.call('PUT', path, { body: { ...place(classId), Staff_Ids, Instead_Of } });
  const classOf = async (classId: number) => {
    const { classes } = (await admin.get(path)).json;
    return classes.find(({ Class_Id }: { Class_Id: number }) => Class_Id === classId);
  };
  const classesOf = async (id: number) => (await admin.get(`/api/staff/${id}`)).json.member.Classes;

  it('are listed with the classes that have students or a teacher, and changed in the records', async () => {
    await addStudent(admin, place(8));
    const lata = await addMember(admin, { First_Name: 'Lata', Classes: [{ ...place(8), Is_Class_Teacher: false }] });
    const ravi = await addMember(admin, { First_Name: 'Ravi' });
    expect(await classOf(8)).toEqual({ ...place(8), Students: 1, Teachers: [] });
    expect(await classOf(9)).toBeUndefined();

    const teacher = { Staff_Id: lata.Staff_Id, Name: 'Lata Mahajan', In_Record: true, Log_In: 'None' };
    const chosen = await set(8, [lata.Staff_Id]);
    expect([chosen.status, chosen.json]).toEqual([200, { ...place(8), Students: 1, Teachers: [teacher] }]);
    expect(await classesOf(lata.Staff_Id)).toEqual([{ ...place(8), Is_Class_Teacher: true }]);
    const [entry] = (await admin.get('/api/audit', { entity: 'staffMember', entityId: lata.Staff_Id })).json;
    expect([entry.action, entry.before.Version, entry.after.Version]).toEqual(['setClassTeachers', 1, 2]);

    // Of a class that has nobody in it yet, too.
    expect((await set(9, [ravi.Staff_Id])).status).toBe(200);
    expect(await classOf(9)).toMatchObject({ Students: 0, Teachers: [{ Name: 'Ravi Mahajan' }] });
    const { staff } = (await admin.get(path)).json;
    expect(staff).toEqual([
      { Staff_Id: lata.Staff_Id, Name: 'Lata Mahajan' },
      { Staff_Id: ravi.Staff_Id, Name: 'Ravi Mahajan' },
    ]);

    // Who is no class teacher any more teaches the class still.
    expect((await set(8, [ravi.Staff_Id], [lata.Staff_Id])).json.Teachers).toMatchObject([{ Name: 'Ravi Mahajan' }]);
    expect(await classesOf(lata.Staff_Id)).toEqual([{ ...place(8), Is_Class_Teacher: false }]);
    expect((await set(9, [], [ravi.Staff_Id])).json.Teachers).toEqual([]);
    expect(await classOf(9)).toBeUndefined();
  });

  it('are opened their class by the log-in where an admin says so; HR leaves the log-in', async () => {
    const { userId } = await signIn(app, { role: 'Staff', permissionSets: ['classTeacher'], name: 'Uma Joshi' });
    const uma = await addMember(admin, { First_Name: 'Uma', Last_Name: 'Joshi' });
    expect((await admin.post(`/api/staff/${uma.Staff_Id}/account`, { User_Id: userId })).status).toBe(200);
    const shown = { Staff_Id: uma.Staff_Id, User_Id: userId, Name: 'Uma Joshi' };
    const opened = (await set(11, [uma.Staff_Id])).json;
    expect(opened.Teachers).toEqual([{ ...shown, In_Record: true, Log_In: 'Opens' }]);
    const unchanged = (await set(12, [uma.Staff_Id], [], hr)).json;
    expect(unchanged.Teachers).toEqual([{ ...shown, In_Record: true, Log_In: 'Other' }]);
    // The log-in alone opens the class: the record says nothing of it any more.
    expect((await set(11, [], [uma.Staff_Id], hr)).json.Teachers).toEqual([
      { ...shown, In_Record: false, Log_In: 'Opens' },
    ]);
  });

  it('are nobody who has left, of no class that the school lacks, and changed on what was seen', async () => {
    const gone = await addMember(admin, { First_Name: 'Nirmal' });
    const leaving = { Status: 'Left', Leaving_Date: '2026-11-20', Leaving_Reason: 'Moved to Pune' };
    expect((await admin.post(`/api/staff/${gone.Staff_Id}/status`, leaving)).status).toBe(200);
    const left = await set(13, [gone.Staff_Id]);
    expect([left.status, left.json.errors]).toEqual([422, { Staff_Ids: ['Choose somebody who works at the school.'] }]);
    const asha = await addMember(admin, { First_Name: 'Asha' });
    expect((await set(4711, [asha.Staff_Id])).json.errors).toEqual({
      Class_Id: ['Choose classes that the school has.'],
    });
    expect((await set(13, [asha.Staff_Id])).status).toBe(200);
    const stale = await set(13, [gone.Staff_Id], []);
    expect([stale.status, stale.json.errorText]).toEqual([
      409,
      'Somebody else has changed who the class teacher is. Look at the class again.',
    ]);
    // The same twice changes nothing.
    expect((await set(13, [asha.Staff_Id], [asha.Staff_Id])).status).toBe(200);
    expect((await admin.get(`/api/staff/${asha.Staff_Id}`)).json.member.Version).toBe(2);
  });

  it('of two who choose at once, are what the first has chosen', async () => {
    const [one, other] = [await addMember(admin), await addMember(admin)];
    const both = await Promise.all([set(14, [one.Staff_Id]), set(14, [other.Staff_Id])]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await classOf(14)).Teachers).toHaveLength(1);
  });

  it('are seen and changed by who keeps the records of the staff, each school its own', async () => {
    const desk = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice', 'classTeacher'] });
    const member = await addMember(admin);
    expect([(await desk.get(path)).status, (await set(15, [member.Staff_Id], [], desk)).status]).toEqual([403, 403]);
    const other = await signIn(app, { school: 'riverside' });
    expect((await set(15, [member.Staff_Id], [], other)).status).toBe(422);
    expect((await other.get(path)).json.classes).toEqual([]);
  });
});
