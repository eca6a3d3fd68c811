import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enquiryStatuses, nextStatuses } from '#schemas/records/enquiry-status.ts';
import { statusLabel } from '#server/domains/admissions/statuses.ts';
import { enquiries, students } from '#server/store/schema.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { addEnquiry, addReady, class5, confirm, placeAt } from '../support/enquiries.ts';
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

const move = (id: number, body: object, caller = admin) => caller.post(`/api/admissions/${id}/status`, body);
/** What every guard of the table asks for. */
const given = { Note: 'Spoke with the mother.', Reason: 'They asked.', Visit_At: '2026-12-01T10:00:00+05:30' };

const pairs = enquiryStatuses.flatMap((from) => enquiryStatuses.map((to) => [from, to] as const));
const named = (list: typeof pairs) =>
  list.map(([from, to]) => ({ from, to, f: statusLabel(from), t: statusLabel(to) }));
const allowed = pairs.filter(([from, to]) => nextStatuses(from).includes(to));

describe('the steps of an enquiry', () => {
  it.each(named(allowed))('lead from $f to $t', async ({ from, to }) => {
    const id = await addReady(app, admin, { Student_First_Name: 'Asmita', Mobile: `98000${from + 10}0${to + 10}` });
    if (from === 8) await confirm(admin, id);
    else await placeAt(app, admin.schoolId, id, from);
    const { status, json } = await move(id, { Status: to, ...given });
    expect(status, JSON.stringify(json)).toBe(200);
    expect(json).toMatchObject({ Status: to, Status_Label: statusLabel(to) });
    const { followUps, nextStatuses: next } = (await admin.get(`/api/admissions/${id}`)).json;
    expect(followUps[0]).toMatchObject({ From_Status: from, To_Status: to, By: 'Asha Rao' });
    expect(next.map(({ Status }: { Status: number }) => Status)).toEqual(nextStatuses(to));
  });

  it.each(named(pairs.filter(([from, to]) => !nextStatuses(from).includes(to))))(
    'do not lead from $f to $t',
    async ({ from, to, f, t }) => {
      const { Admission_Enquiry_Id: id } = await addEnquiry(admin);
      await placeAt(app, admin.schoolId, id, from);
      const { status, json } = await move(id, { Status: to, ...given });
      expect(status).toBe(409);
      expect(json.errorText).toBe(`An enquiry that is ${f} cannot become ${t}.`);
      expect(json.allowed).toEqual(
        nextStatuses(from).map((next) => ({ Status: next, Status_Label: statusLabel(next) })),
      );
      const rows = await app.store.school(admin.schoolId, ({ db }) =>
        db.select().from(enquiries).where(eq(enquiries.id, id)),
      );
      expect(rows).toMatchObject([{ status: from, version: 1 }]);
    },
  );
});

describe('the guards of the steps', () => {
  it.each([
    [1, 2, 'Note', 'Please enter note.'],
    [1, 3, 'Visit_At', 'Please enter visit date and time.'],
    [9, 6, 'Reason', 'Please enter reason.'],
    [10, 2, 'Reason', 'Please enter reason.'],
    [11, 2, 'Reason', 'Please enter reason.'],
  ])('ask, from %i to %i, for %s', async (from, to, field, text) => {
    const { Admission_Enquiry_Id: id } = await addEnquiry(admin);
    await placeAt(app, admin.schoolId, id, from);
    const { [field]: _, ...rest } = given as Record<string, string>;
    const { status, json } = await move(id, { Status: to, ...rest });
    expect(status).toBe(422);
    expect(json.errors).toEqual({ [field]: [text] });
  });

  it('ask for the school before, from class 2 on, when a family applies', async () => {
    const { Admission_Enquiry_Id: id } = await addEnquiry(admin, { Class_Id: class5, Date_Of_Birth: '2016-01-01' });
    const { status, json } = await move(id, { Status: 5 });
    expect(status).toBe(409);
    expect(json.errorText).toBe('Fill in first: previous school, previous class.');
  });

  it('let only an admin open a rejected one again', async () => {
    const { Admission_Enquiry_Id: id } = await addEnquiry(admin);
    await placeAt(app, admin.schoolId, id, 9);
    expect((await move(id, { Status: 6, ...given }, desk)).status).toBe(403);
    expect((await move(id, { Status: 6, ...given })).status).toBe(200);
  });

  it('let a confirmation be taken back for a day, which archives the student, and given again', async () => {
    const id = await addReady(app, admin, { Student_First_Name: 'Returning' });
    const { Student_Id, Admission_No } = (await confirm(admin, id)).json;
    const student = async () =>
      (
        await app.store.school(admin.schoolId, ({ db }) =>
          db.select().from(students).where(eq(students.id, Student_Id)),
        )
      )[0];
    expect((await move(id, { Status: 6 }, desk)).status).toBe(200);
    expect(await student()).toMatchObject({ status: 'Inactive' });
    const again = await confirm(admin, id);
    expect(again.json).toMatchObject({ Student_Id, Admission_No });
    expect(await student()).toMatchObject({ status: 'Active' });
    const dayBefore = new Date(app.clock.now - 24 * 3_600_000 - 1);
    await app.store.school(admin.schoolId, ({ db }) =>
      db.update(enquiries).set({ confirmedAt: dayBefore }).where(eq(enquiries.id, id)),
    );
    const late = await move(id, { Status: 6 });
    expect(late.status).toBe(409);
    expect(late.json.errorText).toBe('A confirmation can be taken back within 24 hours only.');
    expect(await student()).toMatchObject({ status: 'Active' });
  });

  it('say why an enquiry ended', async () => {
    const { Admission_Enquiry_Id: id } = await addEnquiry(admin);
    expect((await move(id, { Status: 11, Reason: 'Moved to another town' })).json).toMatchObject({
      Close_Reason: 'Moved to another town',
    });
    expect((await move(id, { Status: 2, Reason: 'Back again' })).json).toMatchObject({ Close_Reason: null });
  });
});

