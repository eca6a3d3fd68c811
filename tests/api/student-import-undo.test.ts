import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportRow } from '#schemas/api/students/import.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addStudent, sendDetails } from './student-bodies.ts';
import {
  childrenOf,
  importAll,
  importRow,
  sendRows,
  signInGuardian,
  startImport,
  undoImport,
} from './student-import-bodies.ts';

const taken = 'Somebody else has the roll number by now.';
const edited = 'This student was edited since.';
const hasRecords = 'Other records of this student have been made since.';

describe.each(databases)('imports that are undone on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
  });
  afterAll(() => app.stop());

  const studentOf = async (number: string) => {
    const [found] = (await admin.get('/api/student', { Session: '2026-2027', keyword: number })).json;
    return found && (await admin.get(`/api/student/${found.Student_Id}`)).json.student;
  };
  const rollsOf = async (numbers: readonly string[]): Promise<unknown[]> => {
    const rolls: unknown[] = [];
    for (const number of numbers) rolls.push((await studentOf(number))?.Roll_No);
    return rolls;
  };
  /** Rows of one section, with the roll numbers of admission numbers. */
  const seats = (section: number, rolls: Readonly<Record<string, number>>, changes: ImportRow['fields'] = {}) =>
    Object.entries(rolls).map(([Admission_No, Roll_No], at) =>
      importRow(at + 2, { Admission_No, Section_Id: section, Roll_No, ...changes }),
    );
  const keptOf = (json: { kept: { Admission_No: string; reason: string }[] }) =>
    json.kept.map(({ Admission_No, reason }) => [Admission_No, reason]);

  describe('give roll numbers back', () => {
    it('that were swapped, or moved along in either direction', async () => {
      await importAll(admin, seats(2, { 'S-1': 1, 'S-2': 2 }));
      const swapped = await importAll(admin, seats(2, { 'S-1': 2, 'S-2': 1 }));
      expect((await undoImport(admin, swapped.id)).json).toEqual({ undone: 2, kept: [] });
      expect(await rollsOf(['S-1', 'S-2'])).toEqual([1, 2]);
      const before = { 'S-1': 1, 'S-2': 2, 'S-3': 3 };
      await importAll(admin, seats(2, before));
      for (const rolls of [
        { 'S-1': 2, 'S-2': 3, 'S-3': 4 },
        { 'S-3': 2, 'S-2': 1, 'S-1': 9 },
      ]) {
        const { id, results } = await importAll(admin, seats(2, rolls));
        expect(results.map(({ state }) => state)).toEqual(['Changed', 'Changed', 'Changed']);
        expect((await undoImport(admin, id)).json).toEqual({ undone: 3, kept: [] });
        expect(await rollsOf(Object.keys(before))).toEqual([1, 2, 3]);
      }
    });

    it('that new students of the same import have taken', async () => {
      await importAll(admin, seats(2, { 'V-1': 21 }));
      const { id } = await importAll(admin, seats(2, { 'V-1': 22, 'V-2': 21 }));
      expect((await undoImport(admin, id)).json).toEqual({ undone: 2, kept: [] });
      expect(await rollsOf(['V-1', 'V-2'])).toEqual([21, undefined]);
    });

    it('but none that somebody else has by now, whose row and those behind it stay and are named', async () => {
      await importAll(admin, seats(3, { 'Q-1': 1, 'Q-2': 2, 'Q-3': 3, 'Q-4': 4 }));
      const { id } = await importAll(admin, seats(3, { 'Q-1': 5, 'Q-2': 1, 'Q-3': 2, 'Q-4': 6 }));
      await sendDetails(admin, { First_Name: 'Zoya', Section_Id: 3, Roll_No: 3 });
      const { json } = await undoImport(admin, id);
      expect(json.undone).toBe(1);
      expect(keptOf(json)).toEqual([
        ['Q-1', taken],
        ['Q-2', taken],
        ['Q-3', taken],
      ]);
      expect(await rollsOf(['Q-1', 'Q-2', 'Q-3', 'Q-4'])).toEqual([5, 1, 2, 4]);
    });

    it('and none that somebody of the import keeps who was edited since', async () => {
      await importAll(admin, seats(3, { 'E-1': 31, 'E-2': 32 }));
      const { id } = await importAll(admin, seats(3, { 'E-1': 32, 'E-2': 31 }));
      const { Student_Id, Admission_No } = await studentOf('E-2');
      await sendDetails(admin, { Student_Id, Admission_No, Section_Id: 3, Roll_No: 31, City: 'Pune' });
      const { json } = await undoImport(admin, id);
      expect(keptOf(json)).toEqual([
        ['E-1', taken],
        ['E-2', edited],
      ]);
      expect(await rollsOf(['E-1', 'E-2'])).toEqual([32, 31]);
    });

    it('also where those who exchanged them are undone in different parts', async () => {
      const numbers = Array.from({ length: 101 }, (_, at) => `B-${at + 1}`);
      const first = numbers.map((Admission_No, at) =>
        importRow(at + 2, { Admission_No, Section_Id: 4, Roll_No: at + 1 }),
      );
      const { id } = (await startImport(admin, 'parts', first.length)).json.import;
      await sendRows(admin, id, { rows: first.slice(0, 100) });
      await sendRows(admin, id, { rows: first.slice(100), isLast: true });
      const ends = [first[0], first[100]].flatMap((row) => row ?? []);
      const others = first.slice(1, 100).map(({ line, fields }) => ({ line, fields: { ...fields, City: 'Nashik' } }));
      const swap = ends.map(({ line, fields }) => ({ line, fields: { ...fields, Roll_No: line === 2 ? 101 : 1 } }));
      const next = (await startImport(admin, 'parts-swapped', first.length)).json.import.id;
      await sendRows(admin, next, { rows: swap });
      await sendRows(admin, next, { rows: others, isLast: true });
      expect(await rollsOf(['B-1', 'B-101'])).toEqual([101, 1]);
      const part = (await undoImport(admin, next)).json;
      expect(part).toEqual({ undone: 101, kept: [], next: 101 });
      expect((await undoImport(admin, next, part.next)).json).toEqual({ undone: 0, kept: [] });
      expect(await rollsOf(['B-1', 'B-2', 'B-101'])).toEqual([1, 2, 101]);
    });
  });

  it('leave a child in the class whose registers have it, and take out one whom none has', async () => {
    const before = { Session: '2025-2026', Class_Id: 7 };
    await addStudent(admin, { Admission_No: 'A-1', ...before });
    const { Student_Id } = await addStudent(admin, { Admission_No: 'A-2', ...before });
    const rows = [...seats(5, { 'A-1': 1 }), importRow(3, { Admission_No: 'A-2', Section_Id: 6 })];
    const { id, results } = await importAll(admin, rows);
    expect(results.map(({ state }) => state)).toEqual(['Changed', 'Changed']);
    const register = { Class_Id: 8, Section_Id: 6, Date: '2026-11-19', Marks: [{ Student_Id, Status: 'A' }] };
    const headers = { 'if-match': '"0"' };
    expect((await admin.call('PUT', '/api/attendance/register', { body: register, headers })).status).toBe(200);
    const { json } = await undoImport(admin, id);
    expect([json.undone, keptOf(json)]).toEqual([1, [['A-2', hasRecords]]]);
    expect(await studentOf('A-1')).toBeUndefined();
    expect(await studentOf('A-2')).toMatchObject({ Class_Id: 8, Section_Id: 6 });
  });

  describe('take new children from the accounts of their parents', () => {
    it('which showed them as soon as they were imported', async () => {
      const child = await addStudent(admin, { Father_Name: 'Sunil Wagh', Mobile: '9822200001' });
      const studentIds = [child.Student_Id];
      const parent = await signInGuardian(app, { name: 'Sunil Wagh', mobile: '9822200001', studentIds });
      const row = importRow(2, { Admission_No: 'C-1', Father_Name: 'Sunil Wagh', Mobile: '9822200001' });
      const { id, results } = await importAll(admin, [row]);
      expect(await childrenOf(parent)).toEqual([child.Student_Id, results[0]?.Student_Id]);
      expect((await undoImport(admin, id)).json).toEqual({ undone: 1, kept: [] });
      expect(await childrenOf(parent)).toEqual(studentIds);
    });

    it('but for those that somebody has given to an account since', async () => {
      const { id, results } = await importAll(admin, [
        importRow(2, { Admission_No: 'C-2', Father_Name: 'Vinod Wagh', Mobile: '9822200002' }),
        importRow(3, { Admission_No: 'C-3', Father_Name: 'Arun Wagh', Mobile: '9822200003' }),
      ]);
      const [invited, byHand] = results.map(({ Student_Id }) => Student_Id ?? 0);
      const account = { name: 'Vinod Wagh', role: 'Parent', mobile: '9822200002', studentIds: [invited] };
      const invitation = await admin.call('POST', '/api/users', { query: { asLink: true }, body: account });
      expect([invitation.status, invitation.text]).toEqual([201, expect.anything()]);
      await signIn(app, { role: 'Parent', name: 'Somebody Else', studentIds: [byHand ?? 0] });
      const { json } = await undoImport(admin, id);
      expect(keptOf(json)).toEqual([
        ['C-2', hasRecords],
        ['C-3', hasRecords],
      ]);
    });
  });

  it('leave a student alone who was merged with another since', async () => {
    const file = (City: string) => importRow(2, { Admission_No: 'M-1', First_Name: 'Ira', City });
    await importAll(admin, [file('Nashik')]);
    const { id } = await importAll(admin, [file('Pune')]);
    const goes = await studentOf('M-1');
    const stays = await addStudent(admin, { Admission_No: 'M-2', First_Name: 'Ira', City: 'Satara' });
    const merged = await admin.post(`/api/student/${stays.Student_Id}/merge`, {
      School_Id: admin.schoolId,
      Other_Id: goes.Student_Id,
      Version: stays.Version,
      Other_Version: goes.Version,
    });
    expect(merged.json.student).toMatchObject({ City: 'Satara', Version: goes.Version });
    const { json } = await undoImport(admin, id);
    expect([json.undone, keptOf(json)]).toEqual([0, [['M-2', edited]]]);
    expect(await studentOf('M-2')).toMatchObject({ City: 'Satara' });
  });

  it('keep the number and the names of a parent who was given an account since', async () => {
    const numbers = ['D-1', 'D-2'];
    const file = (changes: ImportRow['fields'] = {}) =>
      numbers.map((Admission_No, at) => importRow(at + 2, { Admission_No, Mobile: `982220001${at}`, ...changes }));
    await importAll(admin, file());
    const { id } = await importAll(admin, file({ Father_Name: 'Vijay Salve' }));
    const { Student_Id } = await studentOf('D-1');
    const account = { name: 'Vijay Salve', role: 'Parent', mobile: '9822200010', studentIds: [Student_Id] };
    await admin.call('POST', '/api/users', { query: { asLink: true }, body: account });
    const { json } = await undoImport(admin, id);
    expect([json.undone, keptOf(json)]).toEqual([1, [['D-1', hasRecords]]]);
    expect(await studentOf('D-1')).toMatchObject({ Father_Name: 'Vijay Salve' });
    expect(await studentOf('D-2')).toMatchObject({ Father_Name: 'Sanjay Kulkarni' });
  });
});
