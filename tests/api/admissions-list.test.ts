import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordedTag } from '#schemas/sources/tags.ts';
import { purgeEnquiries } from '#server/domains/admissions/purge.ts';
import { auditLog, enquiries, enquiryDocuments, media, studentDocuments, users } from '#server/store/schema.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { addEnquiry, addReady, class5, confirm, pdfFile } from '../support/enquiries.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

const day = 86_400_000;

describe.each(databases)('the list of enquiries on $database', ({ database }) => {
  let app: TestApp;
  let office: Caller;
  const list = (query: Record<string, string | number> = {}, caller = office) =>
    caller.get('/api/admission/GetAdmissionEnquiry', { SchoolId: caller.schoolId, ...query });
  const names = async (query: Record<string, string | number>, caller = office): Promise<string[]> =>
    (await list(query, caller)).json.map((row: { Student_First_Name: string }) => row.Student_First_Name);
  const set = (id: number, values: Partial<typeof enquiries.$inferInsert>) =>
    app.store.school(office.schoolId, ({ db }) => db.update(enquiries).set(values).where(eq(enquiries.id, id)));
  const remove = (id: number, caller = office) =>
    caller.call('DELETE', '/api/admission/_removeAdmissionEnquiry', {
      query: { SchoolId: caller.schoolId, Admission_Enquiry_Id: id },
    });

  /** Made in this order, each a day after the one before, start on 1 November at half past midnight in India. */
  const families = [
    { Student_First_Name: 'Aarav', Mobile: '9000000001', Enquiry_Type: 2, Special_Needs: 'Asthma' },
    { Student_First_Name: 'Bhavna', Mobile: '9000000002', Enquiry_Type: 3, Parent_Name: 'Ganesh Percival' },
    { Student_First_Name: 'Chetan', Mobile: '9000000003', Enquiry_Type: 2, Message: '=HYPERLINK("x")' },
    { Student_First_Name: 'Divya', Mobile: '9000000004', Enquiry_Type: 5 },
  ];
  const ids: number[] = [];

  beforeAll(async () => {
    app = await startApp({ database });
    office = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'], name: 'Leela Nair' });
    for (const [index, family] of families.entries()) {
      const { Admission_Enquiry_Id: id } = await addEnquiry(office, family);
      ids.push(id);
      await set(id, { createdAt: new Date(Date.parse('2026-11-01T00:30:00+05:30') + index * day) });
    }
    const [a = 0, b = 0, c = 0] = ids;
    await set(a, { nextFollowUp: '2026-11-30', status: 2 });
    await set(b, { nextFollowUp: '2026-11-25', visitAt: new Date('2026-12-01T23:00:00+05:30') });
    await set(c, { visitAt: new Date('2026-12-03T09:00:00+05:30'), status: 3 });
  });
  afterAll(() => app.stop());

  it('is a bare array, the latest first, 20 to a page, with the total beside it', async () => {
    expect(await names({})).toEqual(['Divya', 'Chetan', 'Bhavna', 'Aarav']);
    const { json, headers } = await list({ page: 2, pageSize: 3 });
    expect(json).toHaveLength(1);
    expect(headers['x-total-count']).toBe('4');
    expect((await list({ page: 9 })).json).toEqual([]);
    expect((await list({ pageSize: 101 })).status).toBe(422);
  });

  it('shows the office what it must know, and nothing of the consent', async () => {
    const [row] = (await list({ keyword: 'Aarav' })).json;
    expect(row).toMatchObject({
      Status: 2,
      Status_Label: 'Contacted',
      Enquiry_Type: 2,
      Special_Needs: 'Asthma',
      Mobile: '+919000000001',
      Next_Follow_Up: '2026-11-30',
      Created_At: '2026-10-31T19:00:00.000Z',
      version: 1,
    });
    expect(Object.keys(row).filter((name) => /consent/i.test(name))).toEqual([]);
  });

  it.each([
    [{ Status: 3 }, ['Chetan']],
    [{ Status: -1, Enquiry_Type: 2 }, ['Chetan', 'Aarav']],
    [{ Enquiry_Type: -1, StartDate: '2026-11-02', EndDate: '2026-11-03' }, ['Chetan', 'Bhavna']],
    [{ FilterById: 1, EndDate: '2026-11-01' }, ['Aarav']],
    [{ FilterById: -1, StartDate: '2026-11-04' }, ['Divya']],
    [{ FilterById: 2, StartDate: '2026-11-20' }, ['Bhavna', 'Aarav']],
    [{ FilterById: 2, EndDate: '2026-11-25' }, ['Bhavna']],
    [{ FilterById: 3, StartDate: '2026-12-01', EndDate: '2026-12-01' }, ['Bhavna']],
    [{ FilterById: 3, StartDate: '2026-12-01' }, ['Chetan', 'Bhavna']],
    [{ FilterById: 4, StartDate: '2026-01-01' }, []],
    [{ keyword: 'hetan deshp' }, ['Chetan']],
    [{ keyword: 'percival' }, ['Bhavna']],
    [{ keyword: '90000 00004' }, ['Divya']],
    [{ keyword: '0000003' }, ['Chetan']],
    [{ keyword: '%' }, []],
    [{ keyword: "' or 1=1 --" }, []],
  ])('filters by %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it.each([{ FilterById: 5 }, { StartDate: '2026-02-30' }, { Status: 12 }, { Enquiry_Type: 7 }, { sort: 'mobile' }])(
    'refuses %j',
    async (query) => {
      expect((await list(query as Record<string, number>)).status).toBe(422);
    },
  );

  it('finds a reference in any letters, and part of one', async () => {
    const [row] = (await list({ keyword: 'Divya' })).json;
    expect(await names({ keyword: row.Reference_No.toLowerCase() })).toEqual(['Divya']);
    expect((await names({ keyword: 'E2026-' })).length).toBe(4);
  });

  it('shows a parent their own, without what is the office’s', async () => {
    const parent = await signIn(app, { role: 'Parent' });
    expect((await list({}, parent)).json).toEqual([]);
    await app.store.school(office.schoolId, ({ db, touch }) => {
      touch(recordedTag(office.schoolId));
      return db.update(users).set({ mobile: '+919000000001' }).where(eq(users.id, parent.userId));
    });
    const { json, headers } = await list({}, parent);
    expect(json).toMatchObject([{ Student_First_Name: 'Aarav', Status_Label: 'Contacted' }]);
    expect(headers['x-total-count']).toBe('1');
    for (const field of ['Special_Needs', 'Assigned_To', 'Priority', 'Close_Reason'])
      expect(json[0]).not.toHaveProperty(field);
    expect((await parent.get(`/api/admissions/${ids[0]}`)).status).toBe(403);
    expect((await parent.get('/api/admissions/export', { SchoolId: office.schoolId })).status).toBe(403);
  });

  it('is for nobody else, and for no other school', async () => {
    expect((await list({ SchoolId: office.schoolId }, visitorOf(app, 'greenfield.localhost'))).status).toBe(401);
    const stranger = await signIn(app, { school: 'riverside' });
    expect((await list({}, stranger)).json).toEqual([]);
    expect((await stranger.get('/api/admission/GetAdmissionEnquiry', { SchoolId: office.schoolId })).status).toBe(403);
    expect((await remove(ids[0] ?? 0, stranger)).status).toBe(404);
  });

  it('goes out as a table that no spreadsheet runs', async () => {
    const answer = await office.get('/api/admissions/export', { SchoolId: office.schoolId, Enquiry_Type: 2 });
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, first, second, ...rest] = answer.text
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split('\r\n');
    expect(head).toMatch(/^Reference_No,Status_Label,Enquiry_Type,Session,Class,/);
    expect(second).toMatch(/,Walk-in,2026-2027,Class 1,Aarav,.*,Mother,/);
    expect(first).toContain(`"'=HYPERLINK(""x"")"`);
    expect(first).toContain("'+919000000003");
    expect(second).toContain('Aarav');
    expect(rest).toEqual([]);
  });

  it('goes out as it stands in the office: of the view, the class and who looks after it', async () => {
    const [a = 0, b = 0] = ids;
    await set(a, { assignedTo: office.userId });
    await set(b, { assignedTo: office.userId, classId: class5 });
    const saved = async (query: object): Promise<string[]> =>
      (await office.get('/api/admissions/export', { SchoolId: office.schoolId, ...query })).text
        .trimEnd()
        .split('\r\n')
        .slice(1)
        .map(
          (line) => families.find(({ Student_First_Name: name }) => line.includes(name))?.Student_First_Name ?? line,
        );
    expect(await saved({ view: 'open' })).toEqual(['Divya', 'Chetan', 'Bhavna', 'Aarav']);
    expect(await saved({ view: 'contacted' })).toEqual(['Aarav']);
    expect(await saved({ view: 'ended' })).toEqual([]);
    expect(await saved({ Assigned_To: office.userId })).toEqual(['Bhavna', 'Aarav']);
    expect(await saved({ Assigned_To: 0, view: 'visit' })).toEqual(['Chetan']);
    expect(await saved({ Class_Id: class5 })).toEqual(['Bhavna']);
    const file = await office.get('/api/admissions/export', { SchoolId: office.schoolId, Class_Id: class5 });
    expect(file.text).toMatch(/,Class 5,.*,Leela Nair,/);
    await set(a, { assignedTo: null });
    await set(b, { assignedTo: null, classId: 4 });
  });

  it('loses a removed one at once, and for good after 30 days with its documents', async () => {
    const { Admission_Enquiry_Id: id } = await addEnquiry(office, { Student_First_Name: 'Gone' });
    await office.call('POST', '/api/admission/_addAdmissionDocument', {
      form: { School_Id: office.schoolId, Admission_Enquiry_Id: id, Document_Type: 'Photo' },
      files: [pdfFile()],
    });
    await office.post(`/api/admissions/${id}/follow-ups`, { Mode: 'Call', Note: 'Gone elsewhere.' });
    const [document] = await app.store.school(office.schoolId, ({ db }) =>
      db.select().from(enquiryDocuments).where(eq(enquiryDocuments.enquiryId, id)),
    );
    const mediaId = document?.mediaId ?? 0;
    const key = `${office.schoolId}/${mediaId}/original`;
    expect(await app.storage.exists(key)).toBe(true);
    expect(await remove(id)).toMatchObject({ status: 200, json: { message: 'The enquiry was removed.' } });
    expect(await names({ keyword: 'Gone' })).toEqual([]);
    expect((await remove(id)).status).toBe(404);
    expect((await office.get(`/api/admissions/${id}`)).status).toBe(404);

    const services = { store: app.store, storage: app.storage };
    const left = () =>
      app.store.school(office.schoolId, async ({ db }) => ({
        enquiries: (await db.select().from(enquiries).where(eq(enquiries.id, id))).length,
        media: (await db.select().from(media).where(eq(media.id, mediaId))).length,
        file: await app.storage.exists(key),
      }));
    expect(await purgeEnquiries(services, office.schoolId, app.clock.now + 30 * day)).toBe(0);
    expect(await left()).toEqual({ enquiries: 1, media: 1, file: true });
    expect(await purgeEnquiries(services, office.schoolId, app.clock.now + 30 * day + 1)).toBe(1);
    expect(await left()).toEqual({ enquiries: 0, media: 0, file: false });
    const log = await app.store.school(office.schoolId, ({ db }) =>
      db
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.entity, 'enquiry'), eq(auditLog.entityId, id))),
    );
    expect(log.every(({ before, after }) => before === null && after === null)).toBe(true);
    expect(log.at(-1)).toMatchObject({ action: 'purgeEnquiries', actor: 'housekeeping' });
  });

  it('keeps a confirmed one, and a document that became a student’s', async () => {
    const id = await addReady(app, office, { Student_First_Name: 'Kept' });
    await app.store.school(office.schoolId, ({ db }) =>
      db.delete(enquiryDocuments).where(eq(enquiryDocuments.enquiryId, id)),
    );
    await office.call('POST', '/api/admission/_addAdmissionDocument', {
      form: { School_Id: office.schoolId, Admission_Enquiry_Id: id, Document_Type: 'Birth_Certificate' },
      files: [pdfFile()],
    });
    await office.post(`/api/admissions/${id}/documents/Birth_Certificate`, { State: 'Verified' });
    expect((await confirm(office, id)).status).toBe(200);
    const refused = await remove(id);
    expect(refused.status).toBe(409);
    expect(refused.json.errorText).toBe('A confirmed enquiry cannot be removed.');
    await office.post(`/api/admissions/${id}/status`, { Status: 6 });
    expect((await remove(id)).status).toBe(200);
    const services = { store: app.store, storage: app.storage };
    expect(await purgeEnquiries(services, office.schoolId, app.clock.now + 31 * day)).toBe(1);
    const documents = await app.store.school(office.schoolId, ({ db }) =>
      db
        .select({ mediaId: studentDocuments.mediaId })
        .from(studentDocuments)
        .innerJoin(media, eq(media.id, studentDocuments.mediaId)),
    );
    expect(documents).toHaveLength(1);
    expect(await app.storage.exists(`${office.schoolId}/${documents[0]?.mediaId}/original`)).toBe(true);
  });
});
