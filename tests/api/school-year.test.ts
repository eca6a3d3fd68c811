import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pdf } from '../media/documents.ts';
import { jpeg } from '../media/pictures.ts';
import { sessionOf } from '../support/accounts.ts';
import { type Caller, type CallResult, visitorOf } from '../support/callers.ts';
import { takeUpHandover } from '../support/handover.ts';
import { mailTo } from '../support/outbox.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { logoOf, register } from './registration-form.ts';

const done = ({ status, json, text }: CallResult, expected: number): CallResult['json'] => {
  expect(status, text).toBe(expected);
  return json;
};

/** A school year as its people live it, each step through the public API and on what the steps before have left. */
describe.each(databases)('a school year on $database', ({ database }) => {
  const host = 'lotus-valley-school.localhost';
  let app: TestApp;
  let schoolId = 0;
  let admin: Caller;
  let enquiryId = 0;
  let reference = '';
  let studentId = 0;

  beforeAll(async () => {
    app = await startApp({ database });
  });
  afterAll(() => app.stop());

  it('March: the school registers, its site is live, and listed once its address is verified', async () => {
    const logo = logoOf(await jpeg({ width: 400, height: 400 }), 'logo.jpg', 'image/jpeg');
    const started = await register(visitorOf(app, 'localhost'), {}, [logo]);
    const registered = done(started, 201);
    schoolId = registered.School_Id;
    expect(new URL(registered.url).hostname).toBe(host);
    const page = await app.get('/', { host });
    expect(page.status).toBe(200);
    expect(page.text).toContain('Lotus Valley School');
    expect(page.text).toContain('noindex');

    const signedIn = await takeUpHandover(app, started, registered.handoverUrl);
    expect(signedIn.status).toBe(303);
    admin = { ...sessionOf(app, signedIn, host), schoolId };
    expect(done(await admin.get('/api/Account/me'), 200)).toMatchObject({ user: { role: 'Admin' } });

    const { links } = await mailTo(app, 'Farida@Lotus.example');
    const token = links.map((link) => link.searchParams.get('token') ?? link.hash.slice(1)).find(Boolean) ?? '';
    done(await visitorOf(app, host).post('/api/Account/verifyEmail', { token }), 200);
    expect((await app.get('/', { host })).text).not.toContain('noindex');
    const listed = done(await visitorOf(app, 'localhost').get('/api/website/topSchools'), 200);
    expect(JSON.stringify(listed)).toContain('Lotus Valley School');
  });

  it('March: the editor is invited, uploads a picture, writes the site, and the page shows it at once', async () => {
    const invited = {
      name: 'Ravi Deshmukh',
      email: 'ravi@lotus.example',
      role: 'Staff',
      permissionSets: ['contentEditor'],
    };
    done(await admin.post('/api/users', invited), 201);
    const { links } = await mailTo(app, 'ravi@lotus.example');
    const token = links.map((link) => link.searchParams.get('token') ?? link.hash.slice(1)).find(Boolean) ?? '';
    const accepted = await visitorOf(app, host).post('/api/Account/acceptInvitation', {
      token,
      password: 'seven green parrots',
    });
    done(accepted, 200);
    const editor = { ...sessionOf(app, accepted, host), schoolId };

    const uploaded = await editor.call('POST', '/api/media', {
      form: { alt: 'Children under the old banyan' },
      files: [
        { field: 'files', name: 'banyan.jpg', type: 'image/jpeg', data: await jpeg({ width: 1600, height: 900 }) },
      ],
    });
    const [file] = done(uploaded, 201).files;
    const publish = async (type: string, fields: object) => {
      const item = done(await editor.post(`/api/content/${type}`, fields), 201);
      const headers = { 'if-match': `"${item.version}"` };
      return done(await editor.call('POST', `/api/content/${type}/${item.id}/publish`, { headers }), 200);
    };
    await publish('banner', { heading: 'Learning under the banyan', image: `media:${file.media.id}` });
    await publish('about', { heading: 'About Lotus Valley', description: 'A day school by the lake.' });
    const page = await app.get('/', { host });
    expect(page.text).toContain('Learning under the banyan');
    expect(page.text).toContain('Children under the old banyan');
  });

  it('April: a family asks, brings its documents, and is told how far they are', async () => {
    const visitor = visitorOf(app, host);
    const enquiry = {
      School_Id: schoolId,
      Session: '2026-2027',
      Class_Id: 8,
      Student_First_Name: 'Ishaan',
      Student_Last_Name: 'Pawar',
      Date_Of_Birth: '2015-05-20',
      Gender: 'Male',
      Parent_Name: 'Neeta Pawar',
      Parent_Relation: 2,
      Mobile: '98220 55555',
      Email: 'neeta@example.org',
      Previous_School: 'Hillside School',
      Previous_Class: 'Class 4',
      Consent: true,
      Fill_Seconds: 60,
    };
    const added = done(await visitor.post('/api/admission/_AddStudentAdmissionEnquiry', enquiry), 201);
    enquiryId = added.Admission_Enquiry_Id;
    reference = added.Reference_No;
    const track = () => visitor.post('/api/admission/track', { Reference_No: reference, Mobile: '9822055555' });
    expect(done(await track(), 200)).toMatchObject({ Status_Label: 'New' });
    const sent = await visitor.call('POST', '/api/admission/_addAdmissionDocument', {
      form: {
        School_Id: schoolId,
        Admission_Enquiry_Id: enquiryId,
        Reference_No: reference,
        Mobile: '9822055555',
        Document_Type: 'Birth_Certificate',
      },
      files: [{ field: 'DocumentURL', name: 'birth.pdf', type: 'application/pdf', data: pdf() }],
    });
    expect([200, 201]).toContain(sent.status);
  });

  it('April: the office works through the enquiry to a confirmed student, and the parent gets an account', async () => {
    const list = done(await admin.get('/api/admission/GetAdmissionEnquiry', { SchoolId: schoolId }), 200);
    expect(list.map((row: { Reference_No: string }) => row.Reference_No)).toEqual([reference]);
    const details = () => admin.get(`/api/admissions/${enquiryId}`);
    for (const body of [
      { Status: 2, Note: 'Spoke with the mother; a visit on Saturday.' },
      { Status: 3, Visit_At: '2026-11-28T05:30:00Z' },
      { Status: 4 },
      { Status: 5 },
      { Status: 6 },
    ]) {
      const { version } = done(await details(), 200);
      const headers = version === undefined ? {} : { 'if-match': `"${version}"` };
      done(await admin.call('POST', `/api/admissions/${enquiryId}/status`, { body, headers }), 200);
    }
    for (const { Document_Type, Is_Required, State } of done(await details(), 200).documents) {
      if (!Is_Required) continue;
      const body = State === 'Uploaded' ? { State: 'Verified' } : { State: 'Waived', Reason: 'Seen at the office' };
      done(await admin.post(`/api/admissions/${enquiryId}/documents/${Document_Type}`, body), 200);
    }
    const preview = done(await admin.get(`/api/admissions/${enquiryId}/confirmation`), 200);
    expect(preview).toMatchObject({ canConfirm: true, obstacles: [] });
    const confirm = () =>
      admin.call('POST', '/api/admission/_AdmissionConfirm', {
        query: { Admission_Equiry_Id: enquiryId, School_Id: schoolId },
      });
    studentId = done(await confirm(), 200).Student_Id;
    expect(done(await confirm(), 200).Student_Id).toBe(studentId);

    const { links } = await mailTo(app, 'neeta@example.org', 2);
    const token = links.map((link) => link.searchParams.get('token') ?? link.hash.slice(1)).find(Boolean) ?? '';
    const accepted = await visitorOf(app, host).post('/api/Account/acceptInvitation', {
      token,
      password: 'a quiet lake at dawn',
    });
    done(accepted, 200);
    const parent = { ...sessionOf(app, accepted, host), schoolId };
    const children = done(await parent.get('/api/student', { School_Id: schoolId }), 200);
    expect(children.map((row: { First_Name: string }) => row.First_Name)).toEqual(['Ishaan']);
    expect((await parent.get('/api/users')).status).toBe(403);
  });

  it('June: the bio, the bank account and the consent are recorded, and the birthday reaches the page', async () => {
    done(
      await admin.post('/api/student/addStudentBio', {
        School_Id: schoolId,
        Student_Id: studentId,
        Aadhaar_No: '234123412346',
        Photo_Consent: 'Public_With_Name',
        Consent_By: 'Neeta Pawar',
      }),
      200,
    );
    const banked = await admin.post('/api/student/_addStudentBankDetail', {
      School_Id: schoolId,
      Student_Id: studentId,
      Account_Holder_Name: 'Neeta Pawar',
      Bank_Name: 'Bank of Maharashtra',
      Account_No: '60213344556',
      Confirm_Account_No: '60213344556',
      Ifsc: 'MAHB0000123',
    });
    expect([200, 201]).toContain(banked.status);
    const seen = JSON.stringify(done(await admin.get(`/api/student/${studentId}`), 200));
    expect(seen).not.toContain('234123412346');
    expect(seen).not.toContain('60213344556');
    app.clock.now = Date.parse('2027-05-20T04:00:00Z');
    const birthdays = done(await visitorOf(app, host).get('/api/website/birthdayStudents'), 200);
    expect(birthdays.map((row: { student_Name: string }) => row.student_Name)).toEqual(['Ishaan P.']);
    app.clock.now = Date.parse('2026-11-21T06:30:00Z');
  });

  it('October: a holiday, a syllabus, a notice for the day after tomorrow', async () => {
    const holiday = {
      School_Id: schoolId,
      name: 'Diwali',
      startHolidayDate: '2026-11-26',
      endHolidayDate: '2026-11-28',
      StartSession: 2026,
    };
    done(await admin.post('/api/academic/_addHoliday', holiday), 201);
    const website = done(await visitorOf(app, host).get('/api/website/holidays'), 200);
    expect(website.map((row: { name: string }) => row.name)).toEqual(['Diwali']);
    const syllabus = { School_Id: schoolId, Class_Id: 8, Subject_Id: 3, Title: 'Light and sound', Status: 'Published' };
    done(await admin.post('/api/syllabus/addSyllabusDetails', syllabus), 201);
    expect(done(await admin.get('/api/syllabus/_syllabus_list', { School_Id: schoolId }), 200)).toHaveLength(1);

    const notice = { noticeHead: 'Annual day rehearsal', entryDateTime: '2026-11-23T09:00' };
    const item = done(await admin.post('/api/content/notice', notice), 201);
    const body = { publish_at: '2026-11-23T03:30:00Z' };
    const headers = { 'if-match': `"${item.version}"` };
    done(await admin.call('POST', `/api/content/notice/${item.id}/schedule`, { body, headers }), 200);
    const notices = async () => done(await visitorOf(app, host).get('/api/website/notices'), 200).length;
    expect(await notices()).toBe(0);
    app.clock.now = Date.parse('2026-11-23T03:30:00Z');
    expect(await notices()).toBe(1);
    app.clock.now = Date.parse('2026-11-21T06:30:00Z');
  });

  it('and everything that was done is written down, by whom and when', async () => {
    const actions = new Set<string>();
    for (let page = 1; ; page++) {
      const rows = done(await admin.get('/api/audit', { page, pageSize: 100 }), 200);
      for (const { action } of rows) actions.add(action);
      if (rows.length < 100) break;
    }
    for (const action of ['addHoliday', 'publishContent', 'confirmAdmission', 'addSyllabus'])
      expect([...actions].join(' ')).toContain(action);
  });
});
