import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ImportRow } from '#schemas/api/students/import.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { sendDetails, sendDocument } from './student-bodies.ts';
import { checkRows, importAll, importRow, sendRows, startImport, undoImport } from './student-import-bodies.ts';

describe.each(databases)('lists of students that are imported on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let desk: Caller;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    desk = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] });
  });
  afterAll(() => app.stop());

  const listed = async (keyword: string) =>
    (await admin.get('/api/student', { Session: '2026-2027', keyword, pageSize: 100 })).json;
  const studentOf = async (number: string) => {
    const [found] = await listed(number);
    return found && (await admin.get(`/api/student/${found.Student_Id}`)).json.student;
  };
  /** Changes a student by hand. */
  const edit = async (number: string, changes: object) => {
    const { Student_Id, Admission_No } = await studentOf(number);
    const { status } = await sendDetails(admin, { Student_Id, Admission_No, ...changes });
    expect(status).toBe(200);
  };

  it('are looked at first: what is new, and what is wrong with each cell', async () => {
    const results = await checkRows(desk, [
      importRow(2, { Admission_No: 'L-1' }),
      importRow(3, { Admission_No: 'L-1' }),
      importRow(4, { Admission_No: 'L 4', Mobile: '98220', Date_Of_Birth: '2030-01-01' }),
      importRow(5, { Admission_No: 'L-5', Class_Id: 4711, Father_Name: '' }),
      importRow(6, { Admission_No: 'L-6', Roll_No: 7 }),
      importRow(7, { Admission_No: 'L-7', Roll_No: 7 }),
      { line: 8, fields: { First_Name: 'Total 23 students' } },
    ]);
    expect(results.map(({ line, state, errors }) => [line, state, errors])).toEqual([
      [2, 'New', undefined],
      [3, 'Refused', { Admission_No: ['Row 2 has the same admission number.'] }],
      [
        4,
        'Refused',
        {
          Admission_No: ['Use up to 20 letters, digits, / _ and -, and not 0 alone.'],
          Mobile: ['Enter a 10-digit mobile number.'],
        },
      ],
      [
        5,
        'Refused',
        {
          Class_Id: ['Choose a class that the school has.'],
          Father_Name: ['Please enter the name of the father, the mother or a guardian.'],
        },
      ],
      [6, 'New', undefined],
      [7, 'Refused', { Roll_No: ['Roll number 7 is already used by Meera Kulkarni.'] }],
      [8, 'Refused', expect.objectContaining({ Admission_No: ['Please enter admission no.'] })],
    ]);
    expect(await listed('L-')).toEqual([]);
    const hindi = await admin.call('POST', '/api/student/imports/check', {
      body: { School_Id: admin.schoolId, session: '2026-2027', rows: [importRow(2, { Class_Id: 4711 })] },
      headers: { 'accept-language': 'hi' },
    });
    expect(hindi.json.rows[0].errors).toEqual({ Class_Id: ['ऐसी कक्षा चुनें जो विद्यालय में है।'] });
  });

  it('go on where they were stopped, however often a part is sent, and have each student once', async () => {
    const rows = Array.from({ length: 40 }, (_, at) =>
      importRow(at + 2, {
        Admission_No: `K-${at + 1}`,
        Roll_No: 100 + at,
        First_Name: `Kiran${'abcdefghij'[at % 10]}`,
      }),
    );
    const first = await startImport(desk, 'killed', rows.length);
    expect([first.status, first.json.import]).toEqual([201, expect.objectContaining({ state: 'Open', added: 0 })]);
    const { id } = first.json.import;
    const part = rows.slice(0, 15);
    const both = await Promise.all([sendRows(desk, id, { rows: part }), sendRows(admin, id, { rows: part })]);
    for (const { status, json } of both)
      expect([status, json.rows.map(({ state }: { state: string }) => state)]).toEqual([200, part.map(() => 'New')]);
    const again = await startImport(admin, 'killed', rows.length);
    expect([again.status, again.json.import]).toEqual([200, expect.objectContaining({ id, added: 15, state: 'Open' })]);
    await sendRows(admin, id, { rows: rows.slice(10, 30) });
    const last = await sendRows(admin, id, { rows: rows.slice(20), isLast: true });
    expect(last.json.rows.every(({ state }: { state: string }) => state === 'New')).toBe(true);
    expect(await listed('K-')).toHaveLength(40);
    const [run] = (await desk.get('/api/student/imports')).json;
    expect(run).toMatchObject({ id, state: 'Done', rows: 40, added: 40, changed: 0, unchanged: 0 });
    expect((await startImport(desk, 'killed', rows.length)).status).toBe(201);
    expect((await sendRows(desk, id, { rows: [importRow(99)] })).json.errors).toEqual({
      rows: ['This import has 40 rows in all.'],
    });
  });

  it('give no seat to who has left', async () => {
    const file = (changes: ImportRow['fields'] = {}) =>
      importRow(2, { Admission_No: 'G-1', First_Name: 'Gauri', City: 'Nashik', ...changes });
    await importAll(desk, [file()]);
    await edit('G-1', {
      First_Name: 'Gauri',
      City: 'Nashik',
      Status: 'Left',
      Leaving_Date: '2026-10-30',
      Leaving_Reason: 'Moved to Nashik',
    });
    const [moved, settled] = [
      await checkRows(desk, [file({ Section_Id: 2 })]),
      await checkRows(desk, [file({ City: 'Pune' })]),
    ];
    const text = 'Gauri Kulkarni has left. Take them back on their page first.';
    expect(moved).toMatchObject([{ state: 'Refused', errors: { Admission_No: [text] } }]);
    expect(settled).toMatchObject([{ state: 'Changed', changes: [{ field: 'City' }] }]);
    const hindi = await admin.call('POST', '/api/student/imports/check', {
      body: { School_Id: admin.schoolId, session: '2026-2027', rows: [file({ Section_Id: 2 })] },
      headers: { 'accept-language': 'hi' },
    });
    expect(hindi.json.rows[0].errors.Admission_No[0]).toContain('Gauri Kulkarni विद्यालय छोड़ चुके हैं');
  });

  it('change what the file changes, and never what was set by hand since', async () => {
    const file = (changes: ImportRow['fields'] = {}) => [
      importRow(2, { Admission_No: 'H-1', City: 'Nashik', Roll_No: 61, ...changes }),
      importRow(3, { Admission_No: 'H-2', City: 'Nashik', Roll_No: 62 }),
    ];
    await importAll(desk, file());
    await edit('H-1', { City: 'Pune', Roll_No: 61, State: 'Goa' });
    const [same, other] = await checkRows(desk, file());
    expect(same).toMatchObject({
      state: 'Unchanged',
      kept: [{ field: 'City', stored: 'Pune', inFile: 'Nashik' }],
    });
    expect(other).toMatchObject({ state: 'Unchanged', kept: [], changes: [] });
    const changed = file({ City: 'Satara', Mobile: '9822041877', State: 'Kerala' });
    const { results } = await importAll(desk, changed);
    expect(results[0]).toMatchObject({
      state: 'Changed',
      changes: [{ field: 'Mobile', before: '+919822041876', after: '+919822041877' }],
      kept: [
        { field: 'City', stored: 'Pune', inFile: 'Satara' },
        { field: 'State', stored: 'Goa', inFile: 'Kerala' },
      ],
    });
    expect(await studentOf('H-1')).toMatchObject({ City: 'Pune', State: 'Goa', Mobile: '+919822041877', Roll_No: 61 });
    const { results: third } = await importAll(desk, changed);
    expect(third.map(({ state }) => state)).toEqual(['Unchanged', 'Unchanged']);
    expect(third[0]?.kept).toHaveLength(2);
  });

  it('give roll numbers to each other, and take nobody else’s', async () => {
    const seat = (line: number, number: string, roll: number) =>
      importRow(line, { Admission_No: number, Section_Id: 3, Roll_No: roll });
    await importAll(desk, [seat(2, 'R-1', 1), seat(3, 'R-2', 2), seat(4, 'R-3', 3)]);
    const { results } = await importAll(desk, [seat(2, 'R-1', 2), seat(3, 'R-2', 1), seat(4, 'R-4', 3)]);
    expect(results.map(({ state }) => state)).toEqual(['Changed', 'Changed', 'Refused']);
    expect(await studentOf('R-1')).toMatchObject({ Roll_No: 2 });
    expect(await studentOf('R-2')).toMatchObject({ Roll_No: 1 });
  });

  it('take no number of another child for theirs', async () => {
    await importAll(desk, [importRow(2, { Admission_No: 'N-1' })]);
    const stranger = importRow(2, { Admission_No: 'N-1', First_Name: 'Viraj', Date_Of_Birth: '2017-03-14' });
    expect((await checkRows(desk, [stranger]))[0]?.errors).toEqual({
      Admission_No: ['Admission number N-1 is already used by Meera Kulkarni.'],
    });
    const renamed = importRow(2, { Admission_No: 'N-1', First_Name: 'Mira' });
    expect((await checkRows(desk, [renamed]))[0]?.changes).toEqual([
      { field: 'First_Name', before: 'Meera', after: 'Mira' },
    ]);
  });

  it('are undone, but for who was edited since, who are named', async () => {
    const row = (line: number, number: string, changes: ImportRow['fields'] = {}) =>
      importRow(line, { Admission_No: number, ...changes });
    const first = await importAll(desk, [row(2, 'U-1', { City: 'Nashik' })]);
    const { id } = await importAll(desk, [
      row(2, 'U-1', { City: 'Pune' }),
      row(3, 'U-2'),
      row(4, 'U-3', { First_Name: 'Asha' }),
      row(5, 'U-4', { First_Name: 'Tara' }),
    ]);
    await edit('U-3', { First_Name: 'Usha' });
    const { Student_Id: withDocument } = await studentOf('U-4');
    await sendDocument(admin, withDocument);
    const { status, json } = await undoImport(desk, id);
    expect([status, json]).toEqual([
      200,
      {
        undone: 2,
        kept: [
          expect.objectContaining({
            Admission_No: 'U-3',
            name: 'Usha Kulkarni',
            reason: 'This student was edited since.',
          }),
          expect.objectContaining({
            Admission_No: 'U-4',
            reason: 'Other records of this student have been made since.',
          }),
        ],
      },
    ]);
    expect(await studentOf('U-1')).toMatchObject({ City: 'Nashik' });
    expect(await studentOf('U-2')).toBeUndefined();
    expect(await studentOf('U-3')).toMatchObject({ First_Name: 'Usha' });
    expect((await undoImport(desk, id)).json.errorText).toBe('This import was undone.');
    expect((await undoImport(desk, first.id)).json).toEqual({ undone: 1, kept: [] });
    expect(await studentOf('U-1')).toBeUndefined();
  });

  it('are no way around the rules of adding a student', async () => {
    const teacher = await signIn(app, { role: 'Staff', permissionSets: ['classTeacher'], classes: [] });
    expect((await startImport(teacher, 'teacher', 1)).status).toBe(403);
    const { id } = await importAll(desk, [importRow(2, { Admission_No: 'X-1' })]);
    const stranger = await signIn(app, { school: 'riverside' });
    expect((await sendRows(stranger, id, { rows: [importRow(2)] })).status).toBe(404);
    const { Student_Id } = await studentOf('X-1');
    const erased = await admin.post(`/api/student/${Student_Id}/erase`, { confirm: 'X-1', reason: 'The family asks.' });
    expect(erased.status).toBe(200);
    expect((await checkRows(desk, [importRow(2, { Admission_No: 'X-1' })]))[0]?.errors).toEqual({
      Admission_No: ['The data of this student were erased.'],
    });
  });

  it('come out the same however they are split and repeated', async () => {
    let round = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ city: fc.constantFrom('Nashik', 'Pune'), isWrong: fc.boolean() }), {
          minLength: 1,
          maxLength: 8,
        }),
        fc.array(fc.array(fc.nat(7), { minLength: 1, maxLength: 8 }), { maxLength: 4 }),
        async (children, batches) => {
          round += 1;
          const rows = children.map(({ city, isWrong }, at) =>
            importRow(at + 2, { Admission_No: `P${round}-${at}`, City: city, ...(isWrong ? { Mobile: '1' } : {}) }),
          );
          const { id } = (await startImport(desk, `round-${round}`, rows.length)).json.import;
          for (const batch of batches) {
            const sent = [...new Set(batch)].flatMap((at) => rows[at] ?? []);
            if (sent.length > 0) await sendRows(desk, id, { rows: sent });
          }
          const { json } = await sendRows(desk, id, { rows, isLast: true });
          expect(json.rows.map(({ state }: { state: string }) => state)).toEqual(
            children.map(({ isWrong }) => (isWrong ? 'Refused' : 'New')),
          );
          const right = children.flatMap(({ city, isWrong }, at) => (isWrong ? [] : [[`P${round}-${at}`, city]]));
          const found = await listed(`P${round}-`);
          expect(found.map((one: { Admission_No: string }) => one.Admission_No).toSorted()).toEqual(
            right.map(([number]) => number).toSorted(),
          );
          const { results } = await importAll(desk, rows);
          expect(results.some(({ state }) => state === 'New' || state === 'Changed')).toBe(false);
        },
      ),
      { numRuns: 8 },
    );
  });
});
