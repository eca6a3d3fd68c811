import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { media } from '#server/store/schema.ts';
import { type Caller, type SentFile, signIn, visitorOf } from '../support/callers.ts';
import { addEnquiry, confirm, pdfFile, placeAt } from '../support/enquiries.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

describe.each(databases)('the office and the documents of an enquiry on $database', ({ database }) => {
  let app: TestApp;
  let office: Caller;
  const visitor = (): Caller => visitorOf(app, 'greenfield.localhost');
  interface Sent {
    readonly from?: Caller;
    readonly form?: Record<string, string | number>;
    readonly files?: readonly SentFile[];
  }
  const send = ({ from = office, form = {}, files = [pdfFile()] }: Sent) =>
    from.call('POST', '/api/admission/_addAdmissionDocument', {
      form: { School_Id: office.schoolId, Document_Type: 'Birth_Certificate', ...form },
      files,
    });
  const setState = (id: number, type: string, body: object) =>
    office.post(`/api/admissions/${id}/documents/${type}`, body);
  const remove = (id: number, type: string, from = office) =>
    from.call('DELETE', `/api/admissions/${id}/documents/${type}`);

  beforeAll(async () => {
    app = await startApp({ database });
    office = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] });
  });
  afterAll(() => app.stop());

  it('go from state to state as the office may say, and no other way', async () => {
    const { Admission_Enquiry_Id: id } = await addEnquiry(office);
    const unsent = await setState(id, 'Medical', { State: 'Verified' });
    expect(unsent.status).toBe(409);
    expect(unsent.json).toMatchObject({
      errorText: 'A document that is missing cannot become verified.',
      allowed: ['Waived'],
    });
    expect(
      (await setState(id, 'Birth_Certificate', { State: 'Waived', Reason: 'Lost in a flood' })).json,
    ).toMatchObject({ State: 'Waived' });
    expect((await setState(id, 'Birth_Certificate', { State: 'Verified' })).status).toBe(409);
    const unsentBack = await setState(id, 'Birth_Certificate', { State: 'Sent_Back', Reason: 'Not readable' });
    expect([unsentBack.status, unsentBack.json.allowed]).toEqual([409, []]);
    expect((await send({ form: { Admission_Enquiry_Id: id } })).status).toBe(200);
    expect((await setState(id, 'Birth_Certificate', { State: 'Verified' })).status).toBe(200);
    for (const State of ['Sent_Back', 'Verified', 'Waived', 'Sent_Back', 'Waived'])
      expect((await setState(id, 'Birth_Certificate', { State, Reason: 'Looked again' })).json).toMatchObject({
        State,
      });
    expect((await setState(id, 'Birth_Certificate', { State: 'Verified' })).json.allowed).toEqual(['Sent_Back']);
    expect((await setState(id, 'Passport', { State: 'Verified' })).status).toBe(422);
  });

  it('may be a file that the enquiry has already, for the office alone; no other file of the school', async () => {
    const { Admission_Enquiry_Id, Reference_No } = await addEnquiry(office);
    const { DocumentURL } = (await send({ form: { Admission_Enquiry_Id } })).json;
    const name = (url: string, enquiryId = Admission_Enquiry_Id) =>
      send({ form: { Admission_Enquiry_Id: enquiryId, Document_Type: 'Other', DocumentURL: url }, files: [] });
    expect((await name(DocumentURL)).status).toBe(201);
    const other = await addEnquiry(office, { Mobile: '9876500002' });
    const papers = await app.store.school(office.schoolId, ({ db }) =>
      db
        .insert(media)
        .values(
          (['private', 'public'] as const).map((kept) => ({
            schoolId: office.schoolId,
            kind: 'document' as const,
            class: kept,
            fileName: 'salary.pdf',
            mime: 'application/pdf',
            bytes: 1,
            hash: kept,
          })),
        )
        .returning(),
    );
    const foreign = [await name(DocumentURL, other.Admission_Enquiry_Id)];
    for (const { id } of papers) foreign.push(await name(`media:${id}`));
    for (const { status, json } of foreign)
      expect([status, json.errors]).toEqual([
        422,
        { DocumentURL: ['This enquiry has no such file. Send the file itself.'] },
      ]);
    const family = await send({
      from: visitor(),
      form: { Reference_No, Mobile: '9876543210', DocumentURL },
      files: [],
    });
    expect(family.status).toBe(422);
  });

  it('are waived for a reason that the family does not read', async () => {
    const { Admission_Enquiry_Id: id, Reference_No } = await addEnquiry(office);
    const seen = async () =>
      (await visitor().post('/api/admission/track', { Reference_No, Mobile: '9876543210' })).json.Documents[0];
    await send({ form: { Admission_Enquiry_Id: id } });
    await setState(id, 'Birth_Certificate', { State: 'Waived', Reason: 'The mother is in court' });
    expect(await seen()).toMatchObject({ State: 'Waived' });
    expect(await seen()).not.toHaveProperty('Reason');
    await setState(id, 'Birth_Certificate', { State: 'Sent_Back', Reason: 'Not readable' });
    expect(await seen()).toMatchObject({ State: 'Sent_Back', Reason: 'Not readable' });
  });

  it('are removed with their files until the enquiry is confirmed, and no longer waived', async () => {
    const { Admission_Enquiry_Id: id } = await addEnquiry(office, { Student_First_Name: 'Tanvi' });
    const { DocumentURL } = (await send({ form: { Admission_Enquiry_Id: id } })).json;
    const file = `${office.schoolId}/${DocumentURL.replace('media:', '')}/original`;
    expect(await app.storage.exists(file)).toBe(true);
    const stranger = await signIn(app, { school: 'riverside' });
    expect((await remove(id, 'Birth_Certificate', stranger)).status).toBe(404);
    expect((await remove(id, 'Photo')).status).toBe(404);
    expect((await remove(id, 'Birth_Certificate')).status).toBe(200);
    expect(await app.storage.exists(file)).toBe(false);
    const states = async () =>
      (await office.get(`/api/admissions/${id}`)).json.documents.map(({ State }: { State: string }) => State);
    expect(await states()).toEqual(['Missing']);
    await setState(id, 'Birth_Certificate', { State: 'Waived', Reason: 'Seen at the desk' });
    expect((await remove(id, 'Birth_Certificate')).status).toBe(200);
    expect(await states()).toEqual(['Missing']);
    await setState(id, 'Birth_Certificate', { State: 'Waived', Reason: 'Seen at the desk' });
    await placeAt(app, office.schoolId, id, 6);
    expect((await confirm(office, id)).status).toBe(200);
    const late = await remove(id, 'Birth_Certificate');
    expect([late.status, late.json.errorText]).toEqual([
      409,
      'A confirmed enquiry keeps its documents. Remove the document on the student’s page.',
    ]);
  });
});
