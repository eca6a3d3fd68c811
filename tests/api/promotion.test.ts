import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attendanceMarks, attendanceRegisters, enrolments, students } from '#server/store/schema.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { dumpSchool } from '../support/dump.ts';
import { extent } from '../support/extent.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addStudent, basicDetails, sendDetails } from './student-bodies.ts';

const place = { Session: '2026-2027', Class_Id: 8, Section_Id: 1 };
const names = ['Gargi', 'Ishaan', 'Zoya', 'Aarav', 'Meera'] as const;

describe.each(databases)('a class that goes to the next session on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  const ids: number[] = [];

  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    for (const [at, First_Name] of names.entries()) {
      const Gender = First_Name === 'Ishaan' || First_Name === 'Aarav' ? 'Male' : 'Female';
      const student = await addStudent(admin, { ...place, First_Name, Last_Name: 'Wagh', Gender, Roll_No: at + 1 });
      ids.push(student.Student_Id);
    }
  });
  afterAll(() => app.stop());

  const preview = async () => (await admin.get('/api/student/promotion', place)).json;
  const promote = (rows: readonly object[], where: object = place) =>
    admin.post('/api/student/promotion', { ...where, rows });
  const undo = (id: number) => admin.post(`/api/student/promotion/${id}/undo`, {});
  /** Students and their classes, in which nothing may differ after a promotion was undone. */
  const roll = async (): Promise<string[]> => [
    ...((await dumpSchool(app.store, admin.schoolId)).get('enrolments') ?? []),
  ];

  it('shows who is in it and where it goes, then where each is', async () => {
    expect(await preview()).toMatchObject({
      Next_Session: '2027-2028',
      Next_Class_Id: 9,
      Is_Last_Class: false,
      promotions: [],
    });
    const rows = [
      { Student_Id: ids[0], Outcome: 'Promote' },
      { Student_Id: ids[1], Outcome: 'Promote', Section_Id: 2 },
      { Student_Id: ids[2], Outcome: 'Retain' },
    ];
    const { status, json } = await promote(rows);
    expect([status, json.promotion]).toMatchObject([201, { Promoted: 2, Retained: 1, Finished: 0 }]);
    const ofSession = { Session: place.Session };
    expect((await admin.get('/api/student/promotion/classes', ofSession)).json).toEqual([
      { Class_Id: 8, Section_Id: 1, Students: 5, Placed: 3 },
    ]);
    const { students, promotions } = await preview();
    expect(students.map(({ Next }: { Next?: object }) => Next)).toEqual([
      { Class_Id: 9, Section_Id: 1 },
      { Class_Id: 9, Section_Id: 2 },
      { Class_Id: 8, Section_Id: 1 },
      undefined,
      undefined,
    ]);
    expect(promotions).toMatchObject([{ Id: json.promotion.Id, By: expect.any(String) }]);
    const again = await promote([{ Student_Id: ids[0], Outcome: 'Promote' }]);
    expect([again.status, again.json.errors]).toEqual([
      422,
      { 'rows[0].Student_Id': ['This student has a class in the next session already.'] },
    ]);
    expect((await undo(json.promotion.Id)).json).toEqual({ Undone: 3, kept: [] });
    const twice = await undo(json.promotion.Id);
    expect([twice.status, twice.json.errorText]).toEqual([409, 'This promotion was undone already.']);
  });

  it('takes all rows or none, and says which are wrong', async () => {
    const before = await roll();
    const { status, json } = await promote([
      { Student_Id: ids[0], Outcome: 'Promote' },
      { Student_Id: ids[0], Outcome: 'Promote' },
      { Student_Id: 999_999, Outcome: 'Promote' },
      { Student_Id: ids[1], Outcome: 'Finish' },
      { Student_Id: ids[2], Outcome: 'Promote', Class_Id: 999 },
    ]);
    expect(status).toBe(422);
    expect(json.errors).toEqual({
      'rows[1].Student_Id': ['This student is named twice.'],
      'rows[2].Student_Id': ['This student is not in the class any more.'],
      'rows[3].Outcome': ['Only students of the last class finish school.'],
      'rows[4].Class_Id': ['Choose a class that the school has.'],
    });
    expect(await roll()).toEqual(before);
  });

  it('leaves whom somebody has moved since where they are, and names them', async () => {
    const { json } = await promote(ids.map((Student_Id) => ({ Student_Id, Outcome: 'Promote' })));
    const student = (await admin.get(`/api/student/${ids[3]}`)).json.student;
    const moved = { ...basicDetails(), Student_Id: ids[3], Admission_No: student.Admission_No, First_Name: 'Aarav' };
    const { status, text } = await sendDetails(admin, {
      ...moved,
      Last_Name: 'Wagh',
      Gender: 'Male',
      Session: '2027-2028',
      Class_Id: 9,
      Section_Id: 2,
    });
    expect(status, text).toBe(200);
    expect((await undo(json.promotion.Id)).json).toEqual({
      Undone: 4,
      kept: [{ Student_Id: ids[3], Name: 'Aarav Wagh' }],
    });
  });

  it('finishes school from its last class, and comes back from there', async () => {
    const last = { Session: '2026-2027', Class_Id: 15, Section_Id: 1 };
    const { Student_Id } = await addStudent(admin, { ...last, First_Name: 'Rujuta', Date_Of_Birth: '2009-01-02' });
    const seen = await admin.get('/api/student/promotion', last);
    expect([seen.json.Is_Last_Class, seen.json.Next_Class_Id]).toEqual([true, undefined]);
    const { json } = await promote([{ Student_Id, Outcome: 'Finish' }], last);
    expect((await admin.get(`/api/student/${Student_Id}`)).json.student.Status).toBe('Alumni');
    await undo(json.promotion.Id);
    expect((await admin.get(`/api/student/${Student_Id}`)).json.student.Status).toBe('Active');
  });

  it('leaves who is promoted in the class of today, on pages, in lists and at the gate', async () => {
    const { json } = await promote([{ Student_Id: ids[0], Outcome: 'Promote' }]);
    const today = { Session: '2026-2027', Class_Id: 8, Section_Id: 1 };
    const { student, enrolments: known } = (await admin.get(`/api/student/${ids[0]}`)).json;
    expect(student).toMatchObject(today);
    expect(known.map(({ State }: { State: string }) => State)).toEqual(['Expected', 'Full']);
    const listed = (await admin.get('/api/student', { School_Id: admin.schoolId, Class_Id: 8, keyword: 'Gargi' })).json;
    expect(listed).toMatchObject([{ Student_Id: ids[0], ...today }]);
    const { Children } = (await admin.get('/api/visitors/pick-up', { Mobile: student.Mobile })).json;
    const gargi = Children.find((child: { Student_Id: number }) => child.Student_Id === ids[0]);
    expect(gargi).toMatchObject({ Class_Id: 8, Section_Id: 1 });
    await undo(json.promotion.Id);
  });

  it('leaves finished whose data were erased since', async () => {
    const last = { Session: '2026-2027', Class_Id: 15, Section_Id: 1 };
    const { Student_Id } = await addStudent(admin, { ...last, First_Name: 'Tara', Date_Of_Birth: '2009-01-02' });
    const { json } = await promote([{ Student_Id, Outcome: 'Finish' }], last);
    await app.store.school(admin.schoolId, ({ db }) =>
      db.update(students).set({ erasedAt: new Date() }).where(eq(students.id, Student_Id)),
    );
    expect((await undo(json.promotion.Id)).json).toMatchObject({ Undone: 0, kept: [{ Student_Id }] });
  });

  it('is undone to what it was, whatever was chosen', async () => {
    const free = ids.filter((_, at) => at !== 3);
    const choice = fc.record({
      Outcome: fc.constantFrom('Promote', 'Retain'),
      Class_Id: fc.constantFrom(undefined, 9, 10),
      Section_Id: fc.constantFrom(undefined, 1, 2, 3),
    });
    const before = await roll();
    await fc.assert(
      fc.asyncProperty(fc.array(choice, { minLength: 1, maxLength: free.length }), async (choices) => {
        const rows = choices.map((one, at) => ({ Student_Id: free[at], ...JSON.parse(JSON.stringify(one)) }));
        const { status, json } = await promote(rows);
        expect(status).toBe(201);
        expect(await roll()).toHaveLength(before.length + rows.length);
        await undo(json.promotion.Id);
        expect(await roll()).toEqual(before);
      }),
      { numRuns: extent(8, 60) },
    );
  });

  it('is numbered by name, or with the girls first', async () => {
    const numbers = async (Order: string) => {
      const { status, text } = await admin.post('/api/student/roll-numbers', { ...place, Order });
      expect([status, text]).toEqual([200, '{"Students":5}']);
      const { students } = await preview();
      return students.map((one: { First_Name: string; Roll_No: number }) => `${one.Roll_No} ${one.First_Name}`);
    };
    expect(await numbers('Name')).toEqual(['1 Aarav', '2 Gargi', '3 Ishaan', '4 Meera', '5 Zoya']);
    const versionOf = async (id = 0): Promise<number> => (await admin.get(`/api/student/${id}`)).json.student.Version;
    const [gargi, ishaan, zoya] = ids;
    const before = [await versionOf(gargi), await versionOf(ishaan), await versionOf(zoya)];
    expect(await numbers('Girls_First')).toEqual(['1 Gargi', '2 Meera', '3 Zoya', '4 Aarav', '5 Ishaan']);
    // A form that was opened before has another number in it.
    const after = [await versionOf(gargi), await versionOf(ishaan), await versionOf(zoya)];
    expect(after).toEqual(before.map((version) => version + 1));
    await numbers('Girls_First');
    expect(await versionOf(gargi)).toBe(after[0]);
  });

  describe('when the next session has begun', () => {
    const next = '2027-2028';
    const firstDays = '2027-04-06';
    beforeAll(async () => {
      app.clock.now = Date.parse(`${firstDays}T04:00:00Z`);
      admin = await signIn(app);
      await clear();
    });

    /** As it was before anybody was moved. */
    const clear = () =>
      app.store.school(admin.schoolId, async ({ db }) => {
        await db.delete(attendanceMarks);
        await db.delete(attendanceRegisters);
        await db.delete(enrolments).where(eq(enrolments.session, next));
      });
    type Seat = readonly [Class_Id: number, Section_Id: number];
    const take = ([Class_Id, Section_Id]: Seat) =>
      admin.call('PUT', '/api/attendance/register', {
        body: { Class_Id, Section_Id, Date: firstDays, Marks: [] },
        headers: { 'if-match': '"0"' },
      });
    const number = ([Class_Id, Section_Id]: Seat) =>
      admin.post('/api/student/roll-numbers', { Session: next, Class_Id, Section_Id, Order: 'Name' });
    const promoteInto = async (seats: readonly Seat[]): Promise<number> => {
      const rows = seats.map(([Class_Id, Section_Id], at) => ({
        Student_Id: ids[at],
        ...(Class_Id === place.Class_Id ? { Outcome: 'Retain' } : { Outcome: 'Promote', Class_Id }),
        Section_Id,
      }));
      const { status, json, text } = await promote(rows);
      expect(status, text).toBe(201);
      return json.promotion.Id;
    };
    const keptIds = async (promotion: number) =>
      (await undo(promotion)).json.kept.map(({ Student_Id }: { Student_Id: number }) => Student_Id);

    it('leaves whom a register has or who got a roll number, and names them', async () => {
      const id = await promoteInto([
        [9, 1],
        [9, 2],
        [9, 3],
      ]);
      expect((await take([9, 1])).status).toBe(200);
      expect((await number([9, 2])).status).toBe(200);
      expect((await undo(id)).json).toEqual({
        Undone: 1,
        kept: [
          { Student_Id: ids[0], Name: 'Gargi Wagh' },
          { Student_Id: ids[1], Name: 'Ishaan Wagh' },
        ],
      });
      const { students } = await preview();
      const seated = students.filter((one: { Next?: object }) => one.Next);
      expect(seated.map(({ Student_Id }: { Student_Id: number }) => Student_Id).toSorted()).toEqual(ids.slice(0, 2));
      const { json } = await admin.get('/api/attendance/register', { Class_Id: 9, Section_Id: 1, Date: firstDays });
      expect(json.Students).toMatchObject([{ Student_Id: ids[0], Status: 'P' }]);
    });

    it('takes back just those whom nothing has happened to, whatever was chosen', async () => {
      const moved = fc.record({
        classId: fc.constantFrom(8, 9, 10),
        sectionId: fc.constantFrom(1, 2),
        deed: fc.constantFrom('none', 'none', 'register', 'number'),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(moved, { minLength: 1, maxLength: ids.length }), async (all) => {
          await clear();
          const before = await roll();
          const seats = all.map(({ classId, sectionId }): Seat => [classId, sectionId]);
          const id = await promoteInto(seats);
          const done = new Set<string>();
          for (const [at, { deed }] of all.entries()) {
            const seat = seats[at];
            if (!seat || deed === 'none' || done.has(`${deed} ${seat}`)) continue;
            const { status, text } = await (deed === 'register' ? take(seat) : number(seat));
            expect(status, text).toBe(200);
            done.add(`${deed} ${seat}`);
          }
          const touched = (seat: Seat): boolean => done.has(`register ${seat}`) || done.has(`number ${seat}`);
          const kept = ids.filter((_, at) => seats.some((seat, of) => of === at && touched(seat)));
          expect(await keptIds(id)).toEqual(kept);
          expect(await roll()).toHaveLength(before.length + kept.length);
        }),
        { numRuns: extent(6, 40) },
      );
    });
  });
});
