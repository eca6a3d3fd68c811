import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addStudent } from './student-bodies.ts';

const own = { Class_Id: 8, Section_Id: 1 };
const firstDay = '2026-04-06';
const lastDay = '2027-03-31';

/** First and last day of each holiday. */
const holidays = [
  ['2026-05-04', '2026-06-14', 'Summer vacation'],
  ['2026-08-15', '2026-08-15', 'Independence Day'],
  ['2026-10-02', '2026-10-02', 'Gandhi Jayanti'],
  ['2026-11-05', '2026-11-14', 'Diwali'],
  ['2026-12-25', '2026-12-31', 'Winter break'],
  ['2027-01-26', '2027-01-26', 'Republic Day'],
] as const;

/** A Sunday on which there is school, since a day was lost. */
const workingSunday = '2026-09-13';
/** A week without a network: registers wait on the phone. */
const strike = { from: '2026-07-20', to: '2026-07-25' };
/** Two days that nobody takes. */
const forgotten = ['2026-09-01', '2027-02-12'];

interface Pupil {
  readonly name: string;
  readonly admitted: string;
  id: number;
}

const createPupils = (): Pupil[] =>
  ['Aadhya', 'Bhavesh', 'Chitra', 'Devansh', 'Esha', 'Farhan', 'Gargi', 'Harsh'].map((name) => ({
    name,
    admitted: name === 'Harsh' ? '2026-08-10' : firstDay,
    id: 0,
  }));

/** The same numbers each time. */
const createDice = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
};

/** What somebody is on a day: seldom anything but present; Farhan is away far more, Esha is late. */
const codeOf = (dice: () => number, name: string): string => {
  const thrown = dice();
  if (name === 'Farhan') return thrown < 0.3 ? 'A' : 'P';
  if (name === 'Esha') return thrown < 0.2 ? 'L' : thrown < 0.24 ? 'HD' : 'P';
  return thrown < 0.04
    ? 'A'
    : thrown < 0.06
      ? 'LV'
      : thrown < 0.08
        ? 'HD'
        : thrown < 0.1
          ? 'L'
          : thrown < 0.12
            ? 'OD'
            : 'P';
};

/** The paper register that is kept beside: a line for each day, a letter for each pupil. */
type Paper = Map<string, Map<string, string>>;

const isHoliday = (date: string): boolean => holidays.some(([from, to]) => from <= date && date <= to);
const isSunday = (date: string): boolean => new Date(`${date}T12:00:00Z`).getUTCDay() === 0;
const hasSchool = (date: string): boolean => date === workingSunday || !(isHoliday(date) || isSunday(date));

const yearDays = (): string[] => {
  const days: string[] = [];
  for (let date = firstDay; date <= lastDay; date = addDays(date, 1)) days.push(date);
  return days;
};

/** By hand: how often each letter stands in somebody's column, and what part of the days that makes. */
const tally = (paper: Paper, name: string, month = '') => {
  const letters = [...paper].flatMap(([date, line]) => (date.startsWith(month) ? (line.get(name) ?? []) : []));
  const times = (letter: string): number => letters.filter((one) => one === letter).length;
  const there = times('P') + times('L') + times('OD') + times('HD') / 2;
  return {
    Counts: { P: times('P'), A: times('A'), L: times('L'), HD: times('HD'), LV: times('LV'), OD: times('OD') },
    Days: letters.length,
    Percent: letters.length === 0 ? null : Number(((100 * there) / letters.length).toFixed(1)),
  };
};

