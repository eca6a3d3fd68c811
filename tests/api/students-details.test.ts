import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addStudent, basicDetails, sendDetails } from './student-bodies.ts';

/** What the office reads of somebody who was not invited. */
const noLogIn = { Person_Id: expect.any(Number), Account: { State: 'None' } };

describe.each(databases)('basic details of students on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  const read = async (id: number) => (await admin.get(`/api/student/${id}`)).json;

  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
  });
  afterAll(() => app.stop());

  it('adds a student with enrolment and guardians, numbers in one form, and reads it back', async () => {
    const { status, json } = await sendDetails(admin, {
      Admission_No: '2026/0142',
      Roll_No: 7,
      Mother_Name: 'Anita Kulkarni',
      Alternate_Mobile: '09876501234',
      City: 'Pune',
    });
    expect(status).toBe(201);
    expect(json.student).toMatchObject({
      Admission_No: '2026/0142',
      Mobile: '+919822041876',
      Alternate_Mobile: '+919876501234',
      Status: 'Active',
      Class_Id: 8,
      Roll_No: 7,
      Version: 1,
    });
    expect(await read(json.student.Student_Id)).toEqual({
      student: json.student,
      bio: { Photo_Consent: 'None' },
      guardians: [
        { Name: 'Sanjay Kulkarni', Relation: 1, Mobile: '+919822041876', ...noLogIn },
        { Name: 'Anita Kulkarni', Relation: 2, Mobile: '+919822041876', ...noLogIn },
      ],
      enrolments: [{ Session: '2026-2027', Class_Id: 8, Section_Id: 1, Roll_No: 7, State: 'Full' }],
      documents: [],
      bankDetails: [],
    });
  });

  it('replaces them: what is left out is emptied', async () => {
    const { Student_Id, Admission_No } = await addStudent(admin, { Email: 'sanjay@example.org', City: 'Pune' });
    const changes = {
      Student_Id,
      Admission_No,
      First_Name: 'Mira',
      Father_Name: undefined,
      Mother_Name: 'Anita Kulkarni',
    };
    const { status, json } = await sendDetails(admin, { ...changes, Section_Id: 2 });
    expect(status).toBe(200);
    expect(json.student).toMatchObject({ First_Name: 'Mira', Section_Id: 2, Version: 2 });
    for (const field of ['Email', 'City', 'Father_Name']) expect(json.student).not.toHaveProperty(field);
    const stored = await read(Student_Id);
    expect(stored.guardians).toEqual([{ Name: 'Anita Kulkarni', Relation: 2, Mobile: '+919822041876', ...noLogIn }]);
    expect(stored.enrolments).toHaveLength(1);
  });

  it('keeps an enrolment for each session, expected where the session is still to come', async () => {
    const { Student_Id, Admission_No } = await addStudent(admin);
    await sendDetails(admin, { Student_Id, Admission_No, Session: '2027-2028', Class_Id: 9 });
    expect((await read(Student_Id)).enrolments).toMatchObject([
      { Session: '2027-2028', Class_Id: 9, State: 'Expected' },
      { Session: '2026-2027', Class_Id: 8, State: 'Full' },
    ]);
  });

  it.each([
    [{ Admission_No: undefined }, 'Admission_No', 'Please enter admission no.'],
    [{ Admission_No: '0' }, 'Admission_No', 'Use up to 20 letters, digits, / _ and -, and not 0 alone.'],
    [{ Admission_No: 'A 12' }, 'Admission_No', 'Use up to 20 letters, digits, / _ and -, and not 0 alone.'],
    [{ Admission_Date: '2026-11-22' }, 'Admission_Date', 'Date cannot be in the future.'],
    [{ Session: '2026-2028' }, 'Session', 'Enter a session such as 2026-2027.'],
    [{ Class_Id: 999 }, 'Class_Id', 'Choose a class that the school has.'],
    [{ Section_Id: 8 }, 'Section_Id', 'Choose a section that the school has.'],
    [{ Roll_No: 0 }, 'Roll_No', 'Enter 1 or more.'],
    [{ First_Name: '' }, 'First_Name', 'Please enter first name.'],
    [{ First_Name: 'Dr. Meera' }, 'First_Name', 'Enter a name of 2 to 100 letters, without a title.'],
    [{ Date_Of_Birth: '2026-11-22' }, 'Date_Of_Birth', 'Date cannot be in the future.'],
    [{ Date_Of_Birth: '2024-04-02' }, 'Date_Of_Birth', 'A student is at least 2 years old when the session starts.'],
    [{ Gender: 'F' }, 'Gender', 'Use one of Male, Female, Other, Undisclosed.'],
    [{ Father_Name: undefined }, 'Father_Name', 'Please enter the name of the father, the mother or a guardian.'],
    [{ Guardian_Name: 'Lata Joshi' }, 'Guardian_Relation', 'Please enter guardian relation.'],
    [{ Mobile: '12345' }, 'Mobile', 'Enter a 10-digit mobile number.'],
    [{ Email: 'sanjay@' }, 'Email', 'Enter a valid email address.'],
    [{ Pincode: '011001' }, 'Pincode', 'Enter a 6-digit PIN code.'],
    [{ Status: 'Left' }, 'Status', 'A student is added as Expected or Active.'],
    [{ School_Name: 'x' }, 'School_Name', 'There is no field "School_Name" here.'],
  ])('refuses %j at its field', async (changes, field, text) => {
    const { status, json } = await sendDetails(admin, changes);
    expect(status).toBe(422);
    expect(json.errors[field]).toContain(text);
  });

  it('takes a day of admission to come from one who is expected, and an age of two on the first day', async () => {
    const expected = await addStudent(admin, { Session: '2027-2028', Admission_Date: '2027-04-05' });
    expect(expected.Status).toBe('Expected');
    expect(await addStudent(admin, { Date_Of_Birth: '2024-04-01' })).toMatchObject({ Date_Of_Birth: '2024-04-01' });
  });

  it('tells who has an admission number or a roll number already', async () => {
    const { Admission_No } = await addStudent(admin, { First_Name: 'Arjun', Last_Name: 'Nair', Roll_No: 31 });
    const number = await sendDetails(admin, { Admission_No });
    expect(number.status).toBe(409);
    expect(number.json.errorText).toBe(`Admission number ${Admission_No} is already used by Arjun Nair.`);
    expect(number.json.errors).toEqual({ Admission_No: [number.json.errorText] });
    const roll = await sendDetails(admin, { Roll_No: 31 });
    expect(roll.json.errors).toEqual({ Roll_No: ['Roll number 31 is already used by Arjun Nair.'] });
    expect((await sendDetails(admin, { Roll_No: 31, Section_Id: 2 })).status).toBe(201);
  });

  it('adds one student of twenty who are sent at once with one admission number', async () => {
    const sent = Array.from({ length: 20 }, () => sendDetails(admin, { Admission_No: 'RACE-1' }));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(19);
    expect((await admin.get('/api/student', { keyword: 'RACE-1' })).json).toHaveLength(1);
  });

  it('refuses a change of an older version, and shows both', async () => {
    const { Student_Id, Admission_No } = await addStudent(admin);
    const change = { Student_Id, Admission_No };
    await sendDetails(admin, { ...change, First_Name: 'Mira' }, { 'if-match': '"1"' });
    const stale = await sendDetails(admin, { ...change, First_Name: 'Mina' }, { 'if-match': '"1"' });
    expect(stale.status).toBe(409);
    expect(stale.json.errorText).toMatch(/^Asha Rao changed this at .+\. Review both versions\.$/);
    expect(stale.json).toMatchObject({ version: 2, current: { First_Name: 'Mira' }, yours: { First_Name: 'Mina' } });
    expect((await sendDetails(admin, { ...change, First_Name: 'Mina' }, { 'if-match': '"2"' })).status).toBe(200);
  });

  it("is the office's: not for others, not for another school's ids", async () => {
    const { Student_Id } = await addStudent(admin);
    const teacher = await signIn(app, { role: 'Staff', permissionSets: ['classTeacher'] });
    expect((await sendDetails(teacher)).status).toBe(403);
    expect((await sendDetails(visitorOf(app, 'greenfield.localhost'))).status).toBe(401);
    expect((await sendDetails(await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] }))).status).toBe(201);
    const other = await signIn(app, { school: 'riverside' });
    expect((await sendDetails(other, { School_Id: admin.schoolId })).status).toBe(403);
    expect((await sendDetails(other, { Student_Id })).status).toBe(404);
    expect((await other.get(`/api/student/${Student_Id}`)).status).toBe(404);
    expect((await read(Student_Id)).student.Version).toBe(1);
  });

  it('takes the fields of a form too', async () => {
    const form = {
      School_Id: String(admin.schoolId),
      ...basicDetails({ Admission_No: 'FORM-1', Roll_No: '', Email: '' }),
    };
    const { status, json } = await admin.call('POST', '/api/student/_add_student_basic_details', {
      form: Object.fromEntries(Object.entries(form).map(([name, value]) => [name, String(value)])),
    });
    expect(status).toBe(201);
    expect(json.student).toMatchObject({ Admission_No: 'FORM-1', Class_Id: 8 });
  });
});
