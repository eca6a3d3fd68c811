import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Call } from '#schemas/api/define.ts';
import { schoolIdNames } from '#schemas/api/shared.ts';
import { contentTypes } from '#schemas/content/index.ts';
import { calls } from '#server/main/calls.ts';
import * as schema from '#server/store/schema.ts';
import type { Db } from '#server/store/store.ts';
import { databases } from '../api/databases.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { type Dump, dumpSchool } from '../support/dump.ts';
import { pathOf, type SampledSchema, samplePart } from '../support/sample.ts';
import { startApp, type TestApp } from '../support/server.ts';

/** A word that is in every text of the other school that is not public, and nowhere else. */
const secret = 'Zyxwvut';

type Ids = ReadonlyMap<string, readonly number[]>;

const properties = (part: Call['body']): Readonly<Record<string, SampledSchema>> =>
  ((part ?? {}) as SampledSchema).properties ?? {};

const isSchoolName = (name: string): boolean => schoolIdNames.some((known) => known === name);

/** Fields of a part that name a row. */
const idFields = (part: Call['body']): string[] =>
  Object.entries(properties(part))
    .filter(([name, { type }]) => /(^id$|_?ids?$|Id$)/i.test(name) && !isSchoolName(name) && type === 'integer')
    .map(([name]) => name);

const namesRows = (call: Call): boolean =>
  [call.params, call.query, call.body].some((part) => idFields(part).length > 0);

const idsOf = (dump: Dump): Ids =>
  new Map(
    [...dump].map(([name, rows]) => [name, rows.flatMap((row) => (JSON.parse(row) as { id?: number }).id ?? [])]),
  );

const plantLeave = async (
  db: Db,
  { schoolId, studentId, staffId }: Readonly<Record<'schoolId' | 'studentId' | 'staffId', number>>,
): Promise<void> => {
  const request = { schoolId, firstDay: '2026-11-20', lastDay: '2026-11-20', note: secret, decision: secret };
  const [type] = await db.insert(schema.staffLeaveTypes).values({ schoolId, name: secret }).returning();
  await db
    .insert(schema.staffLeave)
    .values({ ...request, staffId, typeId: type?.id ?? 0, session: '2026-2027', part: 'Full' });
  await db.insert(schema.studentLeave).values({ ...request, studentId, reason: 'Illness' });
};

/** A grant of support that is over, and who came by it. */
const plantSupport = async (db: Db, { schoolId, userId }: Caller): Promise<void> => {
  const times = { givenAt: new Date('2026-11-01'), endsAt: new Date('2026-11-02') };
  const [grant] = await db
    .insert(schema.supportGrants)
    .values({ schoolId, reason: secret, givenBy: userId, ...times })
    .returning();
  await db.insert(schema.supportVisits).values({
    ...{ schoolId, grantId: grant?.id ?? 0, operatorId: 1, operatorName: secret, operatorSessionId: 1 },
    ...{ hash: secret, codeEndsAt: times.givenAt, enteredAt: times.givenAt },
  });
};

