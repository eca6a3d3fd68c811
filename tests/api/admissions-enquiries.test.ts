import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog, enquiries } from '#server/store/schema.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { addEnquiry, addPath, class5, enquiryOf } from '../support/enquiries.ts';
import { mailTo } from '../support/outbox.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

describe.each(databases)('admission enquiries on $database', ({ database }) => {
  let app: TestApp;
  let office: Caller;
  let address = 0;
  /** A visitor from an address of their own. */
  const visitor = (): Caller => {
    address += 1;
    return visitorOf(app, 'greenfield.localhost', { 'x-forwarded-for': `10.1.0.${address}` });
  };
  const send = (changes: object = {}, from = visitor()) =>
    from.post(addPath, enquiryOf(office.schoolId, { Fill_Seconds: 30, ...changes }));
  const stored = async (id: number) => {
    const [row] = await app.store.school(office.schoolId, ({ db }) =>
      db.select().from(enquiries).where(eq(enquiries.id, id)),
    );
    return row;
  };

  beforeAll(async () => {
    app = await startApp({ database, trustProxy: ['127.0.0.1'] });
    office = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'], name: 'Leela Nair' });
  });
  afterAll(() => app.stop());

  it('takes one from a visitor, as coming from the website, with the consent', async () => {
    const { status, json } = await send({ Enquiry_Type: 4, Email: 'Kavita@Example.org', Special_Needs: 'Hearing aid' });
    expect(status).toBe(201);
    expect(json).toEqual({
      Admission_Enquiry_Id: expect.any(Number),
      Reference_No: expect.stringMatching(/^E2026-\d{4}$/),
      Status: 1,
      warnings: [],
    });
    const row = await stored(json.Admission_Enquiry_Id);
    expect(row).toMatchObject({
      enquiryType: 1,
      status: 1,
      mobile: '+919876543210',
      email: 'kavita@example.org',
      consentVersion: '2026-11',
      consentAt: new Date(app.clock.now),
      details: { Special_Needs: 'Hearing aid' },
    });
    expect(row?.consentAddress).toMatch(/^[\w-]{43}$/);
    const mail = await mailTo(app, 'kavita@example.org');
    expect(mail.text).toContain(json.Reference_No);
    expect(mail.links[0]?.host).toBe(`greenfield.localhost:${app.port}`);
  });

  it('takes one from a form without script, and sends back to its page', async () => {
    const origin = `http://greenfield.localhost:${app.port}`;
    const form = enquiryOf(office.schoolId, { Student_First_Name: 'Formless', Transport_Needed: true, Message: '' });
    const { ask } = await import('../support/request.ts');
    const answer = await ask(app.port, addPath, {
      host: `greenfield.localhost:${app.port}`,
      method: 'POST',
      headers: {
        origin,
        referer: `${origin}/admission?from=home`,
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': '10.2.0.1',
      },
      body: new URLSearchParams(Object.entries(form).map(([name, value]) => [name, String(value)])).toString(),
    });
    expect(answer.status).toBe(303);
    expect(answer.headers.location).toMatch(/^\/admission\?from=home&reference=E2026-\d{4}#sent$/);
    const [row] = await app.store.school(office.schoolId, ({ db }) =>
      db.select().from(enquiries).where(eq(enquiries.firstName, 'Formless')),
    );
    expect(row).toMatchObject({ classId: 4, details: { Transport_Needed: true } });
  });

  it.each([
    'Status',
    'Reference_No',
    'Assigned_To',
    'Next_Follow_Up',
    'Priority',
    'Close_Reason',
    'Student_Id',
    'ageWaived',
  ])('never takes %s from outside', async (field) => {
    const { status, json } = await send({ [field]: 5 });
    expect(status).toBe(422);
    expect(json.errors[field]).toEqual([expect.stringContaining(`There is no field "${field}" here.`)]);
    expect((await office.post(addPath, enquiryOf(office.schoolId, { [field]: 5 }))).status).toBe(422);
  });

  it.each([
    [{ Student_First_Name: undefined }, 'Student_First_Name', 'Please enter student first name.'],
    [{ Mobile: '12345' }, 'Mobile', 'Enter a 10-digit mobile number.'],
    [{ Email: 'kavita' }, 'Email', 'Enter a valid email address.'],
    [{ Date_Of_Birth: '2026-11-22', Session: '2027-2028' }, 'Date_Of_Birth', 'Date cannot be in the future.'],
    [{ Date_Of_Birth: '2025-01-01' }, 'Date_Of_Birth', 'A child must be 2 or older on 2026-04-01.'],
    [{ Session: '2025-2026' }, 'Session', 'Admissions are open for 2026-2027 and 2027-2028.'],
    [{ Class_Id: 99 }, 'Class_Id', 'This class is not offered.'],
    [{ Consent: false }, 'Consent', 'Please agree that we may contact you.'],
    [{ Gender: 'M' }, 'Gender', 'Use one of Male, Female, Other, Undisclosed.'],
    [{ Parent_Relation: 15 }, 'Parent_Relation', 'Enter 14 or less.'],
    [{ Pincode: '011001' }, 'Pincode', 'Enter a 6-digit PIN code.'],
    [{ Fill_Seconds: 2 }, 'Fill_Seconds', 'Please take a moment and send again.'],
  ])('refuses %j at its field', async (changes, field, text) => {
    const { status, json } = await send(changes);
    expect(status).toBe(422);
    expect(json.errors[field]).toContain(text);
  });

  it('warns of an unusual age, and takes the enquiry', async () => {
    const { status, json } = await send({ Class_Id: class5 });
    expect(status).toBe(201);
    expect(json.warnings).toEqual(['The child will be 6 when the session 2026-2027 starts; this class is from 10 on.']);
  });

  it('is of the school of the host, where none is said', async () => {
    const { School_Id: _, ...body } = enquiryOf(office.schoolId, { Fill_Seconds: 30 });
    const { status, json } = await visitor().post(addPath, body);
    expect(status).toBe(201);
    expect(await stored(json.Admission_Enquiry_Id)).toMatchObject({ schoolId: office.schoolId });
  });

  it('keeps nothing of who fills in what people do not see', async () => {
    const { status, json } = await send({ Company_Fax: '12345', Student_First_Name: 'Robot' });
    expect(status).toBe(201);
    expect(json.Reference_No).toBe('E2026-0000');
    const rows = await app.store.school(office.schoolId, ({ db }) =>
      db.select().from(enquiries).where(eq(enquiries.firstName, 'Robot')),
    );
    expect(rows).toEqual([]);
  });

  it('takes five an hour from an address, three where the time is not told, and any number from the office', async () => {
    const statuses = async (count: number, changes: object): Promise<number[]> => {
      const from = visitor();
      const answers: number[] = [];
      for (let i = 0; i < count; i++) answers.push((await send(changes, from)).status);
      return answers;
    };
    expect(await statuses(6, {})).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await statuses(4, { Fill_Seconds: undefined })).toEqual([201, 201, 201, 429]);
    for (let i = 0; i < 7; i++) await addEnquiry(office);
  });

  it('gives each a reference of its own, also to twenty at once', async () => {
    const added = await Promise.all(Array.from({ length: 20 }, () => addEnquiry(office, { Session: '2027-2028' })));
    const numbers = added
      .map(({ Reference_No }) => Number(Reference_No.slice('E2027-'.length)))
      .toSorted((a, b) => a - b);
    expect(added.every(({ Reference_No }) => Reference_No.startsWith('E2027-'))).toBe(true);
    expect(numbers).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  });

  it('lets the office set the type and change one; a visitor must sign in, a parent may not', async () => {
    const { Admission_Enquiry_Id: id } = await addEnquiry(office, { Enquiry_Type: 2 });
    const change = enquiryOf(office.schoolId, { Admission_Enquiry_Id: id, Student_First_Name: 'Ishan', City: 'Pune' });
    expect((await visitor().post(addPath, change)).status).toBe(401);
    const parent = await signIn(app, { role: 'Parent' });
    expect((await parent.post(addPath, change)).status).toBe(403);
    expect((await office.post(addPath, change)).status).toBe(200);
    expect(await stored(id)).toMatchObject({
      firstName: 'Ishan',
      enquiryType: 2,
      version: 2,
      details: { City: 'Pune' },
    });
    const log = await app.store.school(office.schoolId, ({ db }) =>
      db.select().from(auditLog).where(eq(auditLog.entityId, id)),
    );
    expect(log.filter(({ entity }) => entity === 'enquiry')).toMatchObject([
      { actor: 'Leela Nair', before: null, after: { Student_First_Name: 'Ishaan' } },
      { before: { Student_First_Name: 'Ishaan' }, after: { Student_First_Name: 'Ishan' } },
    ]);
  });

  it('shows both versions where someone else was first', async () => {
    const { Admission_Enquiry_Id: id } = await addEnquiry(office);
    const change = (name: string) =>
      office.call('POST', addPath, {
        body: enquiryOf(office.schoolId, { Admission_Enquiry_Id: id, Student_First_Name: name }),
        headers: { 'if-match': '"1"' },
      });
    expect((await change('First')).status).toBe(200);
    const { status, json } = await change('Second');
    expect(status).toBe(409);
    expect(json.errorText).toBe('Leela Nair changed this at 21 Nov 2026, 12:00. Review both versions.');
    expect(json.current).toMatchObject({ Student_First_Name: 'First', version: 2 });
    expect(json.yours).toMatchObject({ Student_First_Name: 'Second' });
  });

  it("is refused for another school's id, and finds nothing of another school", async () => {
    const { Admission_Enquiry_Id: id } = await addEnquiry(office);
    const stranger = await signIn(app, { school: 'riverside' });
    expect((await stranger.post(addPath, enquiryOf(office.schoolId))).status).toBe(403);
    const change = enquiryOf(stranger.schoolId, { Admission_Enquiry_Id: id });
    expect((await stranger.post(addPath, change)).status).toBe(404);
    for (const [method, path, body] of [
      ['GET', `/api/admissions/${id}`, undefined],
      ['PATCH', `/api/admissions/${id}`, { Priority: 1 }],
      ['POST', `/api/admissions/${id}/status`, { Status: 11 }],
      ['POST', `/api/admissions/${id}/follow-ups`, { Mode: 'Call', Note: 'Hello' }],
      ['GET', `/api/admissions/${id}/confirmation`, undefined],
      ['POST', `/api/admissions/${id}/documents/Photo`, { State: 'Waived', Reason: 'None' }],
    ] as const)
      expect((await stranger.call(method, path, body ? { body } : {})).status, path).toBe(404);
    expect(await stored(id)).toMatchObject({ version: 1, status: 1 });
  });
});
