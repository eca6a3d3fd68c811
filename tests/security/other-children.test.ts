import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserRole } from '#schemas/access/matrix.ts';
import { type Area, scopeFor } from '#schemas/access/matrix.ts';
import type { Call } from '#schemas/api/define.ts';
import { asFamilyHeader } from '#schemas/office.ts';
import { bioFields } from '#schemas/records/student-bio.ts';
import { calls } from '#server/main/calls.ts';
import * as schema from '#server/store/schema.ts';
import { databases } from '../api/databases.ts';
import { addStudent, basicDetails, sendBank, sendDocument } from '../api/student-bodies.ts';
import { jpeg } from '../media/pictures.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { dumpSchool } from '../support/dump.ts';
import { pathOf, type SampledSchema, samplePart } from '../support/sample.ts';
import { startApp, type TestApp } from '../support/server.ts';

/** A word that is in every text about the other child, and nowhere else. */
const secret = 'Zyxwvut';

const families = ['Parent', 'Student'] as const satisfies readonly UserRole[];

/** The areas of which a family has what is its own. */
const isOwnArea = (area: Area): boolean =>
  area !== '/school/change_password' && families.some((role) => scopeFor([role], area, 'read') === 'own');

const ownCalls = calls.filter(
  ({ access, host }) =>
    host !== 'platform' && access.kind === 'area' && access.scopes.includes('own') && isOwnArea(access.area),
);

/** What is kept of children. */
const kept = [
  'students',
  'enrolments',
  'guardians',
  'guardian_people',
  'student_documents',
  'student_bank_accounts',
  'media',
  'visitors',
  'student_leave',
  'attendance_marks',
  'pick_up_codes',
];

/** Somebody with children at the school, and whether they ask as a parent. */
interface Asking {
  readonly who: string;
  readonly caller: Caller;
  readonly asFamily?: boolean;
}

describe.each(databases)('a family on $database, of another child', ({ database }) => {
  let app: TestApp;
  let strangers: readonly Asking[];
  let own: readonly number[];
  let ids: readonly number[];
  /** The paths of the other child's pictures and files, without the signature that opens them. */
  let files: readonly string[];
  let before: readonly (readonly string[] | undefined)[];

  const keptNow = async () => {
    const dump = await dumpSchool(app.store, strangers[0]?.caller.schoolId ?? 0);
    return kept.map((name) => dump.get(name));
  };

  beforeAll(async () => {
    app = await startApp({ database });
    const admin = await signIn(app);
    const planted = await addOther(admin);
    ids = [...new Set([...planted.ids, ...(await plant(app, { schoolId: admin.schoolId, studentId: planted.id }))])];
    files = await filesOf(admin, planted.id);
    // What names a row of another kind is no id of an own child.
    for (let last = 0; last < Math.max(...ids); )
      last = (await addStudent(admin, { First_Name: secret, Mobile: '98500 55419' })).Student_Id;
    own = [(await addStudent(admin)).Student_Id, (await addStudent(admin, { First_Name: 'Tara' })).Student_Id];
    for (const id of own) expect(ids).not.toContain(id);
    strangers = await everyoneWith(app, own);
    before = await keptNow();
  });
  afterAll(() => app.stop());

  it('has calls of its own', () => {
    expect(ownCalls.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['readStudent', 'readStudentAttendance', 'listStudentLeave', 'askStudentLeave']),
    );
  });

  it.each(ownCalls.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s gives and changes nothing',
    async (_, call) => {
      for (const { who, caller, asFamily } of strangers)
        for (const id of ids) {
          const { status, text } = await caller.call(call.method, pathOf(call, { id }), {
            query: naming(call.query, id, caller.schoolId) as Record<string, number>,
            ...(call.body ? { body: naming(call.body, id, caller.schoolId) } : {}),
            headers: { 'if-match': '"1"', ...(asFamily && { [asFamilyHeader]: '1' }) },
          });
          expect(status, `${call.id} ${id} ${who}`).not.toBe(500);
          for (const told of [secret, ...files]) expect(text, `${call.id} ${who}`).not.toContain(told);
        }
      expect(await keptNow()).toEqual(before);
    },
  );

  it('opens no picture and no file of it', async () => {
    expect(files).toHaveLength(2);
    for (const { who, caller, asFamily } of strangers)
      for (const path of files) {
        const headers = asFamily ? { [asFamilyHeader]: '1' } : {};
        const { status } = await caller.call('GET', path, { headers });
        expect([403, 404], `${path} ${who}`).toContain(status);
      }
  });

  it('has each of its own children, and with them nobody else', async () => {
    for (const { who, caller, asFamily } of strangers) {
      const headers = asFamily ? { [asFamilyHeader]: '1' } : {};
      const expected = who === 'Student' ? own.slice(0, 1) : own;
      const { status, json } = await caller.call('GET', '/api/student', { headers });
      if (who === 'a member of staff without that area') {
        expect([who, status]).toEqual([who, 403]);
        continue;
      }
      const found = (json as { Student_Id: number }[]).map(({ Student_Id: id }) => id);
      expect([who, found.toSorted()]).toEqual([who, expected.toSorted()]);
      for (const id of expected)
        expect([who, (await caller.call('GET', `/api/student/${id}`, { headers })).status]).toEqual([who, 200]);
    }
  });

  it('is not that of who works here and has no child at the school', async () => {
    const admin = await signIn(app);
    const headers = { [asFamilyHeader]: '1' };
    expect((await admin.call('GET', '/api/student', { headers })).status).toBe(403);
  });
});