/** Rows of every kind, full of the secret. */
const plant = async (app: TestApp, owner: Caller): Promise<void> => {
  const { schoolId, userId } = owner;
  const person = { schoolId, firstName: secret, dateOfBirth: '2018-01-01', gender: 'Other', mobile: '+919876543210' };
  await app.store.school(schoolId, async ({ db }) => {
    const [student] = await db
      .insert(schema.students)
      .values({ ...person, admissionNo: 'S-1', admissionDate: '2026-04-01' })
      .returning();
    const studentId = student?.id ?? 0;
    await db.insert(schema.enrolments).values({
      schoolId,
      studentId,
      session: '2026-2027',
      classId: 1,
      sectionId: 1,
      state: 'Full',
    });
    await db.insert(schema.promotions).values({
      schoolId,
      session: '2026-2027',
      classId: 1,
      sectionId: 1,
      students: [{ studentId, outcome: 'Promote', classId: 2, sectionId: 1 }],
    });
    const [register] = await db
      .insert(schema.attendanceRegisters)
      .values({ schoolId, session: '2026-2027', classId: 1, sectionId: 1, date: '2026-11-20', part: 'Full' })
      .returning();
    await db.insert(schema.attendanceMarks).values({
      schoolId,
      studentId,
      registerId: register?.id ?? 0,
      date: '2026-11-20',
      part: 'Full',
      status: 'A',
      reason: secret,
      takenAt: new Date(),
    });
    await db
      .insert(schema.attendanceMonths)
      .values({ schoolId, studentId, part: 'Full', month: '2026-11-01', absent: 1 });
    await db.insert(schema.attendanceCodes).values({ schoolId, code: 'S', name: secret, countsAs: 'P' });
    const at = new Date();
    await db.insert(schema.attendanceReminders).values({ schoolId, classId: 1, sectionId: 1, date: '2026-11-20', at });
    await db
      .insert(schema.pickUpCodes)
      .values({ schoolId, studentId, name: secret, codeHash: secret, issuedAt: at, expiresAt: new Date('2100-01-01') });
    const [run] = await db
      .insert(schema.studentImports)
      .values({ schoolId, fileName: secret, fingerprint: 'a', session: '2026-2027', rows: 1 })
      .returning();
    await db.insert(schema.studentImportRows).values({
      schoolId,
      importId: run?.id ?? 0,
      line: 2,
      studentId,
      state: 'New',
      remembered: { First_Name: secret },
      version: 1,
    });
    const [guardian] = await db.insert(schema.guardianPeople).values({ schoolId, name: secret }).returning();
    const gone = { schoolId, id: studentId, studentId, admissionNo: secret };
    await db.insert(schema.mergedStudents).values({ ...gone, before: { First_Name: secret } });
    await db.insert(schema.guardians).values({ schoolId, studentId, personId: guardian?.id ?? 0, relation: 1 });
    await db
      .insert(schema.studentDocuments)
      .values({ schoolId, studentId, documentType: 'Other', documentNumber: secret, mediaId: 1, userType: 3 });
    await db.insert(schema.studentBankAccounts).values({
      schoolId,
      studentId,
      holder: secret,
      bankName: secret,
      accountSealed: 'x',
      accountLast4: '1234',
      ifsc: 'SBIN0001234',
    });
    const [member] = await db
      .insert(schema.staffMembers)
      .values({ ...person, employeeNo: 'E-1', roleId: 1, staffType: 'Teaching', joiningDate: '2026-04-01' })
      .returning();
    const staffId = member?.id ?? 0;
    await db.insert(schema.staffAttendance).values({ schoolId, staffId, day: '2026-11-20', code: 'A', note: secret });
    await db
      .insert(schema.staffDocuments)
      .values({ schoolId, staffId, documentType: 'Other', documentNumber: secret, mediaId: 1 });
    await plantLeave(db, { schoolId, studentId, staffId });
    await plantSupport(db, owner);
    const { firstName, dateOfBirth, gender, mobile } = person;
    const [enquiry] = await db
      .insert(schema.enquiries)
      .values({
        schoolId,
        firstName,
        dateOfBirth,
        gender,
        mobile,
        referenceNo: `${secret}-1`,
        enquiryType: 1,
        session: '2026-2027',
        classId: 1,
        parentName: secret,
        parentRelation: 1,
        consentVersion: '1',
      })
      .returning();
    const enquiryId = enquiry?.id ?? 0;
    await db.insert(schema.enquiryFollowUps).values({ schoolId, enquiryId, mode: 'Call', note: secret });
    await db
      .insert(schema.enquiryDocuments)
      .values({ schoolId, enquiryId, documentType: 'Photo', state: 'Waived', userType: 3 });
    await db.insert(schema.syllabuses).values({ schoolId, classId: 1, subjectId: 1, title: secret });
    await db.insert(schema.schoolLookups).values({ schoolId, kind: 'vehicles', name: secret });
    const [message] = await db
      .insert(schema.contactMessages)
      .values({ schoolId, name: secret, message: secret })
      .returning();
    await db
      .insert(schema.contactMessageEntries)
      .values({ schoolId, messageId: message?.id ?? 0, kind: 'Note', text: secret });
    const visit = { schoolId, day: '2026-11-21', name: secret, mobile: '+919876543210', purpose: 'Vendor' } as const;
    await db.insert(schema.visitors).values({ ...visit, state: 'Expected', meetingWith: 'Staff', meetingName: secret });
    await db.insert(schema.deniedVisitors).values({ schoolId, mobile: '+919876543210', name: secret, reason: secret });
    await db.insert(schema.apiTokens).values({ schoolId, name: secret, hash: secret, scopes: [] });
    for (const { type } of contentTypes)
      await db.insert(schema.content).values({ schoolId, type, draft: { name: secret } });
    await db.insert(schema.auditLog).values({ schoolId, userId, actor: secret, action: 'x', entity: 'x' });
  });
};

