import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type CallResult, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addStudent, sendDetails, sendDocument } from './student-bodies.ts';

describe.each(databases)('transfer certificates on $database', ({ database }) => {
  let app: TestApp;
  let office: Caller;
  let student: { Student_Id: number; Admission_No: string };
  let address = 0;
  const visitor = (host = 'greenfield.localhost'): Caller => {
    address += 1;
    return visitorOf(app, host, { 'x-forwarded-for': `10.7.0.${address}` });
  };
  const right = { Document_Number: 'TC/2026/041', Date_Of_Birth: '2012-03-09' };
  const find = (body: object, from = visitor()): Promise<CallResult> => from.post('/api/certificates/transfer', body);
  const said = ({ status, json }: CallResult) => [status, json.errorText];
  const nothing = [404, 'We could not find that. It may have been removed.'];

  beforeAll(async () => {
    app = await startApp({ database, trustProxy: ['127.0.0.1'] });
    office = await signIn(app);
    student = await addStudent(office, { Date_Of_Birth: right.Date_Of_Birth });
    const issued = { Document_Type: 'TC_Issued', Document_Number: right.Document_Number };
    expect((await sendDocument(office, student.Student_Id, issued)).status).toBe(201);
    const other = { Document_Type: 'Transfer_Certificate', Document_Number: 'TC/OLD/7' };
    expect((await sendDocument(office, student.Student_Id, other)).status).toBe(201);
  });
  afterAll(() => app.stop());

  it('are downloaded by who knows number and date of birth, by a link that ends', async () => {
    const { status, json } = await find({ ...right, Document_Number: ' tc/2026/041 ', Fill_Seconds: 12 });
    expect(status).toBe(200);
    expect(Object.keys(json)).toEqual(['Link']);
    const download = (host = 'greenfield.localhost') => visitorOf(app, host).get(json.Link);
    const file = await download();
    expect(file.text).toMatch(/^%PDF-/);
    expect(file.headers['content-disposition']).toContain('attachment');
    expect(file.headers['cache-control']).toBe('private, no-store');
    expect((await download('riverside.localhost')).status).toBe(404);
    app.clock.now += 601_000;
    const late = await download();
    app.clock.now -= 601_000;
    expect(late.status).toBe(404);
  });

  it('lead a browser without script to the file', async () => {
    const plain = await visitor().call('POST', '/api/certificates/transfer', { plainForm: right });
    expect(plain.status).toBe(303);
    expect(plain.headers.location).toMatch(/^\/media\/private\/\d+\/\d+\?expires=/);
  });

  it.each([
    ['another number', { Document_Number: 'TC/2026/042' }],
    ['another day', { Date_Of_Birth: '2012-03-10' }],
    ['a pattern for the number', { Document_Number: '%' }],
    ['a certificate that the school did not issue', { Document_Number: 'TC/OLD/7' }],
    ['a trap filled in', { Company_Fax: '1' }],
  ])('are not found by %s, and all failures say the same', async (_, change) => {
    expect(said(await find({ ...right, ...change }))).toEqual(nothing);
  });

  it('are those of the host’s school', async () => {
    expect(said(await find(right, visitor('riverside.localhost')))).toEqual(nothing);
  });

  it('may be asked for wrongly five times in a quarter of an hour', async () => {
    const from = visitor();
    const wrong: number[] = [];
    for (let i = 0; i < 6; i++) wrong.push((await find({ ...right, Document_Number: `X${i}` }, from)).status);
    expect(wrong).toEqual([404, 404, 404, 404, 404, 429]);
    const blocked = await find(right, from);
    expect(said(blocked)).toEqual([429, 'Too many tries. Try again in 15 minutes.']);
    expect(blocked.headers['retry-after']).toBe('900');
    expect((await find(right)).status).toBe(200);
    app.clock.now += 900_001;
    const later = await find(right, from);
    app.clock.now -= 900_001;
    expect(later.status).toBe(200);
  });

  it('are confirmed from the register where they have no file, with nothing of the child', async () => {
    const born = '2013-07-01';
    const child = { First_Name: 'Vihaan', Date_Of_Birth: born };
    const { Student_Id, Admission_No } = await addStudent(office, child);
    const change = (changes: object) => sendDetails(office, { ...child, Student_Id, Admission_No, ...changes });
    const left = { Status: 'Left', Leaving_Date: '2026-11-19', Leaving_Reason: 'Family moved to Pune' };
    const { Tc_No } = (await change(left)).json.student;
    const asked = { Document_Number: Tc_No.toLowerCase(), Date_Of_Birth: born };
    const Register = { Document_Number: Tc_No, Leaving_Date: '2026-11-19' };
    const found = await find(asked);
    expect([found.status, found.json]).toEqual([200, { Register }]);
    expect(said(await find({ ...asked, Date_Of_Birth: '2013-07-02' }))).toEqual(nothing);
    expect(said(await find(asked, visitor('riverside.localhost')))).toEqual(nothing);
    await office.post(`/api/student/${Student_Id}/certificates/transfer`, {});
    const issued = { ...Register, Issued_On: '2026-11-21' };
    expect((await find(asked)).json).toEqual({ Register: issued });
    const plain = await visitor().call('POST', '/api/certificates/transfer', {
      plainForm: asked,
      headers: { accept: 'text/html' },
    });
    expect(plain.status).toBe(200);
    expect(plain.text).toContain('The school issued this certificate.');
    expect(plain.text).toContain('<p>Last day at the school: <strong>19 Nov 2026</strong></p>');
    for (const secret of ['Vihaan', Admission_No, 'Pune']) expect(plain.text).not.toContain(secret);
    // Who came back has it still.
    await change({ Status: 'Active', Admission_Date: '2026-11-21' });
    expect((await find(asked)).json).toEqual({ Register: issued });
    await change({ ...left, Leaving_Date: '2026-11-21' });
    expect((await find(asked)).json).toEqual({ Register: issued });
    // A signed one that was scanned is downloaded.
    const scan = await sendDocument(office, Student_Id, { Document_Type: 'TC_Issued', Document_Number: Tc_No });
    expect(Object.keys((await find(asked)).json)).toEqual(['Link']);
    await office.call('DELETE', `/api/student/${Student_Id}/documents/${scan.json.document.Document_Id}`);
    expect((await find(asked)).json).toEqual({ Register: issued });
    await office.post(`/api/student/${Student_Id}/erase`, { confirm: Admission_No, reason: 'The family asked for it' });
    expect(said(await find(asked))).toEqual(nothing);
  });

  it('are gone with the record of the student', async () => {
    const { Student_Id, Admission_No } = student;
    const body = { confirm: Admission_No, reason: 'The family asked for it' };
    const erased = await office.post(`/api/student/${Student_Id}/erase`, body);
    expect(erased.status).toBe(200);
    expect(said(await find(right))).toEqual(nothing);
  });
});
