import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enquiries, users } from '#server/store/schema.ts';
import { addAccount } from '../support/accounts.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { addEnquiry, pdfFile } from '../support/enquiries.ts';
import { testNow } from '../support/schools.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

const day = 86_400_000;
const dayAfter = (days: number): string => new Date(testNow + days * day).toISOString().slice(0, 10);

describe.each(databases)('the office’s enquiries on $database', ({ database }) => {
  let app: TestApp;
  let office: Caller;
  const inbox = (query: Record<string, string | number> = {}) => office.get('/api/admissions/inbox', query);
  const names = async (query: Record<string, string | number> = {}): Promise<string[]> =>
    (await inbox(query)).json.map((row: { Child_Name: string; Group: string }) => `${row.Child_Name} ${row.Group}`);
  const counts = async (query: Record<string, string | number> = {}) =>
    (await office.get('/api/admissions/counts', query)).json;
  const set = (id: number, values: Partial<typeof enquiries.$inferInsert>) =>
    app.store.school(office.schoolId, ({ db }) => db.update(enquiries).set(values).where(eq(enquiries.id, id)));

  const ids: Record<string, number> = {};
  let desk = 0;

  beforeAll(async () => {
    app = await startApp({ database });
    office = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'], name: 'Nilesh Khairnar' });
    ({ id: desk } = await addAccount(app, {
      email: 'harbhajan@example.org',
      name: 'Harbhajan Bedi',
      role: 'Admin',
    }));
    const families: readonly [string, Partial<typeof enquiries.$inferInsert>][] = [
      ['Later', { status: 5, nextFollowUp: dayAfter(4) }],
      ['Undated', { status: 2 }],
      ['Fresh', { createdAt: new Date(testNow - day) }],
      ['Older', { createdAt: new Date(testNow - 2 * day) }],
      ['Due', { status: 6, nextFollowUp: dayAfter(0), assignedTo: desk }],
      ['Late', { status: 5, nextFollowUp: dayAfter(-3) }],
      ['Visiting', { status: 3, nextFollowUp: dayAfter(2), visitAt: new Date(testNow - day) }],
      ['Visited', { status: 4, nextFollowUp: dayAfter(5), visitAt: new Date(testNow - 9 * day) }],
      ['Withdrawn', { status: 10, nextFollowUp: dayAfter(-1) }],
      ['Rejected', { status: 9 }],
    ];
    for (const [at, [name, values]] of families.entries()) {
      const family = { Student_First_Name: name, Student_Last_Name: undefined, Mobile: `90000000${10 + at}` };
      const { Admission_Enquiry_Id: id } = await addEnquiry(office, family);
      ids[name] = id;
      await set(id, values);
    }
  });
  afterAll(() => app.stop());

  it('come overdue first, then today’s, the new ones with the oldest first, and the rest by their day', async () => {
    expect(await names()).toEqual([
      'Late Overdue',
      'Visiting Overdue',
      'Due Today',
      'Older New',
      'Fresh New',
      'Later Later',
      'Visited Later',
      'Undated Later',
    ]);
    expect(await names({ view: 'visit' })).toEqual(['Visiting Overdue', 'Visited Later']);
    expect((await names({ view: 'ended' })).toSorted()).toEqual(['Rejected Ended', 'Withdrawn Ended']);
    const second = await inbox({ page: 2, pageSize: 3 });
    expect(second.json.map((row: { Child_Name: string }) => row.Child_Name)).toEqual(['Older', 'Fresh', 'Later']);
    expect(second.headers['x-total-count']).toBe('8');
  });

  it('are overdue for Today as for the list, by a visit too', async () => {
    const { work } = (await office.get('/api/office/today')).json;
    expect(work).toContainEqual(
      expect.objectContaining({ kind: 'overdueFollowUps', count: 2, names: ['Late', 'Visiting'], date: dayAfter(-3) }),
    );
  });

  it('say who looks after them, and where each document stands', async () => {
    await office.call('POST', '/api/admission/_addAdmissionDocument', {
      form: { School_Id: office.schoolId, Admission_Enquiry_Id: ids.Due ?? 0, Document_Type: 'Parent_Id' },
      files: [pdfFile()],
    });
    const [row] = (await inbox({ Assigned_To: desk })).json;
    expect(row).toMatchObject({
      Child_Name: 'Due',
      Assigned_To: desk,
      Assigned_Name: 'Harbhajan Bedi',
      Next_Date: dayAfter(0),
    });
    expect(row.Documents.at(0)).toBe('Missing');
    expect(row.Documents.at(-1)).toBe('Uploaded');
    expect(await names({ Assigned_To: 0, view: 'review' })).toEqual([]);
  });

  it('are narrowed by class, day, way and words, as their numbers are', async () => {
    await set(ids.Late ?? 0, { classId: 7 });
    expect(await names({ Class_Id: 7 })).toEqual(['Late Overdue']);
    expect(await counts({ Class_Id: 7 })).toEqual([{ Status: 5, Group: 'Overdue', Count: 1 }]);
    expect(await names({ keyword: 'visit' })).toEqual(['Visiting Overdue', 'Visited Later']);
    expect(await names({ FilterById: 2, StartDate: dayAfter(4) })).toEqual(['Later Later', 'Visited Later']);
    expect((await inbox({ view: 'nothing' })).status).toBe(422);
  });

  it('are narrowed to one status of a view, as their numbers are', async () => {
    const visiting = await names({ view: 'visit', Status: 3 });
    expect(visiting).toEqual(['Visiting Overdue']);
    expect(await names({ view: 'visit' })).toEqual([...visiting, 'Visited Later']);
    expect((await counts({ Status: 3 })).map(({ Status }: { Status: number }) => Status)).toEqual([3]);
    expect((await inbox({ Status: 12 })).status).toBe(422);
  });

  it('are counted by status and by group', async () => {
    const all: { Status: number; Group: string; Count: number }[] = await counts();
    const sum = (part: (row: { Status: number; Group: string }) => boolean): number =>
      all.filter(part).reduce((total, { Count }) => total + Count, 0);
    expect(sum(() => true)).toBe(10);
    expect(sum(({ Group }) => Group === 'Ended')).toBe(2);
    expect(sum(({ Group }) => Group === 'Overdue')).toBe(2);
    expect(sum(({ Status }) => Status === 5)).toBe(2);
  });

  it('can be given to the office’s people, whose names those of the front office see', async () => {
    const { json } = await office.get('/api/admissions/assignees');
    expect(json.map(({ name }: { name: string }) => name)).toEqual(['Harbhajan Bedi', 'Nilesh Khairnar']);
    await app.store.school(office.schoolId, ({ db }) =>
      db
        .update(users)
        .set({ status: 0 })
        .where(and(eq(users.schoolId, office.schoolId), eq(users.id, desk))),
    );
    expect((await office.get('/api/admissions/assignees')).json).toHaveLength(1);
  });

  it('come back after a removal, and only then', async () => {
    const id = ids.Undated ?? 0;
    const restore = () => office.post(`/api/admissions/${id}/restore`, {});
    expect((await restore()).status).toBe(404);
    await office.call('DELETE', '/api/admission/_removeAdmissionEnquiry', {
      query: { SchoolId: office.schoolId, Admission_Enquiry_Id: id },
    });
    expect(await names({ keyword: 'Undated' })).toEqual([]);
    expect(await restore()).toMatchObject({ status: 200, json: { Student_First_Name: 'Undated', Status: 2 } });
    expect(await names({ keyword: 'Undated' })).toEqual(['Undated Later']);
  });

  it('are nobody else’s', async () => {
    const stranger = visitorOf(app, 'riverside.localhost');
    expect((await stranger.get('/api/admissions/inbox')).status).toBe(401);
    const teacher = await signIn(app, { role: 'Staff', permissionSets: ['contentEditor'], email: 'c@example.org' });
    expect((await teacher.get('/api/admissions/counts')).status).toBe(403);
    const parent = await signIn(app, { role: 'Parent', email: 'p@example.org' });
    expect((await parent.get('/api/admissions/inbox')).status).toBe(403);
  });
});
