import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeRoll } from '#server/main/demo/make-roll.ts';
import { type RollFile, readRollFile } from '#server/main/demo/roll-file.ts';
import { seedRoll } from '#server/main/demo/seed-roll.ts';
import { packageRoot } from '#shared/package-root.ts';
import { sendMember } from '../api/staff-bodies.ts';
import { sendDetails } from '../api/student-bodies.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { testNow } from '../support/schools.ts';
import { startApp, type TestApp } from '../support/server.ts';

const folder = join(packageRoot, 'src/demo/schools/amaltas');

describe('the roll of a demo school', () => {
  let app: TestApp;
  let admin: Caller;
  let other: Caller;
  let file: RollFile;

  beforeAll(async () => {
    app = await startApp();
    admin = await signIn(app);
    other = await signIn(app, { school: 'riverside' });
    const read = await readRollFile(folder);
    if (!read) throw new Error('Amaltas has no roll.');
    file = read;
  });
  afterAll(() => app.stop());

  const seed = () => seedRoll({ store: app.store, schoolId: admin.schoolId, file, now: new Date(testNow) });

  it('has as many children as the website says, each under a number of their own', () => {
    const roll = makeRoll(file, '2026-2027');
    expect(roll).toHaveLength(438);
    expect(new Set(roll.map(({ Admission_No }) => Admission_No)).size).toBe(438);
    expect(file.staff.filter(({ Staff_Type }) => Staff_Type === 'Teaching')).toHaveLength(31);
    expect(new Set(roll.map(({ Mobile }) => Mobile)).size).toBeLessThan(400);
    expect(makeRoll(file, '2026-2027')).toEqual(roll);
  });

  it('is of children and staff whom the office could have entered itself', async () => {
    const answers = [];
    for (const student of makeRoll(file, '2026-2027').filter((_, i) => i % 9 === 0))
      answers.push((await sendDetails(other, student)).text);
    for (const member of file.staff) answers.push((await sendMember(other, member)).text);
    expect(answers.filter((text) => !/^\{"(student|member)":/.test(text))).toEqual([]);
  });

  it('is entered once, with the registers of the last days and none of today', async () => {
    await seed();
    await seed();
    const totals = [await admin.get('/api/student'), await admin.get('/api/staff')];
    expect(totals.map(({ headers }) => headers['x-total-count'])).toEqual(['438', '39']);

    const dayOf = async (date: string) => (await admin.get('/api/attendance/day', { Date: date })).json;
    const { classes: open } = await dayOf('2026-11-21');
    const { classes: taken, Counts: counts, Percent: percent } = await dayOf('2026-11-20');
    expect(open.map(({ State }: { State: string }) => State)).toEqual(Array(22).fill('Open'));
    expect(taken.map(({ State }: { State: string }) => State)).toEqual(Array(22).fill('Submitted'));
    expect(Object.values<number>(counts).reduce((sum, count) => sum + count)).toBe(438);
    expect(percent).toBeGreaterThan(88);
    expect(percent).toBeLessThan(99);

    const place = { Class_Id: 8, Section_Id: 1 };
    const { json: grid } = await admin.get('/api/attendance/grid', { ...place, Month: '2026-11' });
    expect(grid.rows).toHaveLength(21);
    const attended = grid.days.filter(({ Is_Taken }: { Is_Taken: boolean }) => Is_Taken).length;
    // What is counted of a month is what its registers say.
    const { json: own } = await admin.get(`/api/attendance/students/${grid.rows[0].Student_Id}`);
    expect(own.months.at(-1)).toMatchObject({ Month: '2026-11', Days: attended });
    expect(own.Days).toBe(40);

    const { json: staff } = await admin.get('/api/staff/attendance/day', { Day: '2026-11-20' });
    expect(staff.rows.filter(({ Code }: { Code?: string }) => Code)).toHaveLength(39);
  });
});
