import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#server/store/schema.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addStudent } from './student-bodies.ts';

describe.each(databases)('the people of a student on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
  });
  afterAll(() => app.stop());

  it('say to the office alone where their log-ins stand', async () => {
    const father = { Father_Name: 'Aniket Wagh', Father_Email: 'wagh@example.org' };
    const names = { ...father, Mother_Name: 'Sayali Wagh', Mother_Mobile: '98220 41877' };
    const { Student_Id: id } = await addStudent(admin, names);
    const accounts = async () => {
      const { guardians } = (await admin.get(`/api/student/${id}`)).json;
      return guardians.map(({ Account }: { Account: object }) => Account);
    };
    expect(await accounts()).toContainEqual({ State: 'None' });
    const [{ Person_Id }] = (await admin.get(`/api/student/${id}`)).json.guardians;
    const place = { Session: '2026-2027', Class_Id: 8, Section_Id: 1 };
    const invited = await admin.post('/api/users/invite_parents', { ...place, Parent_Ids: [Person_Id], dryRun: false });
    expect(invited.status).toBe(200);
    expect((await accounts())[0]).toEqual({ State: 'Invited' });
    const at = new Date('2026-11-20T05:00:00Z');
    const isParent = eq(users.role, 'Parent');
    const set = (values: object) =>
      app.store.school(admin.schoolId, ({ db }) => db.update(users).set(values).where(isParent));
    await set({ passwordHash: 'x', lastLoginAt: at });
    expect((await accounts())[0]).toEqual({ State: 'Active', Last_Login_At: at.toISOString() });
    await set({ status: 0 });
    expect((await accounts())[0]).toEqual({ State: 'Closed' });

    const classes = [{ Class_Id: 8, Section_Id: 1 }];
    const teacher = await signIn(app, { role: 'Staff', permissionSets: ['classTeacher'], classes });
    const parent = await signIn(app, { role: 'Parent', studentIds: [id] });
    for (const caller of [teacher, parent])
      for (const guardian of (await caller.get(`/api/student/${id}`)).json.guardians)
        expect(Object.keys(guardian)).not.toEqual(expect.arrayContaining(['Account']));
  });
});
