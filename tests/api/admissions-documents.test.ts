import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enquiryDocuments, media } from '#server/store/schema.ts';
import { jpeg } from '../media/pictures.ts';
import { type Caller, type SentFile, signIn, visitorOf } from '../support/callers.ts';
import { addEnquiry, class5, pdfFile, placeAt } from '../support/enquiries.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

describe.each(databases)('the documents of an enquiry on $database', ({ database }) => {
  let app: TestApp;
  let office: Caller;
  let address = 0;
  const visitor = (): Caller => {
    address += 1;
    return visitorOf(app, 'greenfield.localhost', { 'x-forwarded-for': `10.3.0.${address}` });
  };
  interface Sent {
    readonly from?: Caller;
    readonly form?: Record<string, string | number>;
    readonly files?: readonly SentFile[];
  }
  const send = ({ from = office, form = {}, files = [pdfFile()] }: Sent) =>
    from.call('POST', '/api/admission/_addAdmissionDocument', {
      form: { School_Id: office.schoolId, Document_Type: 'Birth_Certificate', ...form },
      ...(files && { files }),
    });
  const track = (body: object, from = visitor()) => from.post('/api/admission/track', body);
  const setState = (id: number, type: string, body: object) =>
    office.post(`/api/admissions/${id}/documents/${type}`, body);

  beforeAll(async () => {
    app = await startApp({ database, trustProxy: ['127.0.0.1'] });
    office = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] });
  });
  afterAll(() => app.stop());

  it('are sent by a family that knows reference and number, looked at by the office, and read by a link that ends', async () => {
    const { Admission_Enquiry_Id: id, Reference_No } = await addEnquiry(office);
    const proof = { Reference_No, Mobile: '09876543210' };
    expect((await track(proof)).json).toEqual({
      Reference_No,
      Status: 1,
      Status_Label: 'New',
      Received_On: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      History: [],
      Documents: [{ Document_Type: 'Birth_Certificate', State: 'Missing', Is_Required: true }],
      Documents_Needed: ['Birth_Certificate'],
      Next_Date: null,
      Next_Time: null,
    });
    const sent = await send({ from: visitor(), form: { ...proof, UserId: 1, UserType: 4 } });
    expect(sent.status).toBe(201);
    expect(sent.json).toEqual({
      Document_Type: 'Birth_Certificate',
      State: 'Uploaded',
      Is_Required: true,
      File_Name: 'certificate.pdf',
      Updated_At: expect.any(String),
      School_Id: office.schoolId,
      Admission_Enquiry_Id: id,
      UserType: 0,
    });
    const [row] = await app.store.school(office.schoolId, ({ db }) =>
      db.select().from(enquiryDocuments).where(eq(enquiryDocuments.enquiryId, id)),
    );
    expect(row).toMatchObject({ userId: null, userType: 0 });
    expect((await track(proof)).json.Documents_Needed).toEqual([]);

    const { documents } = (await office.get(`/api/admissions/${id}`)).json;
    expect(documents).toMatchObject([{ Document_Type: 'Birth_Certificate', State: 'Uploaded', Is_Required: true }]);
    const link: string = documents[0].Link;
    const download = () => visitorOf(app, 'greenfield.localhost').get(link);
    expect((await download()).text).toMatch(/^%PDF-1\.4/);
    app.clock.now += 601_000;
    const late = await download();
    app.clock.now -= 601_000;
    expect(late.status).toBe(404);

    expect((await setState(id, 'Birth_Certificate', { State: 'Sent_Back' })).json.errors).toEqual({
      Reason: ['Please enter reason.'],
    });
    const back = await setState(id, 'Birth_Certificate', { State: 'Sent_Back', Reason: 'Not readable' });
    expect(back.json).toMatchObject({ State: 'Sent_Back', Reason: 'Not readable' });
    expect((await track(proof)).json.Documents_Needed).toEqual(['Birth_Certificate']);
    const first = row?.mediaId ?? 0;
    expect((await send({ from: visitor(), form: proof })).status).toBe(200);
    expect(await app.storage.exists(`${office.schoolId}/${first}/original`)).toBe(false);
    expect((await setState(id, 'Birth_Certificate', { State: 'Verified' })).json).toMatchObject({ State: 'Verified' });
    const again = await send({ from: visitor(), form: proof });
    expect(again.status).toBe(409);
    expect(again.json.errorText).toBe('The school has already verified this document.');
  });

  it('are taken with the five fields alone, as another document, and answered with them', async () => {
    const { Admission_Enquiry_Id: id } = await addEnquiry(office);
    const form = { School_Id: office.schoolId, Admission_Enquiry_Id: id, UserId: 1, UserType: 1 };
    const post = (more: object) => office.call('POST', '/api/admission/_addAdmissionDocument', { form, ...more });
    const sent = await post({ files: [pdfFile()] });
    expect(sent.status).toBe(201);
    expect(sent.json).toMatchObject({
      School_Id: office.schoolId,
      Admission_Enquiry_Id: id,
      DocumentURL: expect.stringMatching(/^media:\d+$/),
      UserId: expect.any(Number),
      UserType: expect.any(Number),
      Document_Type: 'Other',
    });
    const again = await post({ form: { ...form, DocumentURL: sent.json.DocumentURL } });
    expect([again.status, again.json.DocumentURL]).toEqual([200, sent.json.DocumentURL]);
  });

  it('are asked for by class, and by what the school says', async () => {
    const { Admission_Enquiry_Id: id } = await addEnquiry(office, { Class_Id: class5 });
    const types = async () =>
      (await office.get(`/api/admissions/${id}`)).json.documents.map(
        (document: { Document_Type: string }) => document.Document_Type,
      );
    expect(await types()).toEqual(['Birth_Certificate', 'Transfer_Certificate', 'Report_Card']);
    const admin = await signIn(app);
    const rules = '/api/lookups/required-documents/values';
    const rule = { name: 'Class 5', details: { Class_Id: class5, Documents: ['Photo'] } };
    const added = await admin.post(rules, rule);
    expect(added.status).toBe(201);
    expect(await types()).toEqual(['Photo']);
    const forced = { name: 'All', details: { Documents: ['Aadhaar'] } };
    expect((await admin.post(rules, forced)).status).toBe(422);
    expect((await admin.call('DELETE', `${rules}/${added.json.id}`)).status).toBe(200);
    expect(await types()).toHaveLength(3);
  });

  it.each([
    ['a text', 'plain.pdf', Buffer.from('not a PDF at all')],
    ['a program', 'photo.jpg', Buffer.from('MZ\x90\x00')],
    ['an SVG', 'photo.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('are no %s whatever it calls itself', async (_, name, data) => {
    const { Admission_Enquiry_Id } = await addEnquiry(office);
    const files = [{ field: 'DocumentURL', name, type: 'application/pdf', data }];
    const { status, json } = await send({ form: { Admission_Enquiry_Id }, files });
    expect(status).toBe(422);
    expect(json.errors).toEqual({ DocumentURL: ['Use PDF, JPG or PNG up to 5 MB.'] });
  });

  it('may be pictures, which are encoded anew', async () => {
    const { Admission_Enquiry_Id } = await addEnquiry(office);
    const data = await jpeg({ width: 60, height: 80 });
    const files = [{ field: 'DocumentURL', name: '../../photo.png', type: 'image/png', data }];
    const { status, json } = await send({ form: { Admission_Enquiry_Id, Document_Type: 'Photo' }, files });
    expect(status).toBe(201);
    expect(json.File_Name).toMatch(/^photo\.(jpg|webp)$/);
  });

  it.each(['http://169.254.169.254/latest', 'https://example.org/a.pdf', '/etc/passwd', 'media:x'])(
    'are never fetched from %s',
    async (DocumentURL) => {
      const { Admission_Enquiry_Id } = await addEnquiry(office);
      const { status, json } = await send({ form: { Admission_Enquiry_Id, DocumentURL }, files: [] });
      expect(status).toBe(422);
      expect(json.errors).toEqual({ DocumentURL: ['Send the file itself, not an address.'] });
    },
  );

  it('are refused to a family without proof, after the end, and in the name of another', async () => {
    const { Admission_Enquiry_Id, Reference_No } = await addEnquiry(office);
    const other = await addEnquiry(office, { Mobile: '9876500000' });
    const proof = { Reference_No, Mobile: '9876543210' };
    expect((await send({ from: visitor(), form: { Admission_Enquiry_Id } })).status).toBe(401);
    expect((await send({ from: visitor(), form: { Reference_No, Mobile: '9876500000' } })).status).toBe(404);
    const crossed = { ...proof, Admission_Enquiry_Id: other.Admission_Enquiry_Id };
    expect((await send({ from: visitor(), form: crossed })).status).toBe(404);
    await placeAt(app, office.schoolId, Admission_Enquiry_Id, 10);
    const late = await send({ from: visitor(), form: proof });
    expect(late.json.errorText).toBe('This enquiry takes no more documents.');
    const stored = await app.store.school(office.schoolId, ({ db }) =>
      db.select().from(enquiryDocuments).where(eq(enquiryDocuments.enquiryId, Admission_Enquiry_Id)),
    );
    expect(stored).toEqual([]);
  });

  it('leave no file behind where they are refused', async () => {
    const files = async () =>
      app.store.school(office.schoolId, async ({ db }) => (await db.select().from(media)).length);
    const before = await files();
    expect((await send({ form: { Admission_Enquiry_Id: 999_999 } })).status).toBe(404);
    expect(await files()).toBe(before);
  });

  it('let wrong numbers be tried five times only, however many documents a family sends', async () => {
    const { Reference_No } = await addEnquiry(office);
    const from = visitor();
    const proof = (Mobile: string) => ({ Reference_No, Mobile });
    for (const Document_Type of ['Photo', 'Birth_Certificate', 'Medical', 'Report_Card', 'Parent_Id', 'Other'])
      expect((await send({ from, form: { ...proof('9876543210'), Document_Type } })).status).toBe(201);
    const wrong = [];
    for (let i = 0; i < 6; i++) wrong.push((await send({ from, form: proof('9876500001') })).status);
    expect(wrong).toEqual([404, 404, 404, 404, 404, 429]);
    expect((await send({ from, form: proof('9876543210') })).status).toBe(429);
  });

  describe('asking how it goes', () => {
    it('tells no more than that there is nothing where reference or number is wrong', async () => {
      const { Reference_No } = await addEnquiry(office);
      const answers = [
        await track({ Reference_No, Mobile: '9876500000' }),
        await track({ Reference_No: 'E2026-9999', Mobile: '9876543210' }),
        await visitorOf(app, 'riverside.localhost').post('/api/admission/track', {
          Reference_No,
          Mobile: '9876543210',
        }),
      ];
      expect(answers.map(({ status, json }) => [status, json.errorText])).toEqual(
        answers.map(() => [404, 'We could not find that. It may have been removed.']),
      );
    });

    it('may be done five times in a quarter of an hour for a reference', async () => {
      const { Reference_No } = await addEnquiry(office);
      const from = visitor();
      const tries: number[] = [];
      for (let i = 0; i < 6; i++) tries.push((await track({ Reference_No, Mobile: '9876500000' }, from)).status);
      expect(tries).toEqual([404, 404, 404, 404, 404, 429]);
      const right = { Reference_No: Reference_No.toLowerCase(), Mobile: '9876543210' };
      const blocked = await track(right, from);
      expect(blocked.status).toBe(429);
      expect(blocked.json.errorText).toBe('Too many tries. Try again in 15 minutes.');
      expect(blocked.headers['retry-after']).toBe('900');
      expect((await track(right)).status).toBe(200);
      app.clock.now += 900_001;
      const later = await track(right, from);
      app.clock.now -= 900_001;
      expect(later.status).toBe(200);
    });

    it('tells the day and hour of the visit, or the day of the next call, until it is over', async () => {
      const { Admission_Enquiry_Id: id, Reference_No } = await addEnquiry(office);
      const next = async () => (await track({ Reference_No, Mobile: '9876543210' })).json;
      await office.post(`/api/admissions/${id}/follow-ups`, {
        Mode: 'Call',
        Note: 'Call again.',
        Next_Date: '2026-11-24',
      });
      expect(await next()).toMatchObject({ Next_Date: '2026-11-24', Next_Time: null });
      await office.post(`/api/admissions/${id}/status`, { Status: 3, Visit_At: '2026-11-27T20:00:00Z' });
      expect(await next()).toMatchObject({
        Status_Label: 'Visit scheduled',
        Next_Date: '2026-11-28',
        Next_Time: '01:30',
      });
      await office.post(`/api/admissions/${id}/status`, { Status: 11, Reason: 'No place' });
      expect(await next()).toMatchObject({ Status_Label: 'Closed', Documents_Needed: [], Next_Date: null });
    });
  });
});