describe.each(databases)('a school year of one class on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let teacher: Caller;
  const paper: Paper = new Map();
  const pupils = createPupils();

  const goTo = async (date: string): Promise<void> => {
    app.clock.now = Date.parse(`${date}T04:00:00Z`);
    const classTeacher = { role: 'Staff', permissionSets: ['classTeacher'], classes: [own] } as const;
    teacher = await signIn(app, classTeacher);
    admin = await signIn(app);
  };
  const inClass = (date: string): Pupil[] => pupils.filter(({ admitted }) => admitted <= date);
  const bodyOf = (date: string, line: ReadonlyMap<string, string>, more: object = {}) => ({
    ...own,
    Date: date,
    Marks: inClass(date).flatMap(({ id, name }) =>
      line.get(name) === 'P' ? [] : { Student_Id: id, Status: line.get(name) },
    ),
    ...more,
  });
  const send = (caller: Caller, body: object, version: number) =>
    caller.call('PUT', '/api/attendance/register', { body, headers: { 'if-match': `"${version}"` } });

  beforeAll(async () => {
    app = await startApp({ database });
    await goTo(firstDay);
    for (const [at, pupil] of pupils.entries()) {
      const added = { First_Name: pupil.name, Last_Name: 'Wagh', Roll_No: at + 1, Admission_Date: pupil.admitted };
      // Who comes later is entered on that day.
      if (pupil.admitted === firstDay) pupil.id = (await addStudent(admin, added)).Student_Id;
    }
    // The holidays of the year are those of the test alone.
    const query = { School_Id: admin.schoolId, pageSize: 500 };
    for (const { Id } of (await admin.get('/api/academic/_holidays_list', query)).json) {
      const gone = { query: { School_Id: admin.schoolId, Id } };
      expect((await admin.call('DELETE', '/api/academic/_removeHoliday', gone)).status).toBe(200);
    }
    for (const [startHolidayDate, endHolidayDate, name] of holidays) {
      const holiday = { School_Id: admin.schoolId, name, startHolidayDate, endHolidayDate, StartSession: 2026 };
      expect((await admin.post('/api/academic/_addHoliday', holiday)).status).toBe(201);
    }
  });
  afterAll(() => app.stop());

  it('takes the registers, with absences, corrections, a week without a network and a teacher who forgets', async () => {
    const dice = createDice(2026);
    const waiting: ReturnType<typeof bodyOf>[] = [];
    for (const date of yearDays()) {
      if (!hasSchool(date)) {
        if (isHoliday(date) && date.endsWith('5')) {
          await goTo(date);
          const line = new Map(inClass(date).map(({ name }) => [name, 'P']));
          expect((await send(teacher, bodyOf(date, line), 0)).status, date).toBe(409);
        }
        continue;
      }
      await goTo(date);
      const late = pupils.find(({ id, admitted }) => id === 0 && admitted <= date);
      if (late) {
        const more = { Roll_No: pupils.length, Admission_Date: late.admitted, Last_Name: 'Wagh' };
        late.id = (await addStudent(admin, { First_Name: late.name, ...more })).Student_Id;
      }
      const line = new Map(inClass(date).map(({ name }) => [name, codeOf(dice, name)]));
      if (forgotten.includes(date)) continue;
      paper.set(date, line);
      if (date === workingSunday) {
        const declared = await admin.post('/api/attendance/working-days', { Date: date, ...own });
        expect(declared.status).toBe(200);
      }
      if (strike.from <= date && date <= strike.to) {
        const key = `a3bb189e-8bf9-4888-9912-0000000000${date.slice(8)}`;
        waiting.push(bodyOf(date, line, { Submission: { Key: key, Number: 1 } }));
        if (date !== strike.to) continue;
        // The head took one of them on paper meanwhile: the teacher decides for her own.
        const [first] = waiting;
        if (!first) throw new Error('Nothing waits.');
        expect((await send(admin, { ...first, Marks: [], Submission: undefined }, 0)).status).toBe(200);
        for (const body of waiting) {
          const sent = await send(teacher, body, 0);
          if (body === first) {
            expect(sent.status).toBe(first.Marks.length === 0 ? 200 : 409);
            const Submission = { Key: 'a3bb189e-8bf9-4888-9912-000000000099', Number: 1 };
            expect((await send(teacher, { ...body, Submission }, 1)).status).toBe(200);
          } else {
            expect(sent.status, sent.text).toBe(200);
            // No answer came, so the phone sends it again.
            expect((await send(teacher, body, 0)).json.Version).toBe(sent.json.Version);
          }
        }
        continue;
      }
      const taken = await send(teacher, bodyOf(date, line), 0);
      expect(taken.status, `${date}: ${taken.text}`).toBe(200);
      // Now and then somebody comes late after all.
      if (dice() < 0.1) {
        const absent = inClass(date).find(({ name }) => line.get(name) === 'A');
        if (absent) {
          line.set(absent.name, 'L');
          expect((await send(teacher, bodyOf(date, line), taken.json.Version)).status).toBe(200);
        }
      }
    }
  });

  it('corrects a locked month by an admin alone, with a reason', async () => {
    await goTo(lastDay);
    const dates = [...paper.keys()].filter(
      (date) => date.startsWith('2027-01') && paper.get(date)?.get('Farhan') === 'A',
    );
    expect(dates.length).toBeGreaterThan(2);
    for (const date of dates.slice(0, 2)) {
      const farhan = pupils.find(({ name }) => name === 'Farhan')?.id;
      const body = { Student_Id: farhan, Date: date, Status: 'LV', Change_Reason: 'The certificate came in March' };
      expect((await teacher.call('PUT', '/api/attendance/mark', { body })).status).toBe(409);
      expect((await admin.call('PUT', '/api/attendance/mark', { body })).status).toBe(200);
      paper.get(date)?.set('Farhan', 'LV');
    }
  });

  it('agrees with the paper register, pupil by pupil and month by month', async () => {
    const months = [...new Set(yearDays().map((date) => date.slice(0, 7)))];
    for (const { id, name } of pupils) {
      const { json } = await admin.get(`/api/attendance/students/${id}`);
      expect({ Counts: json.Counts, Days: json.Days, Percent: json.Percent }, name).toEqual(tally(paper, name));
      for (const month of json.months) {
        const { Month, ...rest } = month;
        expect(rest, `${name}, ${Month}`).toEqual(tally(paper, name, Month));
      }
    }
    for (const month of months) {
      const { json } = await admin.get('/api/attendance/grid', { ...own, Month: month });
      for (const row of json.rows) {
        const written = json.days.map(({ Date: date }: { Date: string }) => paper.get(date)?.get(row.First_Name) ?? '');
        expect(row.Marks, `${row.First_Name}, ${month}`).toEqual(written);
      }
    }
  });

  it('agrees in what it says of the class: percentages, who is low, who is missing running, weeks', async () => {
    const rows = (await admin.get('/api/attendance/classes', own)).json as readonly {
      First_Name: string;
      Percent: number;
    }[];
    expect(Object.fromEntries(rows.map((row) => [row.First_Name, row.Percent]))).toEqual(
      Object.fromEntries(pupils.map(({ name }) => [name, tally(paper, name).Percent])),
    );
    const low = (await admin.get('/api/attendance/low')).json as readonly { First_Name: string }[];
    expect(low.map((row) => row.First_Name).toSorted()).toEqual(
      pupils
        .map(({ name }) => name)
        .filter((name) => (tally(paper, name).Percent ?? 100) < 75)
        .toSorted(),
    );
    expect(low.map((row) => row.First_Name)).toContain('Farhan');
    const running = (name: string): number => {
      const column = [...paper].toReversed().flatMap(([, line]) => line.get(name) ?? []);
      const end = column.findIndex((letter) => letter !== 'A');
      return end < 0 ? column.length : end;
    };
    const absent = (await admin.get('/api/attendance/absent', { Days: 1 })).json as readonly {
      First_Name: string;
      Days: number;
    }[];
    expect(Object.fromEntries(absent.map((row) => [row.First_Name, row.Days]))).toEqual(
      Object.fromEntries(pupils.flatMap(({ name }) => (running(name) > 0 ? [[name, running(name)]] : []))),
    );
    const trend = (await admin.get('/api/attendance/trend', own)).json;
    const absences = [...paper].flatMap(([, line]) => [...line.values()]).filter((letter) => letter === 'A').length;
    const summed = trend.weeks.reduce((sum: number, week: { Absent: number }) => sum + week.Absent, 0);
    expect(summed).toBe(absences);
    const missing = (await admin.get('/api/attendance/day', { Date: forgotten[0] ?? '' })).json;
    expect(missing.classes[0].State).toBe('Open');
  });
});
