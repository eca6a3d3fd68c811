import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addMember, sendMember } from './staff-bodies.ts';

describe.each(databases)('the classes of a class teacher on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let hr: Caller;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    hr = await signIn(app, { role: 'Staff', permissionSets: ['hr'] });
  });
  afterAll(() => app.stop());

  it('are opened by the log-in as the record says that an admin saves; HR leaves the log-in', async () => {
    const place = (Class_Id: number) => ({ Class_Id, Section_Id: 1 });
    const led = (...ids: number[]) => ids.map((id) => ({ ...place(id), Is_Class_Teacher: true }));
    const teacher = await signIn(app, {
      role: 'Staff',
      permissionSets: ['classTeacher'],
      classes: [place(8), place(20)],
      name: 'Lata Mahajan',
    });
    const { Staff_Id, Employee_No } = await addMember(admin, { Classes: led(8) });
    expect((await admin.post(`/api/staff/${Staff_Id}/account`, { User_Id: teacher.userId })).status).toBe(200);
    const save = (caller: Caller, ids: number[]) => sendMember(caller, { Staff_Id, Employee_No, Classes: led(...ids) });
    const opens = async (classId: number) =>
      (await teacher.get('/api/attendance/register', { Class_Id: classId, Section_Id: 1 })).status;
    expect([await opens(8), await opens(9)]).toEqual([200, 404]);

    const { member } = (await save(admin, [9])).json;
    expect(member.Log_In).toEqual({
      Role: 'Staff',
      Permission_Sets: ['classTeacher'],
      Classes: [place(20), place(9)],
      Version: 2,
    });
    expect([await opens(8), await opens(9), await opens(20)]).toEqual([404, 200, 200]);
    const [entry] = (await admin.get('/api/audit', { entity: 'user', entityId: teacher.userId })).json;
    expect(entry.after.classes).toEqual([place(20), place(9)]);

    // HR changes nobody's rights.
    expect((await save(hr, [10])).json.member.Log_In.Classes).toEqual([place(20), place(9)]);
    expect([await opens(9), await opens(10)]).toEqual([200, 404]);
  });

  it('give no right to classes by the record alone', async () => {
    const desk = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] });
    const { Staff_Id, Employee_No } = await addMember(admin);
    expect((await admin.post(`/api/staff/${Staff_Id}/account`, { User_Id: desk.userId })).status).toBe(200);
    const Classes = [{ Class_Id: 8, Section_Id: 1, Is_Class_Teacher: true }];
    const { member } = (await sendMember(admin, { Staff_Id, Employee_No, Classes })).json;
    expect(member.Log_In).toEqual({ Role: 'Staff', Permission_Sets: ['frontOffice'], Classes: [], Version: 1 });
    const register = { Class_Id: 8, Section_Id: 1 };
    expect((await desk.get('/api/attendance/register', register)).status).toBe(403);
  });
});
