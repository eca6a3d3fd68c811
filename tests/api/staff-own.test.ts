import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addMember } from './staff-bodies.ts';

describe.each(databases)('the own record of a member of staff on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let lata: Caller;
  let id: number;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    lata = await signIn(app, { role: 'Staff', permissionSets: ['classTeacher'], name: 'Lata Mahajan' });
    const details = { First_Name: 'Lata', Date_Of_Birth: '1986-03-14', Pan_No: 'ABCPL1234K', Blood_Group: 'B+' };
    id = (await addMember(admin, details)).Staff_Id;
  });
  afterAll(() => app.stop());

  const own = async (caller: Caller) => (await caller.get('/api/staff/own')).json;

  it('is empty until the account is linked', async () => {
    expect(await own(lata)).toEqual({});
  });

  it('is all that the school keeps, with sealed numbers by their last four, and no one else’s', async () => {
    const other = (await addMember(admin, { First_Name: 'Ganesh', Date_Of_Birth: '1979-01-02' })).Staff_Id;
    await admin.post(`/api/staff/${id}/account`, { User_Id: lata.userId });
    const { member, documents } = await own(lata);
    expect(member).toMatchObject({
      Staff_Id: id,
      Date_Of_Birth: '1986-03-14',
      Blood_Group: 'B+',
      Pan_Last4: '234K',
      Employee_No: expect.any(String),
    });
    expect(member).not.toHaveProperty('Pan_No');
    expect(documents).toEqual([]);
    expect((await lata.get(`/api/staff/${id}`)).json.member).toHaveProperty('Date_Of_Birth');
    expect((await lata.get(`/api/staff/${other}`)).json.member).not.toHaveProperty('Date_Of_Birth');
    const listed = (await lata.get('/api/staff')).json as { Staff_Id: number }[];
    expect(listed.filter((one) => 'Employee_No' in one).map(({ Staff_Id }) => Staff_Id)).toEqual([id]);
    expect(await own(admin)).toEqual({});
  });
});