describe.each(databases)('an admin of another school on $database', ({ database }) => {
  let app: TestApp;
  let owner: Caller;
  let stranger: Caller;
  let ids: Ids;
  let before: Dump;
  let address = 0;

  const ask = (call: Call, fields: Readonly<Record<string, number>>, schoolId: number) => {
    const part = (schema_: Call['body']) => ({
      ...samplePart(schema_, schoolId),
      ...Object.fromEntries(idFields(schema_).map((name) => [name, fields[name] ?? fields.any ?? 1])),
    });
    address += 1;
    return stranger.call(call.method, pathOf(call, { id: fields.any ?? 1, type: 'notice' }), {
      query: part(call.query) as Record<string, number>,
      ...(call.body && call.takes !== 'multipart' ? { body: part(call.body) } : {}),
      ...(call.takes === 'multipart' ? { form: part(call.body) as Record<string, number> } : {}),
      headers: { 'x-forwarded-for': `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}` },
    });
  };

  beforeAll(async () => {
    app = await startApp({ database, trustProxy: ['127.0.0.1'] });
    owner = await signIn(app, { school: 'greenfield' });
    stranger = await signIn(app, { school: 'riverside', name: 'Otto Stranger' });
    await plant(app, owner);
    before = await dumpSchool(app.store, owner.schoolId);
    ids = idsOf(before);
  });
  afterAll(() => app.stop());

  it('finds rows planted in every table that rows can be named of', () => {
    const empty = [...ids].filter(([, known]) => known.length === 0).map(([name]) => name);
    expect(empty).toEqual(
      [
        // Without numbers of their own.
        'admission_seasons',
        'attendance_codes',
        'attendance_marks',
        'attendance_months',
        'attendance_reminders',
        'demo_requests',
        'disclosure_alerts',
        'domains',
        'number_series',
        'page_visits',
        'scheduled_publications',
        'school_settings',
        'site_record_history',
        'site_records',
        'unknown_logins',
        'user_children',
        'user_tokens',
      ].filter((name) => empty.includes(name)),
    );
  });

  const named = calls.filter((call) => namesRows(call) && call.host !== 'platform');

  it.each(named.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s gives and changes nothing',
    async (_, call) => {
      const tried = new Set([...ids.values()].flatMap((known) => [...known.slice(0, 2), ...known.slice(-2)]));
      for (const id of tried) {
        const own = await ask(call, { any: id }, stranger.schoolId);
        expect(own.status, `${call.id} ${id}`).not.toBe(500);
        expect(own.text).not.toContain(secret);
        stranger = own.status === 401 ? await signIn(app, { school: 'riverside' }) : stranger;
      }
      const [first = 1] = tried;
      const takesSchool = [call.query, call.body].some((part) => Object.keys(properties(part)).some(isSchoolName));
      if (takesSchool) expect((await ask(call, { any: first }, owner.schoolId)).status).toBe(403);
    },
  );

  it('has changed nothing of the school in all of this', async () => {
    const after = await dumpSchool(app.store, owner.schoolId);
    for (const [name, rows] of before) expect(after.get(name), name).toEqual(rows);
  });
});
