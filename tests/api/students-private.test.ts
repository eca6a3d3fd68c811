import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSealer } from '#server/core/crypto/sealer.ts';
import { auditLog, studentBankAccounts, students } from '#server/store/schema.ts';
import { pdf } from '../media/documents.ts';
import { jpeg } from '../media/pictures.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { dumpSchool } from '../support/dump.ts';
import { startApp, type TestApp, testSecret } from '../support/server.ts';
import { databases } from './databases.ts';
import { aadhaar, addStudent, sendBank, sendBio, sendDocument } from './student-bodies.ts';

describe.each(databases)('private data of students on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let id: number;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    id = (await addStudent(admin)).Student_Id;
  });
  afterAll(() => app.stop());

  const file = async (studentId = id) => (await admin.get(`/api/student/${studentId}`)).json;
  const reveal = (caller: Caller, body: object, studentId = id) =>
    caller.post(`/api/student/${studentId}/reveal`, body);

  it('keeps a bio, with the Aadhaar number and the consent where they are left out', async () => {
    const given = {
      Birth_Place: 'Satara',
      Height_Cm: 138.5,
      Health_Notes: 'Carries an inhaler.',
      Is_CWSN: false,
      Pen: '12345678901',
      Emergency_Contact_Name: 'Lata Joshi',
      Emergency_Contact_Mobile: '98220 11111',
      Doctor_Phone: '0253 234 5678',
      Pickup_Persons: [{ Name: 'Ravi Joshi', Relation: 6, Mobile: '09822022222' }],
      Photo_Consent: 'Internal',
      Consent_By: 'Sanjay Kulkarni',
    };
    const { status, json } = await sendBio(admin, id, { ...given, Aadhaar_No: aadhaar });
    expect(status).toBe(200);
    const bio = {
      ...given,
      Emergency_Contact_Mobile: '+919822011111',
      Pickup_Persons: [{ Name: 'Ravi Joshi', Relation: 6, Mobile: '+919822022222' }],
      Consent_At: '2026-11-21T06:30:00.000Z',
      Aadhaar_Last4: aadhaar.slice(-4),
    };
    expect(json.bio).toEqual(bio);
    expect((await file()).bio).toEqual(bio);
    const { Photo_Consent, Consent_By, Consent_At, Aadhaar_Last4 } = bio;
    const replaced = await sendBio(admin, id, { House: 'Neem' });
    expect(replaced.json.bio).toEqual({ House: 'Neem', Photo_Consent, Consent_By, Consent_At, Aadhaar_Last4 });
  });

  it.each([
    [{ Aadhaar_No: '234567890123' }, 'Aadhaar_No', 'This is not a valid Aadhaar number. Check the digits.'],
    [{ Aadhaar_No: '2345 6789 0123' }, 'Aadhaar_No', 'Enter a 12-digit Aadhaar number.'],
    [{ Height_Cm: 39 }, 'Height_Cm', 'Enter 40 or more.'],
    [{ Weight_Kg: 201 }, 'Weight_Kg', 'Enter 200 or less.'],
    [{ Hobbies: 'x'.repeat(251) }, 'Hobbies', 'Use at most 250 characters.'],
    [{ Pen: '123' }, 'Pen', 'Please enter at least 11 digits'],
    [{ Pen: '1234567890A' }, 'Pen', 'Enter an 11-digit PEN.'],
    [{ Apaar_Id: '1' }, 'Apaar_Id', 'Please enter at least 12 digits'],
    [{ Photo_Consent: 'Yes' }, 'Photo_Consent', 'Use one of None, Internal, Public_Without_Name, Public_With_Name.'],
    [{ Photo_Consent: 'Public_With_Name' }, 'Consent_By', 'Please enter who gave the consent.'],
    [{ Doctor_Phone: '12' }, 'Doctor_Phone', 'Enter a phone number of 10 to 13 digits.'],
    [
      { Emergency_Contact_Mobile: '5'.repeat(14) },
      'Emergency_Contact_Mobile',
      'Enter a phone number of 10 to 13 digits.',
    ],
  ])('refuses the bio %j at its field', async (bio, field, text) => {
    const { status, json } = await sendBio(admin, id, bio);
    expect(status).toBe(422);
    expect(json.errors[field]).toContain(text);
  });

  it('keeps bank accounts masked, with one primary', async () => {
    const first = await sendBank(admin, id, { Is_Primary: true, Relation: 1 });
    expect(first.status).toBe(201);
    expect(first.json.bankDetail).toMatchObject({ Account_Last4: '4556', Is_Primary: true, Relation: 1 });
    const number = { Account_No: '998877665544', Confirm_Account_No: '998877665544' };
    const second = await sendBank(admin, id, { ...number, Is_Primary: true });
    const shown = (await file()).bankDetails.map((row: Record<string, unknown>) => [row.Account_Last4, row.Is_Primary]);
    expect(shown).toEqual([
      ['5544', true],
      ['4556', false],
    ]);
    const { Bank_Detail_Id } = second.json.bankDetail;
    const changed = await sendBank(admin, id, { ...number, Bank_Detail_Id, Branch: 'Karve Road' });
    expect([changed.status, changed.json.bankDetail.Branch]).toEqual([200, 'Karve Road']);
    const other = await addStudent(admin);
    expect((await sendBank(admin, other.Student_Id, { ...number, Bank_Detail_Id })).status).toBe(404);
  });

  it.each([
    [{ Account_No: '12345678' }, 'Account_No', 'Please enter at least 9 digits'],
    [{ Confirm_Account_No: '60213344557' }, 'Confirm_Account_No', 'The two account numbers are not the same.'],
    [{ Ifsc: 'MAHB1000123' }, 'Ifsc', 'Enter an IFSC such as SBIN0001234.'],
    [{ Account_Holder_Name: '' }, 'Account_Holder_Name', 'Please enter account holder name.'],
    [{ Account_Type: 'Loan' }, 'Account_Type', 'Use one of Savings, Current, Other.'],
  ])('refuses the account %j at its field', async (changes, field, text) => {
    const { status, json } = await sendBank(admin, id, changes);
    expect(status).toBe(422);
    expect(json.errors[field]).toContain(text);
  });

  it('has no whole number in any row, and opens none with another secret or in another place', async () => {
    const one = (await addStudent(admin)).Student_Id;
    await sendBio(admin, one, { Aadhaar_No: aadhaar });
    const number = '771122334455667';
    await sendBank(admin, one, { Account_No: number, Confirm_Account_No: number });
    const rows = [...(await dumpSchool(app.store, admin.schoolId)).values()].flat().join('\n');
    expect(rows).toContain(`"account_last4":"${number.slice(-4)}"`);
    for (const secret of [aadhaar, number, Buffer.from(number).toString('base64')]) expect(rows).not.toContain(secret);
    const [sealed] = await app.store.school(admin.schoolId, ({ db }) =>
      db
        .select({ aadhaar: students.aadhaarSealed, account: studentBankAccounts.accountSealed })
        .from(students)
        .innerJoin(studentBankAccounts, sql`${studentBankAccounts.studentId} = ${students.id}`)
        .where(sql`${students.id} = ${one}`),
    );
    const place = `students.aadhaar:${one}`;
    const text = sealed?.aadhaar ?? '';
    expect(createSealer(testSecret).open(text, place)).toBe(aadhaar);
    expect(() => createSealer('another secret of many characters').open(text, place)).toThrow();
    expect(() => createSealer(testSecret).open(text, `students.aadhaar:${one + 1}`)).toThrow();
    expect(() => createSealer(testSecret).open(sealed?.account ?? '', place)).toThrow();
  });

  it('shows a whole number to an admin alone, and writes down who looked', async () => {
    const one = (await addStudent(admin)).Student_Id;
    const why = { Reason: 'The scholarship form' };
    expect((await reveal(admin, { Field: 'Aadhaar_No', ...why }, one)).status).toBe(404);
    await sendBio(admin, one, { Aadhaar_No: aadhaar });
    const bank = await sendBank(admin, one);
    const account = { ...why, Field: 'Account_No', Bank_Detail_Id: bank.json.bankDetail.Bank_Detail_Id };
    expect((await reveal(admin, { Field: 'Aadhaar_No', Reason: 'UDISE check' }, one)).json.Value).toBe(aadhaar);
    for (const Reason of [undefined, '', 'ab', '   ']) {
      const { status, json } = await reveal(admin, { Field: 'Aadhaar_No', Reason }, one);
      expect([status, Object.keys(json.errors)]).toEqual([422, ['Reason']]);
    }
    expect((await reveal(admin, account, one)).json.Value).toBe('60213344556');
    expect((await reveal(admin, account, id)).status).toBe(404);
    const frontOffice = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] });
    for (const caller of [frontOffice, await signIn(app, { role: 'Parent', studentIds: [one] })])
      expect((await reveal(caller, account, one)).status).toBe(403);
    expect((await reveal(await signIn(app, { school: 'riverside' }), account, one)).status).toBe(404);
    const rows = await app.store.school(admin.schoolId, ({ db }) =>
      db
        .select()
        .from(auditLog)
        .where(sql`${auditLog.action} = 'revealStudentNumber' and ${auditLog.entityId} = ${one}`),
    );
    expect(rows.map(({ actor, after }) => [actor, after?.revealed, after?.Reason])).toEqual([
      ['Asha Rao', 'Aadhaar_No', 'UDISE check'],
      ['Asha Rao', 'Account_No', 'The scholarship form'],
    ]);
    expect(rows.some(({ after }) => JSON.stringify(after).includes(aadhaar))).toBe(false);
  });

  it('keeps documents behind links that expire', async () => {
    const form = { Document_Number: 'B-77', Issue_Date: '2016-09-01', UserId: '999', UserType: '0' };
    const { status, json } = await sendDocument(admin, id, form);
    expect(status).toBe(201);
    expect(json.document).toMatchObject({
      Document_Number: 'B-77',
      UserId: admin.userId,
      UserType: 4,
      File_Name: 'birth.pdf',
    });
    const link = json.document.DocumentURL;
    const visitor = visitorOf(app, 'greenfield.localhost');
    expect((await visitor.get(link)).status).toBe(200);
    expect((await visitor.get(link.replace(/signature=./, 'signature=_'))).status).toBe(404);
    expect((await visitorOf(app, 'riverside.localhost').get(link)).status).toBe(404);
    app.clock.now += 601_000;
    expect((await visitor.get(link)).status).toBe(404);
    app.clock.now -= 601_000;
    expect((await file()).documents).toMatchObject([{ Document_Type: 'Birth_Certificate' }]);
  });

  it.each([
    ['no file at all', {}, undefined, 'DocumentURL'],
    ['a file of another type', {}, Buffer.from('MZ\u0000 not a paper'), 'DocumentURL'],
    ['an unknown type of document', { Document_Type: 'Passport' }, pdf(), 'Document_Type'],
    ['an end before the start', { Issue_Date: '2026-02-01', Expiry_Date: '2026-01-31' }, pdf(), 'Expiry_Date'],
  ])('refuses %s', async (_, form, data, field) => {
    const body = { School_Id: admin.schoolId, Student_Id: id, Document_Type: 'Other', ...form };
    const files = data ? [{ field: 'DocumentURL', name: 'x.pdf', type: 'application/pdf', data }] : [];
    const { status, json } = await admin.call('POST', '/api/student/_add_Student_document', { form: body, files });
    expect(status).toBe(422);
    expect(Object.keys(json.errors)).toEqual([field]);
  });

  it('takes pictures, issued certificates, and at most 15 documents also where they come at once', async () => {
    const one = (await addStudent(admin)).Student_Id;
    expect((await sendDocument(admin, one, { Document_Type: 'TC_Issued' }, await jpeg())).status).toBe(201);
    const sent = Array.from({ length: 17 }, (_, at) => sendDocument(admin, one, {}, pdf(`page ${at}`)));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(14);
    expect(statuses.filter((status) => status === 409)).toHaveLength(3);
    expect((await file(one)).documents).toHaveLength(15);
  });

  it("refuses all of it for another school's student", async () => {
    const other = await signIn(app, { school: 'riverside' });
    expect((await sendBio(other, id, {})).status).toBe(404);
    expect((await sendBank(other, id)).status).toBe(404);
    expect((await sendDocument(other, id)).status).toBe(404);
  });
});
