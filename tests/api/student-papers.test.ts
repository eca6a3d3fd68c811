import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../media/documents.ts';
import { type Caller, type CallResult, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addStudent, sendBank, sendDetails, sendDocument } from './student-bodies.ts';

describe.each(databases)('papers of students on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let teacher: Caller;
  let elsewhere: Caller;
  let id: number;
  let other: number;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    teacher = await signIn(app, { role: 'Staff', permissionSets: ['classTeacher'] });
    elsewhere = await signIn(app, { school: 'riverside' });
    id = (await addStudent(admin)).Student_Id;
    other = (await addStudent(admin)).Student_Id;
  });
  afterAll(() => app.stop());

  const file = async (studentId = id) => (await admin.get(`/api/student/${studentId}`)).json;
  const change = (form: object, headers: Record<string, string> = {}, files: { data: Buffer }[] = []) =>
    admin.call('POST', '/api/student/_add_Student_document', {
      form: { School_Id: admin.schoolId, Student_Id: id, Document_Type: 'Birth_Certificate', ...form } as never,
      files: files.map(({ data }) => ({ field: 'DocumentURL', name: 'new.pdf', type: 'application/pdf', data })),
      headers,
    });
  const remove = (path: string, by = admin, studentId = id): Promise<CallResult> =>
    by.call('DELETE', `/api/student/${studentId}/${path}`);
  const lastEntry = async () => (await admin.get('/api/audit', { pageSize: 1 })).json[0];

  it('are replaced on the version that was seen, keep their file unless another is sent, and go with it', async () => {
    const { document } = (await sendDocument(admin, id, { Document_Number: 'B-77' })).json;
    expect(document.Version).toBe(1);
    const Document_Id = String(document.Document_Id);
    const stale = await change({ Document_Id, Document_Number: 'B-0' }, { 'if-match': '"7"' });
    expect([stale.status, stale.json.errorText]).toEqual([409, expect.stringContaining('changed this')]);
    const kept = await change({ Document_Id, Document_Number: 'B-78' }, { 'if-match': '"1"' });
    expect(kept.status).toBe(200);
    expect(kept.json.document).toMatchObject({ Document_Number: 'B-78', File_Name: 'birth.pdf', Version: 2 });
    expect((await admin.get(document.DocumentURL)).status).toBe(200);
    const replaced = await change({ Document_Id }, { 'if-match': '"2"' }, [{ data: pdf('the new one') }]);
    expect(replaced.json.document).toMatchObject({ File_Name: 'new.pdf', Version: 3 });
    expect(replaced.json.document).not.toHaveProperty('Document_Number');
    expect((await admin.get(document.DocumentURL)).status).toBe(404);
    expect((await admin.get(replaced.json.document.DocumentURL)).text).toContain('the new one');
    expect((await file()).documents).toHaveLength(1);
    expect((await remove(`documents/${Document_Id}`)).status).toBe(200);
    expect((await admin.get(replaced.json.document.DocumentURL)).status).toBe(404);
    expect((await file()).documents).toEqual([]);
    const entry = await lastEntry();
    expect([entry.action, entry.entity_Id ?? entry.entityId]).toEqual(['removeStudentDocument', id]);
    expect((await remove(`documents/${Document_Id}`)).status).toBe(404);
  });

  it('leave an account without its number when they are removed', async () => {
    const { Bank_Detail_Id } = (await sendBank(admin, id, { Is_Primary: true })).json.bankDetail;
    expect((await remove(`bank-details/${Bank_Detail_Id}`, admin, other)).status).toBe(404);
    expect((await remove(`bank-details/${Bank_Detail_Id}`)).status).toBe(200);
    expect((await file()).bankDetails).toEqual([]);
    expect((await lastEntry()).action).toBe('removeStudentBankDetail');
    const reveal = { Field: 'Account_No', Bank_Detail_Id, Reason: 'Is it gone?' };
    expect((await admin.post(`/api/student/${id}/reveal`, reveal)).status).toBe(404);
  });

  it('are removed by the office of their school alone', async () => {
    const { Document_Id } = (await sendDocument(admin, id)).json.document;
    const { Bank_Detail_Id } = (await sendBank(admin, id)).json.bankDetail;
    for (const path of [`documents/${Document_Id}`, `bank-details/${Bank_Detail_Id}`]) {
      expect((await remove(path, teacher)).status).toBe(403);
      expect((await remove(path, elsewhere)).status).toBe(404);
      expect((await remove(path, admin, other)).status).toBe(404);
    }
    expect([(await file()).documents, (await file()).bankDetails]).toMatchObject([
      [{ Document_Id }],
      [{ Bank_Detail_Id }],
    ]);
  });

  it('say of a transfer certificate which copy it is, from the day on which it was printed first', async () => {
    const issue = (body: object = {}, by = admin): Promise<CallResult> =>
      by.post(`/api/student/${id}/certificates/transfer`, body);
    const none = await issue();
    expect([none.status, none.json.errorText]).toEqual([
      409,
      'This student has no transfer certificate: they have not left.',
    ]);
    const { student } = await file();
    const left = { Status: 'Left', Leaving_Date: '2026-11-20', Leaving_Reason: 'Family moved to Pune' };
    const gone = await sendDetails(admin, { Student_Id: id, Admission_No: student.Admission_No, ...left });
    const { Tc_No } = gone.json.student;
    expect(gone.json.student).not.toHaveProperty('Tc_Issued_On');
    expect((await issue({}, teacher)).status).toBe(403);
    const first = await issue();
    expect(first.json).toMatchObject({ Tc_No, Issued_On: '2026-11-21', Printed_On: '2026-11-21', Copy: 'First' });
    expect(new URL(first.json.Lookup_Address).search).toBe(`?certificate=${Tc_No}`);
    app.clock.now += 2 * 86_400_000;
    const later = await signIn(app);
    const spoiled = await issue({ Is_Spoiled: true }, later);
    expect(spoiled.json).toMatchObject({ Issued_On: '2026-11-21', Printed_On: '2026-11-23', Copy: 'First' });
    expect((await issue({}, later)).json).toMatchObject({ Issued_On: '2026-11-21', Copy: 'Duplicate' });
    // A duplicate that is spoiled is a duplicate again, and no third copy.
    expect((await issue({ Is_Spoiled: true }, later)).json.Copy).toBe('Duplicate');
    app.clock.now -= 2 * 86_400_000;
    expect((await file()).student).toMatchObject({ Tc_No, Tc_Issued_On: '2026-11-21', Tc_Copies: 2 });
    // What is saved of the student otherwise leaves it alone.
    const City = 'Satara';
    await sendDetails(admin, { Student_Id: id, Admission_No: student.Admission_No, ...left, City });
    expect((await file()).student).toMatchObject({ City, Tc_No, Tc_Issued_On: '2026-11-21', Tc_Copies: 2 });
    const back = { Status: 'Active', Admission_Date: '2026-11-21' };
    await sendDetails(admin, { Student_Id: id, Admission_No: student.Admission_No, ...back });
    const returned = (await file()).student;
    expect(returned).not.toHaveProperty('Tc_Issued_On');
    expect(returned.Past_Stays).toMatchObject([{ Tc_No, Tc_Issued_On: '2026-11-21', Tc_Copies: 2 }]);
    expect((await issue()).status).toBe(409);
  });
});
