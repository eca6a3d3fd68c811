import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Area, scopeFor } from '#schemas/access/matrix.ts';
import type { Call } from '#schemas/api/define.ts';
import { calls } from '#server/main/calls.ts';
import type { UserRole } from '#server/store/schema.ts';
import * as schema from '#server/store/schema.ts';
import { databases } from '../api/databases.ts';
import { addStudent } from '../api/student-bodies.ts';
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
  'student_documents',
  'student_leave',
  'attendance_marks',
  'pick_up_codes',
];

describe.each(databases)('a family on $database, of another child', ({ database }) => {
  let app: TestApp;
  let strangers: readonly Caller[];
  let ids: readonly number[];
  let before: readonly (readonly string[] | undefined)[];

  const keptNow = async () => {
    const dump = await dumpSchool(app.store, strangers[0]?.schoolId ?? 0);
    return kept.map((name) => dump.get(name));
  };

  beforeAll(async () => {
    app = await startApp({ database });
    const admin = await signIn(app);
    const other = (await addStudent(admin, { First_Name: secret, Last_Name: secret, Address: secret })).Student_Id;
    ids = [...new Set([other, ...(await plant(app, { schoolId: admin.schoolId, studentId: other }))])];
    const own = (await addStudent(admin)).Student_Id;
    expect(ids).not.toContain(own);
    strangers = await Promise.all(families.map((role) => signIn(app, { role, studentIds: [own] })));
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
      for (const stranger of strangers)
        for (const id of ids) {
          const { status, text } = await stranger.call(call.method, pathOf(call, { id }), {
            query: naming(call.query, id, stranger.schoolId) as Record<string, number>,
            ...(call.body ? { body: naming(call.body, id, stranger.schoolId) } : {}),
            headers: { 'if-match': '"1"' },
          });
          expect(status, `${call.id} ${id}`).not.toBe(500);
          expect(text).not.toContain(secret);
        }
      expect(await keptNow()).toEqual(before);
    },
  );
});

/** A part of a request in which every field that names a row names this one. */
const naming = (part: Call['body'], id: number, schoolId: number): Record<string, unknown> => {
  const fields = Object.entries(((part ?? {}) as SampledSchema).properties ?? {})
    .filter(([name, { type }]) => /_Id$/.test(name) && name !== 'School_Id' && type === 'integer')
    .map(([name]) => [name, id]);
  return { ...samplePart(part, schoolId), ...Object.fromEntries(fields) };
};

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
    await db.insert(schema.guardians).values({ ...child, name: secret, relation: 1 });
    const [document] = await db
      .insert(schema.studentDocuments)
      .values({ ...child, documentType: 'Other', documentNumber: secret, mediaId: 1, userType: 3 })
      .returning();
    const [leave] = await db
      .insert(schema.studentLeave)
      .values({ ...child, firstDay: '2026-11-25', lastDay: '2026-11-25', reason: 'Other', note: secret })
      .returning();
    const times = { issuedAt: new Date(), expiresAt: new Date('2100-01-01') };
    await db.insert(schema.pickUpCodes).values({ ...child, name: secret, codeHash: secret, ...times });
    return [document?.id ?? 0, leave?.id ?? 0];
  });
