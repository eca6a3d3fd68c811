import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purgeSchool } from '#server/main/maintenance/purge.ts';
import { auditLog, media, pickUpCodes } from '#server/store/schema.ts';
import { cameraJpeg } from '../media/pictures.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addStudent } from './student-bodies.ts';

const path = '/api/visitors';
const father = '9822041876';
const hour = 3_600_000;
const meeting = { Meeting_With: 'Student', Meeting_Name: 'Meera Kulkarni' };

describe.each(databases)('photos and picking up on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let desk: Caller;
  let parent: Caller;
  let child: number;
  let other: number;
  let photo: Buffer;
  let numbers = 0;

  const visitOf = (changes: object = {}): Record<string, string | number | boolean> => ({
    Name: 'Sanjay Kulkarni',
    Mobile: `98330 ${String(++numbers).padStart(5, '0')}`,
    Purpose: 'Pick_Up',
    ...meeting,
    Desk: 1,
    ...changes,
  });
  const withPhoto = (changes: object = {}, data: Buffer = photo) =>
    desk.call('POST', `${path}/sign-in`, {
      form: visitOf(changes),
      files: [{ field: 'Photo', name: 'face.jpg', type: 'image/jpeg', data }],
    });
  const enter = (changes: object = {}) => desk.post(`${path}/sign-in`, visitOf(changes));
  const leave = (id: number) => desk.call('POST', `${path}/${id}/sign-out`);
  const issue = (caller: Caller, body: object = {}) =>
    caller.post(`${path}/pick-up-codes`, { Student_Id: child, Name: 'Anil Joshi', ...body });
  const check = (code: string) => desk.post(`${path}/pick-up-codes/check`, { Pick_Up_Code: code });
  const pictures = () =>
    app.store.school(desk.schoolId, ({ db }) => db.select().from(media).where(eq(media.class, 'private')));

  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    desk = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'], name: 'Nilesh Khairnar' });
    child = (await addStudent(admin, { Mobile: father })).Student_Id;
    other = (await addStudent(admin, { First_Name: 'Zoya', Father_Name: 'Imran Shaikh', Mobile: '9822041877' }))
      .Student_Id;
    parent = await signIn(app, { role: 'Parent', studentIds: [child] });
    photo = await cameraJpeg();
  });
  afterAll(() => app.stop());

  it('keep a photo private, made anew, and delete it when it is asked for', async () => {
    const { status, json } = await withPhoto({ Purpose: 'Vendor' });
    expect([status, json.Has_Photo]).toEqual([201, true]);
    const [kept] = await pictures();
    expect(kept).toMatchObject({ kind: 'picture', class: 'private', avifState: 'done' });
    const link = (await desk.get(`${path}/${json.Visitor_Id}/photo`)).json.Photo as string;
    const at = { host: `greenfield.localhost:${app.port}` };
    const file = await app.get(link, at);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'image/webp']);
    const unsigned = await app.get(link.split('?')[0] ?? '', at);
    expect(unsigned.status).toBeGreaterThanOrEqual(403);
    expect((await desk.call('DELETE', `${path}/${json.Visitor_Id}/photo`)).status).toBe(200);
    expect(await pictures()).toEqual([]);
    expect((await desk.get(`${path}/${json.Visitor_Id}/photo`)).status).toBe(404);
  });

  it('leave nothing of a photo behind where the visitor is refused', async () => {
    await desk.post(`${path}/denied`, { Mobile: '9811199999', Name: 'Rude Guest', Reason: 'Court order' });
    expect((await withPhoto({ Mobile: '9811199999' })).status).toBe(409);
    expect(await pictures()).toEqual([]);
    const text = await withPhoto({}, Buffer.from('no picture'));
    expect([text.status, Object.keys(text.json.errors)]).toEqual([422, ['Photo']]);
  });

  it('let a guardian pick up the own child, whom somebody has compared', async () => {
    const found = (await desk.get(`${path}/pick-up`, { Mobile: father })).json;
    expect(found.Children).toMatchObject([{ Student_Id: child, Name: 'Meera Kulkarni', Class_Id: 8, Section_Id: 1 }]);
    const asGuardian = { Mobile: father, Student_Id: child };
    expect((await enter(asGuardian)).json.errors).toHaveProperty('Is_Compared');
    expect((await enter({ ...asGuardian, Purpose: 'Vendor' })).json.errors).toHaveProperty('Purpose');
    expect((await enter({ ...asGuardian, Student_Id: other, Is_Compared: true })).json.errors).toEqual({
      Student_Id: ['Nobody with this number may pick up the child. Ask for a code.'],
    });
    const { status, json } = await withPhoto({ ...asGuardian, Is_Compared: true });
    expect([status, json]).toMatchObject([201, { Student_Id: child, Pick_Up_Proof: 'Guardian', Has_Photo: true }]);
    const correct = (changes: object) =>
      desk.call('PUT', `${path}/${json.Visitor_Id}`, {
        body: { Name: 'Sanjay Kulkarni', Mobile: father, Purpose: 'Pick_Up', Persons: 2, ...meeting, ...changes },
      });
    expect((await correct({})).json).toMatchObject({
      Persons: 2,
      Student_Id: child,
      Pick_Up_Proof: 'Guardian',
      Has_Photo: true,
      Pass_No: json.Pass_No,
    });
    expect((await correct({ Purpose: 'Vendor' })).json.errors).toHaveProperty('Purpose');
    expect((await correct({ Mobile: '9833099999' })).json.errors).toEqual({
      Mobile: ['Nobody with this number may pick up the child.'],
    });
    await leave(json.Visitor_Id);
    // The next time there is a photo to compare with.
    expect((await desk.get(`${path}/pick-up`, { Mobile: father })).json.Photo).toMatch(/^\/media\/private\//);
    const entries = await app.store.school(desk.schoolId, ({ db }) =>
      db.select().from(auditLog).where(eq(auditLog.entityId, child)),
    );
    expect(entries.map(({ after }) => after)).toContainEqual({
      pickedUp: { By: 'Sanjay Kulkarni', Proof: 'Guardian', Pass_No: json.Pass_No },
    });
    const hr = await signIn(app, { role: 'Staff', permissionSets: ['hr'] });
    expect((await hr.get(`${path}/pick-up`, { Mobile: father })).json).toEqual({ Children: [] });
  });

  it('let whom the record names do so like a guardian, and nobody without a child', async () => {
    const aunt = '98500 55418';
    expect((await desk.get(`${path}/pick-up`, { Mobile: aunt })).json.Children).toEqual([]);
    const bio = {
      School_Id: admin.schoolId,
      Student_Id: child,
      Pickup_Persons: [{ Name: 'Shanta Borse', Mobile: aunt }],
    };
    const saved = await admin.post('/api/student/addStudentBio', bio);
    expect(saved.status, saved.text).toBe(200);
    const found = (await desk.get(`${path}/pick-up`, { Mobile: aunt })).json;
    expect(found.Children).toMatchObject([{ Student_Id: child }]);
    const asAunt = { Name: 'Shanta Borse', Mobile: aunt };
    expect((await enter(asAunt)).json.errors).toEqual({ Student_Id: ['Choose the child, or enter a code.'] });
    const expected = await desk.post(`${path}/expected`, { ...visitOf(asAunt), Desk: undefined, Day: '2026-11-21' });
    const arrived = await desk.post(`${path}/${expected.json.Visitor_Id}/arrive`, {});
    expect([arrived.status, arrived.json.errorText]).toEqual([
      409,
      'Use the form to enter who picks up a child, and choose the child.',
    ]);
    const { json } = await enter({ ...asAunt, Student_Id: child, Is_Compared: true });
    expect(json).toMatchObject({ Visitor_Id: expected.json.Visitor_Id, Student_Id: child, Pick_Up_Proof: 'Guardian' });
    await leave(json.Visitor_Id);
  });

  it('let somebody else do so by a code that a parent gave, once', async () => {
    const { status, json } = await issue(parent);
    expect([status, json]).toMatchObject([201, { Name: 'Anil Joshi', Code: expect.stringMatching(/^\d{6}$/) }]);
    const stored = await app.store.school(desk.schoolId, ({ db }) => db.select().from(pickUpCodes));
    expect(JSON.stringify(stored)).not.toContain(json.Code);
    expect((await check(json.Code)).json).toMatchObject({ Name: 'Anil Joshi', Child: { Student_Id: child } });
    const by = { Name: 'Anil Joshi', Pick_Up_Code: json.Code };
    expect((await enter({ ...by, Student_Id: other })).json.errors).toEqual({
      Pick_Up_Code: ['This code is for another child.'],
    });
    const both = await Promise.all([1, 2].map((Desk) => enter({ ...by, Student_Id: child, Desk })));
    expect(both.map((one) => one.status).toSorted()).toEqual([201, 422]);
    expect(both.find((one) => one.status === 201)?.json.Pick_Up_Proof).toBe('Code');
    expect((await check(json.Code)).status).toBe(422);
  });

  it('end a code by a newer one and by time, and give none to students and strangers', async () => {
    const first = (await issue(desk)).json.Code;
    const second = (await issue(admin, { Hours: 2 })).json.Code;
    expect((await check(first)).status).toBe(422);
    app.clock.now += 2 * hour;
    expect((await check(second)).status).toBe(422);
    const stranger = await signIn(app, { role: 'Parent', studentIds: [other] });
    expect((await issue(stranger)).status).toBe(404);
    const student = await signIn(app, { role: 'Student', studentIds: [child] });
    expect((await issue(student)).status).toBe(409);
    for (let more = 0; more < 6; more += 1) await issue(parent);
    expect((await issue(parent)).status).toBe(429);
  });

  it('leave no name in the child’s log when who came is erased', async () => {
    app.clock.now += 2 * hour;
    const Mobile = '98330 77777';
    const { Code } = (await issue(admin, { Name: 'Farida Khan' })).json;
    const { status, json } = await enter({ Name: 'Farida Khan', Mobile, Pick_Up_Code: Code, Student_Id: child });
    expect(status).toBe(201);
    await leave(json.Visitor_Id);
    const told = async () =>
      JSON.stringify(
        await app.store.school(desk.schoolId, ({ db }) =>
          db.select().from(auditLog).where(eq(auditLog.entityId, child)),
        ),
      );
    expect(await told()).toContain(json.Pass_No);
    const erased = { Contact: Mobile, confirm: Mobile, reason: 'He asked' };
    expect((await admin.post('/api/privacy/contact/erase', erased)).json).toMatchObject({ visits: 1 });
    expect(await told()).not.toContain(json.Pass_No);
    expect(await told()).not.toContain('Farida Khan');
  });

  it('make a desk wait that tries codes', async () => {
    const code = (await issue(admin, { Student_Id: other })).json.Code as string;
    const wrong = code === '000000' ? '000001' : '000000';
    const tries: number[] = [];
    for (let at = 0; at < 12; at += 1) tries.push((await check(wrong)).status);
    expect(tries.at(-1)).toBe(429);
    expect((await check(code)).status).toBe(429);
    app.clock.now += hour / 4;
    expect((await check(code)).status).toBe(200);
  });

  it('are gone with their visits after 180 days, with the files', async () => {
    const { schoolId } = desk;
    const [kept] = await pictures();
    const keys = kept?.variants.map(({ key }) => key) ?? [];
    expect(keys.length).toBeGreaterThan(0);
    const { store } = app;
    const stored = async (): Promise<string[]> => {
      const found: string[] = [];
      for await (const { key } of app.storage.list()) found.push(key);
      return found;
    };
    expect(await stored()).toEqual(expect.arrayContaining(keys));
    const purge = (days: number) =>
      purgeSchool({ store, storage: app.storage, now: () => app.clock.now + days * 24 * hour }, schoolId);
    await purge(181);
    expect(await pictures()).toEqual([]);
    expect((await stored()).filter((key) => keys.includes(key))).toEqual([]);
    expect(await store.school(schoolId, ({ db }) => db.select().from(pickUpCodes))).toEqual([]);
    // The child's log no longer says who came.
    const entries = await store.school(schoolId, ({ db }) =>
      db.select().from(auditLog).where(eq(auditLog.entityId, child)),
    );
    expect(entries.filter(({ after }) => after && 'pickedUp' in after)).toEqual([]);
  });
});
