import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  attendanceMarks,
  attendanceRegisters,
  enquiries,
  students,
  userChildren,
  users,
} from '#server/store/schema.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { addEnquiry, addPath, addReady, class5, confirm, enquiryOf, placeAt } from '../support/enquiries.ts';
import { startApp, type TestApp } from '../support/server.ts';

let app: TestApp;
let admin: Caller;
let desk: Caller;

beforeAll(async () => {
  app = await startApp();
  admin = await signIn(app);
  desk = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'], name: 'Leela Nair' });
});
afterAll(() => app.stop());

const inSchool = <T>(work: Parameters<typeof app.store.school<T>>[1]) => app.store.school(admin.schoolId, work);
const takeBack = (id: number) => desk.post(`/api/admissions/${id}/status`, { Status: 6 });
const offered = async (id: number, caller = desk): Promise<number[]> =>
  (await caller.get(`/api/admissions/${id}`)).json.nextStatuses.map(({ Status }: { Status: number }) => Status);
const accountOf = async (email: string) =>
  (await inSchool(({ db }) => db.select().from(users).where(eq(users.email, email))))[0];
const childrenOf = (userId = 0) =>
  inSchool(({ db }) => db.select().from(userChildren).where(eq(userChildren.userId, userId)));

describe('taking back a confirmation', () => {
  it('is not possible once there is attendance, or another status, and is not offered then', async () => {
    const id = await addReady(app, admin, { Student_First_Name: 'Attending', Mobile: '9800100001' });
    const { Student_Id: studentId } = (await confirm(admin, id)).json;
    expect(await offered(id)).toEqual([6]);
    const { schoolId } = admin;
    const date = '2026-11-21';
    await inSchool(async ({ db }) => {
      const place = { schoolId, session: '2026-2027', classId: 4, sectionId: 1, date, part: 'Full' } as const;
      const [register] = await db.insert(attendanceRegisters).values(place).returning();
      const mark = { schoolId, studentId, date, part: 'Full', status: 'P', takenAt: new Date() } as const;
      await db.insert(attendanceMarks).values({ ...mark, registerId: register?.id ?? 0 });
    });
    const marked = await takeBack(id);
    expect([marked.status, marked.json.errorText]).toEqual([
      409,
      'Attendance has been marked for the student, so the confirmation stays. Change the status on the student’s page instead.',
    ]);
    expect(await offered(id)).toEqual([]);
    await inSchool(async ({ db }) => {
      await db.delete(attendanceMarks).where(eq(attendanceMarks.studentId, studentId));
      await db.update(students).set({ status: 'Transferred' }).where(eq(students.id, studentId));
    });
    const gone = await takeBack(id);
    expect([gone.status, gone.json.errorText]).toEqual([
      409,
      'The status of the student has been changed since the confirmation. Change it on the student’s page instead.',
    ]);
    const [row] = await inSchool(({ db }) => db.select().from(students).where(eq(students.id, studentId)));
    expect(row?.status).toBe('Transferred');
  });

  it('takes the child from the account that it was given to alone, and closes one that it made', async () => {
    const Email = 'taken-back@example.org';
    const id = await addReady(app, admin, { Student_First_Name: 'Wavering', Mobile: '9800100002', Email });
    const { Student_Id: studentId } = (await confirm(admin, id)).json;
    const made = await accountOf(Email);
    const grandmother = await signIn(app, { role: 'Parent', name: 'Usha Deshpande', studentIds: [studentId] });
    const pupil = await signIn(app, { role: 'Student', name: 'Wavering Deshpande', studentIds: [studentId] });
    expect(await childrenOf(made?.id)).toHaveLength(1);
    expect((await takeBack(id)).status).toBe(200);
    expect(await childrenOf(made?.id)).toEqual([]);
    expect(await childrenOf(grandmother.userId)).toMatchObject([{ studentId }]);
    expect(await accountOf(Email)).toMatchObject({ status: 0 });
    const statusOf = async () =>
      (await inSchool(({ db }) => db.select().from(users).where(eq(users.id, pupil.userId))))[0]?.status;
    expect(await statusOf()).toBe(0);
    expect((await confirm(admin, id)).json).toMatchObject({ Student_Id: studentId });
    expect(await statusOf()).toBe(1);
    expect(await accountOf(Email)).toMatchObject({ id: made?.id, status: 1 });
    expect(await childrenOf(made?.id)).toMatchObject([{ studentId }]);
  });

  it('leaves the account of a parent who has a password or another child', async () => {
    const Email = 'two-children@example.org';
    const one = await addReady(app, admin, { Student_First_Name: 'Elder', Mobile: '9800100003', Email });
    const two = await addReady(app, admin, { Student_First_Name: 'Younger', Mobile: '9800100003', Email });
    for (const id of [one, two]) await confirm(admin, id);
    expect((await takeBack(two)).status).toBe(200);
    expect(await accountOf(Email)).toMatchObject({ status: 1 });
    await inSchool(({ db }) => db.update(users).set({ passwordHash: 'set' }).where(eq(users.email, Email)));
    expect((await takeBack(one)).status).toBe(200);
    expect(await accountOf(Email)).toMatchObject({ status: 1 });
  });
});

