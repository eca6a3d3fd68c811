import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { userStatus } from '#schemas/access/user-status.ts';
import { endLeavers } from '#server/domains/staff/index.ts';
import { addAccount, logIn, setAccount } from '../support/accounts.ts';
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
  const addLinked = async (email: string) => {
    const account = await addAccount(app, { school: 'riverside', email });
    const { Staff_Id } = await addMember(admin, { First_Name: 'Kiran' });
    expect((await link(Staff_Id, account.id)).status).toBe(200);
    return { email, account, Staff_Id };
  };
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

  it('are never all the admins', async () => {
    const [one, other] = [await addLinked('one@example.org'), await addLinked('other@example.org')];
    const refusal = 'A school needs an admin. Make someone else an admin first.';
    expect((await leave(one.Staff_Id, '2026-12-31')).status).toBe(200);
    const last = await leave(other.Staff_Id, '2026-11-25');
    expect([last.status, last.json.errorText]).toEqual([409, refusal]);
    const disable = () =>
      admin.call('PATCH', `/api/users/${other.account.id}`, { body: { status: userStatus.disabled } });
    expect((await disable()).json.errorText).toBe(refusal);
    const heir = await addAccount(app, { school: 'riverside', email: 'heir@example.org' });
    expect((await leave(other.Staff_Id, '2026-11-25')).status).toBe(200);

    // Who was to stay is gone all the same.
    await setAccount(app, one.account, { status: userStatus.disabled });
    await setAccount(app, heir, { status: userStatus.disabled });
    const endAll = () =>
      app.store.school(admin.schoolId, (context) => endLeavers(context, admin.schoolId, new Date(app.clock.now)));
    const statusOf = async () => (await admin.get(`/api/staff/${other.Staff_Id}`)).json.member.Status;
    await atDay(10, async () => {
      expect(await enters(other.email)).toBe(401);
      await endAll();
      expect(await enters(other.email)).toBe(200);
    });
    expect(await statusOf()).toBe('Active');
    await setAccount(app, heir, { status: userStatus.active });
    await atDay(11, async () => {
      await endAll();
      expect(await enters(other.email)).toBe(401);
    });
    expect(await statusOf()).toBe('Left');
  });
});