/** Whoever has children at a school: parents, the first child itself, and members of staff, as staff and as parents. */
const everyoneWith = async (app: TestApp, studentIds: readonly number[]): Promise<readonly Asking[]> => {
  const parent = await signIn(app, { role: 'Parent', studentIds });
  const student = await signIn(app, { role: 'Student', studentIds });
  const editor = await signIn(app, { role: 'Staff', permissionSets: ['contentEditor'], studentIds });
  const classes = [{ Class_Id: 8, Section_Id: 1 }];
  const teacher = await signIn(app, { role: 'Staff', permissionSets: ['classTeacher'], classes, studentIds });
  const admin = await signIn(app, { role: 'Admin', studentIds });
  return [
    { who: 'Parent', caller: parent },
    { who: 'Parent, by name', caller: parent, asFamily: true },
    { who: 'Student', caller: student },
    { who: 'a member of staff without that area', caller: editor },
    { who: 'a content editor who is a parent', caller: editor, asFamily: true },
    { who: 'the class teacher who is a parent', caller: teacher, asFamily: true },
    { who: 'an admin who is a parent', caller: admin, asFamily: true },
  ];
};

/** A part of a request in which every field that names a row names this one, and every search is for the child. */
const naming = (part: Call['body'], id: number, schoolId: number): Record<string, unknown> => {
  const fields = Object.entries(((part ?? {}) as SampledSchema).properties ?? {}).flatMap(([name, { type }]) =>
    /_Id$/.test(name) && name !== 'School_Id' && type === 'integer'
      ? [[name, id]]
      : name === 'Ids'
        ? [[name, String(id)]]
        : name === 'keyword'
          ? [[name, secret]]
          : [],
  );
  return { ...samplePart(part, schoolId), ...Object.fromEntries(fields) };
};

/** Another child with a photo, a document, a bank account and a visit, as the office enters them; with their ids. */
const addOther = async (admin: Caller): Promise<{ readonly id: number; readonly ids: readonly number[] }> => {
  const details = {
    First_Name: secret,
    Last_Name: secret,
    Address: secret,
    Father_Name: secret,
    Mobile: '98500 55418',
  };
  const fields = { School_Id: admin.schoolId, ...basicDetails(details) };
  const { json, text } = await admin.call('POST', '/api/student/_add_student_basic_details', {
    form: Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
    files: [{ field: 'Student_Photo', name: 'face.jpg', type: 'image/jpeg', data: await jpeg() }],
  });
  if (!json.student?.Student_Photo) throw new Error(`The child has no photo: ${text}`);
  const { Student_Id: id, Mobile } = json.student;
  const document = await sendDocument(admin, id, { Document_Number: secret });
  const bank = await sendBank(admin, id, { Account_Holder_Name: secret, Branch: secret });
  const meeting = { Meeting_With: 'Student', Meeting_Name: secret, Student_Id: id, Is_Compared: true };
  const visit = await admin.post('/api/visitors/sign-in', { Name: secret, Mobile, Purpose: 'Pick_Up', ...meeting });
  for (const made of [document, bank, visit]) if (made.status !== 201) throw new Error(made.text);
  const { Student_Document_Id } = document.json.document;
  return { id, ids: [id, Student_Document_Id, bank.json.bankDetail.Bank_Detail_Id, visit.json.Visitor_Id] };
};

const filesOf = async (admin: Caller, id: number): Promise<string[]> => {
  const { text } = await admin.get(`/api/student/${id}`);
  const links = text.matchAll(/\/media\/private\/\d+\/\d+(?:\/[^?"]+)?/g);
  return [...new Set([...links].map(([path]) => path))];
};

/** A record with the secret in each text that may be any. */
const filled = (fields: Readonly<Record<string, SampledSchema>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => {
      if (field.type === 'array') return [[name, [filled(field.items?.properties ?? {})]]];
      const isFree = [undefined, 'multiline', 'person-name'].includes(field.format) && !field.enum && !field.pattern;
      return field.type === 'string' && isFree ? [[name, secret]] : [];
    }),
  );

/** What a school keeps of a child, full of the secret; the ids that requests may name. */
const plant = (app: TestApp, child: { readonly schoolId: number; readonly studentId: number }): Promise<number[]> =>
  app.store.school(child.schoolId, async ({ db }) => {
    const day = { date: '2026-11-20', part: 'Full' } as const;
    const [register] = await db
      .insert(schema.attendanceRegisters)
      .values({ schoolId: child.schoolId, session: '2026-2027', classId: 8, sectionId: 1, ...day, takenAt: new Date() })
      .returning();
    const mark = { registerId: register?.id ?? 0, status: 'A', reason: secret, takenAt: new Date() } as const;
    await db.insert(schema.attendanceMarks).values({ ...child, ...day, ...mark });
    const [guardian] = await db
      .insert(schema.guardianPeople)
      .values({ schoolId: child.schoolId, name: secret })
      .returning();
    await db.insert(schema.guardians).values({ ...child, personId: guardian?.id ?? 0, relation: 1 });
    const [leave] = await db
      .insert(schema.studentLeave)
      .values({ ...child, firstDay: '2026-11-25', lastDay: '2026-11-25', reason: 'Other', note: secret })
      .returning();
    const bio = filled(bioFields);
    const { id: studentId, schoolId } = schema.students;
    const isChild = and(eq(schoolId, child.schoolId), eq(studentId, child.studentId));
    await db.update(schema.students).set({ bio }).where(isChild);
    const times = { issuedAt: new Date(), expiresAt: new Date('2100-01-01') };
    await db.insert(schema.pickUpCodes).values({ ...child, name: secret, codeHash: secret, ...times });
    return [leave?.id ?? 0];
  });
