import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAccount, logIn } from '../support/accounts.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addMember } from './staff-bodies.ts';

const dayMs = 86_400_000;

describe.each(databases)('staff whose last day is still to come on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app, { school: 'riverside' });
  });
  afterAll(() => app.stop());

  const enters = async (email: string) => (await logIn(app, email, {}, 'riverside.localhost')).status;
  const leave = (id: number, Leaving_Date: string) =>
    admin.post(`/api/staff/${id}/status`, { Status: 'Left', Leaving_Date, Leaving_Reason: 'Moved' });
  const link = (id: number, User_Id: number) => admin.post(`/api/staff/${id}/account`, { User_Id });
  const atDay = async <T>(days: number, act: () => Promise<T>): Promise<T> => {
    app.clock.now += days * dayMs;
    try {
      return await act();
    } finally {
      app.clock.now -= days * dayMs;
    }
  };

  it('lose the account that they are given meanwhile, and leave one that is theirs no more', async () => {
    const add = (email: string) =>
      addAccount(app, { school: 'riverside', email, role: 'Staff', permissionSets: ['hr'] });
    const [first, second] = [await add('first@example.org'), await add('second@example.org')];
    const { Staff_Id: id } = await addMember(admin);
    expect((await leave(id, '2026-11-25')).json.member).toMatchObject({ Status: 'Active' });
    await link(id, first.id);
    expect(await atDay(10, () => enters('first@example.org'))).toBe(401);
    await link(id, second.id);
    expect(await atDay(10, () => enters('first@example.org'))).toBe(200);
    expect(await atDay(10, () => enters('second@example.org'))).toBe(401);
    await link(id, 0);
    expect(await atDay(10, () => enters('second@example.org'))).toBe(200);
    expect(await enters('second@example.org')).toBe(200);
  });

  it('are on the website up to that day', async () => {
    const names = async () =>
      (await visitorOf(app, 'riverside.localhost').get('/api/website/staff')).json.map(
        ({ staff_Name }: { staff_Name: string }) => staff_Name,
      );
    const { Staff_Id: id } = await addMember(admin, { First_Name: 'Ganesh', Last_Name: 'Joshi' });
    const shown = { Show_On_Website: true, Website_Consent: 'Name', Website_Consent_On: '2026-04-08' };
    expect((await admin.post(`/api/staff/${id}/website`, shown)).status).toBe(200);
    await leave(id, '2026-11-25');
    expect(await names()).toEqual(['Ganesh Joshi']);
    expect(await atDay(10, names)).toEqual([]);
  });
});
