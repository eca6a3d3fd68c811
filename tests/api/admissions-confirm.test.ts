import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  auditLog,
  enquiries,
  enrolments,
  guardianPeople,
  guardians,
  studentDocuments,
  students,
  userChildren,
  users,
  userTokens,
} from '#server/store/schema.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { addEnquiry, addReady, class5, confirm, pdfFile, placeAt } from '../support/enquiries.ts';
import { mailTo, readOutbox } from '../support/outbox.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

describe.each(databases)('the confirmation of an admission on $database', ({ database }) => {
  let app: TestApp;
  let office: Caller;
  let family = 0;
  /** A child of a family of its own. */
  const child = (changes: object = {}): object => {
    family += 1;
    const letters = String.fromCharCode(97 + Math.floor(family / 26), 97 + (family % 26));
    return { Student_First_Name: `Child${letters}`, Mobile: `9${String(100_000_000 + family)}`, ...changes };
  };
  const inSchool = <T>(work: Parameters<typeof app.store.school<T>>[1]) => app.store.school(office.schoolId, work);
  const preview = async (id: number) => (await office.get(`/api/admissions/${id}/confirmation`)).json;
  const childrenOf = (email: string) =>
    inSchool(({ db }) =>
      db
        .select({ studentId: userChildren.studentId })
        .from(userChildren)
        .innerJoin(users, eq(users.id, userChildren.userId))
        .where(eq(users.email, email)),
    );

  beforeAll(async () => {
    app = await startApp({ database });
    office = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] });
  });
  afterAll(() => app.stop());

  it('shows what it will do, does it all, and answers the same when asked again', async () => {
    const email = 'meenal@example.org';
    const { Admission_Enquiry_Id: id } = await addEnquiry(
      office,
      child({ Email: email, City: 'Pune', Category: 'OBC' }),
    );
    await office.call('POST', '/api/admission/_addAdmissionDocument', {
      form: { School_Id: office.schoolId, Admission_Enquiry_Id: id, Document_Type: 'Birth_Certificate' },
      files: [pdfFile()],
    });
    await placeAt(app, office.schoolId, id, 6);
    expect((await preview(id)).obstacles).toEqual([
      { code: 'DOCUMENTS', text: 'Verify or waive first: birth certificate.' },
    ]);
    await office.post(`/api/admissions/${id}/documents/Birth_Certificate`, { State: 'Verified' });
    expect(await preview(id)).toMatchObject({
      canConfirm: true,
      obstacles: [],
      will: {
        Student_Status: 'Active',
        Enrolment_State: 'Full',
        Documents: ['Birth_Certificate'],
        Parent_Account: 'Invited',
      },
    });

    const first = await confirm(office, id, { Section_Id: 2 });
    expect(first.status).toBe(200);
    expect(first.json).toMatchObject({
      Status: 8,
      Student_Status: 'Active',
      Session: '2026-2027',
      Section_Id: 2,
      warnings: [],
    });
    expect(first.json.Admission_No).toMatch(/^2026\/\d{4}$/);
    const again = await confirm(office, id);
    expect(again).toMatchObject({ status: 200, json: first.json });

    const { Student_Id } = first.json;
    await inSchool(async ({ db }) => {
      expect(await db.select().from(students).where(eq(students.id, Student_Id))).toMatchObject([
        {
          status: 'Active',
          admissionDate: '2026-11-21',
          photoConsent: 'None',
          details: { City: 'Pune', Category: 'OBC', Mother_Name: 'Kavita Deshpande' },
        },
      ]);
      expect(await db.select().from(enrolments).where(eq(enrolments.studentId, Student_Id))).toMatchObject([
        { session: '2026-2027', classId: 4, sectionId: 2, state: 'Full' },
      ]);
      const [guardian] = await db.select().from(guardians).where(eq(guardians.studentId, Student_Id));
      const isTheirs = eq(guardianPeople.id, guardian?.personId ?? 0);
      expect(guardian?.relation).toBe(2);
      expect(await db.select().from(guardianPeople).where(isTheirs)).toMatchObject([
        { name: 'Kavita Deshpande', email, userId: expect.any(Number) },
      ]);
      expect(await db.select().from(studentDocuments).where(eq(studentDocuments.studentId, Student_Id))).toMatchObject([
        { documentType: 'Birth_Certificate' },
      ]);
      expect(await db.select().from(users).where(eq(users.email, email))).toMatchObject([
        { role: 'Parent', passwordHash: null },
      ]);
      const reported = await db.select().from(auditLog).where(eq(auditLog.action, 'confirmAdmission'));
      expect(reported.map(({ entity, entityId }) => [entity, entityId]).toSorted()).toEqual([
        ['enquiry', id],
        ['student', Student_Id],
        ['user', expect.any(Number)],
      ]);
    });
    const mail = await mailTo(app, email, 2);
    expect(mail.text).toContain(first.json.Admission_No);
    const [link] = mail.links;
    expect(link?.host).toBe(`greenfield.localhost:${app.port}`);
    expect(link?.searchParams.get('token')).toMatch(/^[\w-]{40,}$/);
    expect(await readOutbox(app, email)).toHaveLength(2);
  });

  it('expects a student whose session is still to come', async () => {
    const id = await addReady(app, office, child({ Session: '2027-2028' }));
    const { json } = await confirm(office, id);
    expect(json).toMatchObject({ Student_Status: 'Expected', Enrolment_State: 'Expected', Session: '2027-2028' });
    expect(json.Admission_No).toMatch(/^2027\//);
    expect(json.warnings).toEqual(['The parent has no email address: invite them from the list of users.']);
  });

  it('puts the children of one parent to one account, and invites a parent once there is a password no more', async () => {
    const email = 'sunil@example.org';
    const one = await addReady(app, office, child({ Email: email, Mobile: '9123450001' }));
    const two = await addReady(app, office, child({ Email: email, Mobile: '9123450002' }));
    const ids = [(await confirm(office, one)).json.Student_Id, (await confirm(office, two)).json.Student_Id];
    expect((await childrenOf(email)).map(({ studentId }) => studentId).toSorted()).toEqual(ids.toSorted());
    await inSchool(({ db }) => db.update(users).set({ passwordHash: 'set' }).where(eq(users.email, email)));
    const three = await addReady(app, office, child({ Mobile: '9123450001' }));
    expect((await preview(three)).will.Parent_Account).toBe('Existing');
    await confirm(office, three);
    expect(await childrenOf(email)).toHaveLength(3);
    const last = await mailTo(app, email, 5);
    expect(last.links.map(({ pathname }) => pathname)).toEqual(['/login']);
    const tokens = await inSchool(({ db }) =>
      db
        .select({ kind: userTokens.kind })
        .from(userTokens)
        .innerJoin(users, eq(users.id, userTokens.userId))
        .where(eq(users.email, email)),
    );
    expect(tokens).toEqual([{ kind: 'invite' }, { kind: 'invite' }]);
  });

  it("never makes a parent of someone of the staff who has the enquirer's address", async () => {
    const colleague = await signIn(app, { role: 'Staff', permissionSets: ['hr'], email: 'colleague@example.org' });
    const id = await addReady(app, office, child({ Email: 'colleague@example.org', Mobile: '9123450009' }));
    const { json } = await confirm(office, id);
    expect(json.warnings).toHaveLength(1);
    const [parent] = await inSchool(({ db }) => db.select().from(users).where(eq(users.mobile, '+919123450009')));
    expect(parent).toMatchObject({ role: 'Parent', email: null });
    expect(parent?.id).not.toBe(colleague.userId);
  });

  it('makes one student of twenty confirmations of the same enquiry', async () => {
    const id = await addReady(app, office, child());
    const answers = await Promise.all(Array.from({ length: 20 }, () => confirm(office, id)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ json }) => json.Student_Id)).size).toBe(1);
    const { mobile, studentId } =
      (await inSchool(({ db }) => db.select().from(enquiries).where(eq(enquiries.id, id))))[0] ?? {};
    const made = await inSchool(({ db }) =>
      db
        .select()
        .from(students)
        .where(eq(students.mobile, String(mobile))),
    );
    expect(made.map((one) => one.id)).toEqual([studentId]);
  });

  it('makes twenty students of twenty enquiries at once, each with a number of its own', async () => {
    const ids: number[] = [];
    for (let i = 0; i < 20; i++) ids.push(await addReady(app, office, child({ Email: 'twenty@example.org' })));
    const answers = await Promise.all(ids.map((id) => confirm(office, id)));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    const numbers = answers.map(({ json }) => Number(json.Admission_No.slice(5))).toSorted((a, b) => a - b);
    expect(numbers).toEqual(numbers.map((_, i) => (numbers[0] ?? 0) + i));
    expect(new Set(answers.map(({ json }) => json.Student_Id)).size).toBe(20);
    expect(await childrenOf('twenty@example.org')).toHaveLength(20);
  });

  it('passes over a number that was given by hand', async () => {
    const probe = await confirm(office, await addReady(app, office, child()));
    const next = `2026/${String(Number(probe.json.Admission_No.slice(5)) + 1).padStart(4, '0')}`;
    await inSchool(({ db }) =>
      db.update(students).set({ admissionNo: next }).where(eq(students.id, probe.json.Student_Id)),
    );
    const { json } = await confirm(office, await addReady(app, office, child()));
    expect(Number(json.Admission_No.slice(5))).toBe(Number(next.slice(5)) + 1);
  });

  it('leaves nothing behind where a step fails', async () => {
    const id = await addReady(app, office, child());
    const count = async () =>
      inSchool(async ({ db }) => ({
        students: (await db.select().from(students)).length,
        users: (await db.select().from(users)).length,
        enrolments: (await db.select().from(enrolments)).length,
        log: (await db.select().from(auditLog)).length,
      }));
    const before = await count();
    // The last step writes that the enquiry is confirmed; what it writes is refused here.
    await inSchool(({ db }) => db.update(enquiries).set({ version: 2_147_483_647 }).where(eq(enquiries.id, id)));
    app.log.announce(/is out of range for type integer/);
    const failed = await confirm(office, id);
    expect(failed.status).toBe(500);
    expect(await count()).toEqual(before);
    await inSchool(({ db }) => db.update(enquiries).set({ version: 1 }).where(eq(enquiries.id, id)));
    expect((await confirm(office, id)).status).toBe(200);
  });

  it('goes on where the age is not the usual one only when that is waived', async () => {
    const id = await addReady(app, office, child({ Class_Id: class5 }));
    const refused = await confirm(office, id);
    expect(refused.status).toBe(409);
    expect(refused.json.obstacles).toEqual([
      {
        code: 'AGE',
        text: 'The child will be 6 when the session 2026-2027 starts; this class is from 10 on.',
        remedy: 'waiveAge',
      },
    ]);
    expect((await confirm(office, id, { waiveAge: true })).status).toBe(200);
  });

  it('asks for a reason where the child seems to be in the school already', async () => {
    const same = child();
    const { json: first } = await confirm(office, await addReady(app, office, same));
    const id = await addReady(app, office, {
      ...same,
      Student_First_Name: String(Object.values(same)[0]).toUpperCase(),
    });
    const refused = await confirm(office, id);
    expect(refused.status).toBe(409);
    expect(refused.json.obstacles).toMatchObject([{ code: 'DUPLICATE', remedy: 'force' }]);
    expect(refused.json.errorText).toContain(first.Admission_No);
    expect((await confirm(office, id, { force: true })).json.errors).toEqual({ reason: ['Please enter reason.'] });
    expect((await confirm(office, id, { force: true, reason: 'Twins of one name' })).status).toBe(200);
    const { followUps } = (await office.get(`/api/admissions/${id}`)).json;
    expect(followUps[0]).toMatchObject({ Note: 'Twins of one name', To_Status: 8 });
  });

  it('stops where the seats of a class are taken', async () => {
    const { schoolLookups } = await import('#server/store/schema.ts');
    const { schoolId } = office;
    const offer = { schoolId, kind: 'classes', name: 'Class 12', details: { standardId: 15, seats: 1, minAge: 3 } };
    await inSchool(({ db }) => db.insert(schoolLookups).values(offer));
    const ids = [
      await addReady(app, office, child({ Class_Id: 15 })),
      await addReady(app, office, child({ Class_Id: 15 })),
    ];
    const answers = await Promise.all(ids.map((id) => confirm(office, id, { force: true, reason: 'All the same' })));
    await inSchool(({ db }) => db.delete(schoolLookups).where(eq(schoolLookups.kind, 'classes')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.json.errorText).toBe(
      'Class 12 has no free seat in 2026-2027.',
    );
  });

  it('takes no step that the table does not have, and is for the office alone', async () => {
    const { Admission_Enquiry_Id: id } = await addEnquiry(office, child());
    const { status, json } = await confirm(office, id);
    expect(status).toBe(409);
    expect(json.errorText).toBe('An enquiry that is New cannot become Confirmed.');
    const teacher = await signIn(app, { role: 'Staff', permissionSets: ['classTeacher'] });
    expect((await confirm(teacher, id)).status).toBe(403);
    const stranger = await signIn(app, { school: 'riverside' });
    expect((await confirm(stranger, await addReady(app, office, child()))).status).toBe(404);
  });
});
