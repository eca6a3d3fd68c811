import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStudents } from '#server/main/maintenance/start-students.ts';
import { auditLog, enrolments } from '#server/store/schema.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { addReady, confirm } from '../support/enquiries.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addStudent } from './student-bodies.ts';

const [ending, coming] = ['2026-2027', '2027-2028'] as const;
/** A minute before the schools' midnight between two sessions, and a minute after it. */
const lastMinute = Date.parse('2027-03-31T23:59:00+05:30');
const firstMinute = Date.parse('2027-04-01T00:01:00+05:30');
const thirdDay = Date.parse('2027-04-03T00:01:00+05:30');

describe.each(databases)('students who were expected on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
  });
  afterAll(() => app.stop());

  const failures: unknown[] = [];
  const startAt = async (now: number): Promise<void> => {
    app.clock.now = now;
    // The sign-in before lasted a day.
    admin = await signIn(app);
    await startStudents({ store: app.store, now: () => now, onError: (error) => failures.push(error) });
  };
  const statusOf = async (id: number): Promise<string> => (await admin.get(`/api/student/${id}`)).json.student.Status;
  const inClass = async (Class_Id: number): Promise<number[]> =>
    (await admin.get('/api/attendance/register', { Class_Id, Section_Id: 1 })).json.Students.map(
      ({ Student_Id }: { Student_Id: number }) => Student_Id,
    );
  const udise = async () => (await admin.get('/api/student/export-udise')).text;

  it('are in school from the first day of their session, or from their admission on', async () => {
    const add = async (First_Name: string, changes: object) =>
      (await addStudent(admin, { First_Name, Session: coming, Status: 'Expected', ...changes })).Student_Id as number;
    const punctual = await add('Punctual', { Admission_Date: '2026-11-20' });
    const later = await add('Later', { Admission_Date: '2027-04-03' });
    const past = await add('Past', { Session: ending, Admission_Date: '2027-04-03' });
    const enquiry = await addReady(app, admin, {
      Session: coming,
      Class_Id: 8,
      Student_First_Name: 'Admitted',
      Date_Of_Birth: '2016-05-05',
      Gender: 'Female',
    });
    const admitted = (await confirm(admin, enquiry)).json.Student_Id as number;
    const all = [punctual, admitted, later, past];
    const statuses = () => Promise.all(all.map(statusOf));

    await startAt(lastMinute);
    expect(await statuses()).toEqual(['Expected', 'Expected', 'Expected', 'Expected']);

    await startAt(firstMinute);
    expect(await statuses()).toEqual(['Active', 'Active', 'Expected', 'Expected']);
    expect((await inClass(8)).toSorted()).toEqual([punctual, admitted].toSorted());
    expect(await udise()).toContain('Punctual');
    expect(await udise()).not.toContain('Later');

    await startAt(thirdDay);
    await startAt(thirdDay);
    // Whoever has no class in the session that runs is in no register: the office says what became of them.
    expect(await statuses()).toEqual(['Active', 'Active', 'Active', 'Expected']);
    const told = await app.store.school(admin.schoolId, ({ db }) =>
      db.select().from(auditLog).where(eq(auditLog.action, 'startExpected')),
    );
    expect(told.map(({ actor, entityId, before, after }) => [actor, entityId, before, after]).toSorted()).toEqual(
      [punctual, admitted, later]
        .map((id) => ['housekeeping', id, { Status: 'Expected' }, { Status: 'Active' }])
        .toSorted(),
    );
    const states = await app.store.school(admin.schoolId, ({ db }) =>
      db.select({ state: enrolments.state }).from(enrolments).where(eq(enrolments.session, coming)),
    );
    expect(new Set(states.map(({ state }) => state))).toEqual(new Set(['Full']));
    expect(failures).toEqual([]);
  });
});