describe('the work on an enquiry', () => {
  it('is given to someone of the staff, with a priority and a day', async () => {
    const { Admission_Enquiry_Id: id } = await addEnquiry(admin);
    const body = { Assigned_To: desk.userId, Priority: 2, Next_Follow_Up: '2026-11-25' };
    expect((await desk.call('PATCH', `/api/admissions/${id}`, { body })).json).toMatchObject({ ...body, version: 2 });
    const cleared = await desk.call('PATCH', `/api/admissions/${id}`, { body: { Assigned_To: null } });
    expect(cleared.json).toMatchObject({ Assigned_To: null, Priority: 2, Next_Follow_Up: '2026-11-25' });
  });

  it('is given to nobody else', async () => {
    const { Admission_Enquiry_Id: id } = await addEnquiry(admin);
    const parent = await signIn(app, { role: 'Parent' });
    const stranger = await signIn(app, { school: 'riverside' });
    for (const { userId } of [parent, stranger]) {
      const { status, json } = await admin.call('PATCH', `/api/admissions/${id}`, { body: { Assigned_To: userId } });
      expect(status).toBe(422);
      expect(json.errors).toEqual({ Assigned_To: ['Choose someone of the staff.'] });
    }
  });

  it.each([{ Status: 8 }, { Student_Id: 1 }, { Reference_No: 'E2026-9999' }, {}])('takes no %j', async (body) => {
    const { Admission_Enquiry_Id: id } = await addEnquiry(admin);
    expect((await admin.call('PATCH', `/api/admissions/${id}`, { body })).status).toBe(422);
  });

  it('meets the work of others with If-Match', async () => {
    const { Admission_Enquiry_Id: id } = await addEnquiry(admin);
    const { headers } = await desk.get(`/api/admissions/${id}`);
    expect(headers.etag).toBe('"1"');
    const change = (caller: Caller, Priority: number) =>
      caller.call('PATCH', `/api/admissions/${id}`, {
        body: { Priority },
        headers: { 'if-match': String(headers.etag) },
      });
    expect((await change(desk, 1)).status).toBe(200);
    const { status, json } = await change(admin, 3);
    expect(status).toBe(409);
    expect(json.errorText).toMatch(/^Leela Nair changed this at .+\. Review both versions\.$/);
    expect(json).toMatchObject({ current: { Priority: 1 }, yours: { Priority: 3 } });
    const step = { body: { Status: 11 }, headers: { 'if-match': '"1"' } };
    expect((await admin.call('POST', `/api/admissions/${id}/status`, step)).status).toBe(409);
  });

  it('is written down as it is said, the latest first', async () => {
    const { Admission_Enquiry_Id: id } = await addEnquiry(admin);
    const say = (body: object) => desk.post(`/api/admissions/${id}/follow-ups`, body);
    expect((await say({ Mode: 'Call', Note: 'No answer.', Follow_Up_At: '2026-11-20T09:00:00+05:30' })).status).toBe(
      201,
    );
    const { json } = await say({ Mode: 'Visit', Note: 'Came with the grandmother.', Next_Date: '2026-11-28' });
    expect(json).toMatchObject({ Mode: 'Visit', Next_Date: '2026-11-28', By: 'Leela Nair', From_Status: null });
    const details = (await admin.get(`/api/admissions/${id}`)).json;
    expect(details.followUps.map(({ Note }: { Note: string }) => Note)).toEqual([
      'Came with the grandmother.',
      'No answer.',
    ]);
    expect(details.enquiry).toMatchObject({ Next_Follow_Up: '2026-11-28' });
    expect((await say({ Mode: 'Call', Note: '' })).json.errors).toEqual({ Note: ['Please enter note.'] });
    expect((await say({ Mode: 'Letter', Note: 'Hello' })).status).toBe(422);
  });
});