describe('confirming', () => {
  const obstacles = async (id: number) => (await confirm(desk, id)).json.obstacles;
  const store = (id: number, change: object) =>
    inSchool(({ db }) => db.update(enquiries).set(change).where(eq(enquiries.id, id)));

  it('shows the second of two clerks who was first', async () => {
    const id = await addReady(app, admin, { Student_First_Name: 'Twice', Mobile: '9800100004' });
    const send = (caller: Caller) =>
      caller.call('POST', '/api/admission/_AdmissionConfirm', {
        query: { Admission_Equiry_Id: id, School_Id: admin.schoolId },
        body: {},
        headers: { 'if-match': '"1"' },
      });
    const first = await send(desk);
    expect(first.status).toBe(200);
    expect(await send(desk)).toMatchObject({ status: 200, json: { ...first.json, warnings: [] } });
    const second = await send(admin);
    expect(second.status).toBe(409);
    expect(second.json.errorText).toMatch(/^Leela Nair changed this at .+\. Review both versions\.$/);
  });

  it('is not possible for a session that is over, or a class that the school no longer has', async () => {
    const late = { Student_First_Name: 'Late', Date_Of_Birth: '2018-06-01' };
    const id = await addReady(app, admin, { ...late, Mobile: '9800100005' });
    await store(id, { session: '2025-2026' });
    expect(await obstacles(id)).toEqual([
      {
        code: 'SESSION',
        text: 'The session 2025-2026 is over. Choose another session in the details of the enquiry.',
      },
    ]);
    await store(id, { session: '2026-2027', classId: 777 });
    expect(await obstacles(id)).toEqual([
      {
        code: 'CLASS',
        text: 'The school no longer offers this class. Choose another one in the details of the enquiry.',
      },
    ]);
    await store(id, { classId: 4 });
    expect((await confirm(desk, id)).status).toBe(200);
  });

  it('asks again about the age where class, session or date of birth have changed', async () => {
    const child = { Student_First_Name: 'Young', Mobile: '9800100006', Class_Id: class5 };
    const id = await addReady(app, admin, child);
    await store(id, { ageWaived: true });
    const change = (changes: object) =>
      desk.post(addPath, enquiryOf(admin.schoolId, { Admission_Enquiry_Id: id, ...child, ...changes }));
    expect((await change({ City: 'Pune' })).status).toBe(200);
    const isWaived = async () =>
      (await inSchool(({ db }) => db.select().from(enquiries).where(eq(enquiries.id, id))))[0]?.ageWaived;
    expect(await isWaived()).toBe(true);
    expect((await change({ Date_Of_Birth: '2021-01-15' })).status).toBe(200);
    expect(await isWaived()).toBe(false);
    expect(await obstacles(id)).toMatchObject([{ code: 'AGE' }]);
  });

  it('offers nobody a step that they would be refused', async () => {
    const { Admission_Enquiry_Id: id } = await addEnquiry(admin, { Mobile: '9800100007' });
    await placeAt(app, admin.schoolId, id, 9);
    expect(await offered(id)).toEqual([]);
    expect(await offered(id, admin)).toEqual([6]);
  });
});
