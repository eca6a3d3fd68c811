import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attendanceMarks, auditLog } from '#server/store/schema.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addStudent } from './student-bodies.ts';

const today = '2026-11-21';
const hour = 3_600_000;
const father = '9822041876';

describe.each(databases)('registers that come late on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let keys = 0;
  const ids: number[] = [];

  /** Sends a register that was taken some hours ago; undefined as offices did that did not say it. */
  const send = (hoursAgo: number | undefined, { version = 0, ...body }: Record<string, unknown> = {}) =>
    admin.call('PUT', '/api/attendance/register', {
      body: {
        ...{ Class_Id: 8, Section_Id: 1, Date: today, Marks: [] },
        Submission: {
          Key: `7f1c9a52-0d4e-4b8f-9a35-${String(++keys).padStart(12, '0')}`,
          Number: 1,
          ...(hoursAgo === undefined ? {} : { Taken_Ago: hoursAgo * 3600 }),
        },
        ...body,
      },
      headers: { 'if-match': `"${version}"` },
    });
  const ago = (hours: number): string => new Date(app.clock.now - hours * hour).toISOString();
  const onFireList = async (section: number): Promise<number[]> => {
    const { json } = await admin.get('/api/visitors/fire-list');
    const found = json.Classes.find(({ Section_Id }: { readonly Section_Id: number }) => Section_Id === section);
    return found.Students.map(({ Student_Id }: { readonly Student_Id: number }) => Student_Id);
  };
  const pickUp = async (child: number): Promise<void> => {
    const body = { Name: 'Sanjay Kulkarni', Mobile: father, Purpose: 'Pick_Up', Student_Id: child, Is_Compared: true };
    const meeting = { Meeting_With: 'Student', Meeting_Name: 'Meera Kulkarni' };
    const { json } = await admin.post('/api/visitors/sign-in', { ...body, ...meeting });
    expect((await admin.call('POST', `/api/visitors/${json.Visitor_Id}/sign-out`)).status).toBe(200);
  };

  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app, {});
    for (const Section_Id of [1, 1, 2])
      ids.push((await addStudent(admin, { Section_Id, Mobile: father, Roll_No: ids.length + 1 })).Student_Id);
  });
  afterAll(() => app.stop());

  it('were taken when the device says, on the day that they are for and not before it', async () => {
    const taken = async (date: string, hours: number | undefined) => (await send(hours, { Date: date })).json.Taken_At;
    const now = ago(0);
    expect(await taken('2026-11-20', 24)).toBe(ago(24));
    expect(await taken('2026-11-19', 24)).toBe(ago(24));
    // A clock that was wrong when it was taken and is right by now.
    expect(await taken('2026-11-18', 24 * 300)).toBe('2026-11-17T18:30:00.000Z');
    expect(await taken('2026-11-17', undefined)).toBe(now);
    expect((await send(-1, { Date: '2026-11-16' })).status).toBe(422);
    // Who corrects it has not taken it; what was corrected was so when that was seen.
    const changed = await send(3, {
      Date: '2026-11-20',
      version: 1,
      Marks: [{ Student_Id: ids[1], Status: 'A' }],
    });
    expect(changed.json).toMatchObject({ Version: 2, Taken_At: ago(24) });
    const [mark, entries] = await app.store.school(admin.schoolId, async ({ db }) => [
      (
        await db
          .select()
          .from(attendanceMarks)
          .where(and(eq(attendanceMarks.studentId, ids[1] ?? 0), eq(attendanceMarks.date, '2026-11-20')))
      )[0],
      await db.select().from(auditLog).where(eq(auditLog.entity, 'attendanceRegister')),
    ]);
    expect([mark?.takenAt, mark?.changedAt].map((at) => at?.toISOString())).toEqual([ago(24), ago(3)]);
    const told = entries.map(({ after }) => after as Record<string, unknown>);
    expect(told.filter(({ Date: date }) => date === '2026-11-20').map(({ Taken_At }) => Taken_At)).toEqual([
      ago(24),
      ago(3),
    ]);
    expect(told.find(({ Date: date }) => date === '2026-11-17')).not.toHaveProperty('Taken_At');
  });

  it('say nothing of a child that was picked up since they were taken', async () => {
    const [early, stays, unsaid] = ids;
    await pickUp(early ?? 0);
    await pickUp(unsaid ?? 0);
    app.clock.now += hour;
    expect((await send(2)).json.Taken_At).toBe(ago(2));
    expect(await onFireList(1)).toEqual([stays]);
    // An office that does not say when has taken it now: the child is back.
    await send(undefined, { Section_Id: 2 });
    expect(await onFireList(2)).toEqual([unsaid]);
    const { json } = await admin.get('/api/attendance/registers', { Date: today });
    expect(json.classes.find(({ Taken_At }: { readonly Taken_At?: string }) => Taken_At === ago(2))).toMatchObject({
      Section_Id: 1,
    });
    // A correction that waited as well: it was made before they left.
    await send(1.5, { version: 1, Marks: [{ Student_Id: early, Status: 'L' }] });
    expect(await onFireList(1)).toEqual([stays]);
  });
});
