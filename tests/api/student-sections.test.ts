import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, type CallResult, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addStudent, sendDetails } from './student-bodies.ts';

describe.each(databases)('sections of chosen students on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let pupils: { Student_Id: number; Admission_No: string }[];
  const Session = '2026-2027';
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    pupils = [];
    for (const [First_Name, Roll_No] of [
      ['Aarohi', 1],
      ['Kabir', 2],
      ['Nupur', 3],
    ] as const)
      pupils.push(await addStudent(admin, { First_Name, Roll_No }));
  });
  afterAll(() => app.stop());

  const ids = () => pupils.map(({ Student_Id }) => Student_Id);
  const move = (Moves: object[], by = admin): Promise<CallResult> =>
    by.post('/api/student/sections', { Session, Moves });
  const seats = async () =>
    (await admin.get('/api/student', { Session, Ids: ids().join(','), sort: 'admissionNo' })).json.map(
      ({ Section_Id, Roll_No }: Record<string, number>) => [Section_Id, Roll_No],
    );

  it('have labels of those chosen alone, each with their class', async () => {
    const [first = 0, , third = 0] = ids();
    const of = (query: object) => admin.get('/api/student/labels', { Session, ...query });
    expect((await of({ Ids: `${third},${first}` })).json).toMatchObject([
      { First_Name: 'Aarohi', Class_Id: 8, Section_Id: 1, Roll_No: 1 },
      { First_Name: 'Nupur', Class_Id: 8, Section_Id: 1, Roll_No: 3 },
    ]);
    expect((await of({ Class_Id: 8, Section_Id: 1 })).json).toHaveLength(3);
    expect(await of({ Class_Id: 8 })).toMatchObject({
      status: 422,
      json: { errors: { Section_Id: ['Please enter the class and its section.'] } },
    });
    const stranger = await signIn(app, { school: 'riverside' });
    expect((await stranger.get('/api/student/labels', { Session, Ids: String(first) })).json).toEqual([]);
  });

  it('are changed all at once, without roll numbers, and given back with those that are free', async () => {
    const [first = 0, second = 0, third = 0] = ids();
    const moved = await move([
      { Student_Id: first, Section_Id: 2 },
      { Student_Id: second, Section_Id: 2 },
      { Student_Id: third, Section_Id: 1 },
    ]);
    expect(moved.status).toBe(200);
    // Who sat there already is left alone.
    expect(moved.json.Before).toEqual([
      { Student_Id: first, Section_Id: 1, Roll_No: 1 },
      { Student_Id: second, Section_Id: 1, Roll_No: 2 },
    ]);
    expect(await seats()).toEqual([
      [2, undefined],
      [2, undefined],
      [1, 3],
    ]);
    const entries = (await admin.get('/api/audit', { pageSize: 2 })).json;
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(Array(2).fill('changeStudentSections'));
    // Meanwhile somebody else has the second number.
    const { Student_Id } = await addStudent(admin, { First_Name: 'Ojas', Roll_No: 2 });
    expect((await move(moved.json.Before)).json.Before).toHaveLength(2);
    expect(await seats()).toEqual([
      [1, 1],
      [1, undefined],
      [1, 3],
    ]);
    expect((await admin.get(`/api/student/${Student_Id}`)).json.student.Roll_No).toBe(2);
  });

  it('make a form stale that was opened before', async () => {
    const [pupil] = pupils;
    if (!pupil) throw new Error('There is no student.');
    const { Version } = (await admin.get(`/api/student/${pupil.Student_Id}`)).json.student;
    await move([{ Student_Id: pupil.Student_Id, Section_Id: 3 }]);
    const { Student_Id, Admission_No } = pupil;
    const saved = await sendDetails(admin, { Student_Id, Admission_No }, { 'if-match': `"${Version}"` });
    expect(saved.status).toBe(409);
  });

  it('are refused for who is named twice, in no class of the session, of another school, or without the right', async () => {
    const [first = 0] = ids();
    const before = await seats();
    const one = { Student_Id: first, Section_Id: 2 };
    expect((await move([one, one])).status).toBe(422);
    const unknown = await move([one, { Student_Id: 999_999, Section_Id: 2 }]);
    expect([unknown.status, unknown.json.errorText]).toEqual([
      409,
      'One of these students has no class in this session.',
    ]);
    expect((await move([one], await signIn(app, { school: 'riverside' }))).status).toBe(409);
    const teacher = await signIn(app, { role: 'Staff', permissionSets: ['classTeacher'] });
    expect((await move([one], teacher)).status).toBe(403);
    expect(await seats()).toEqual(before);
  });

  it('are what a list and its file are narrowed to', async () => {
    const [first = 0, , third = 0] = ids();
    const Ids = `${first},${third}`;
    const names = (await admin.get('/api/student', { Ids })).json.map(
      ({ First_Name }: { First_Name: string }) => First_Name,
    );
    expect(names).toEqual(['Aarohi', 'Nupur']);
    const file = (await admin.get('/api/student/export', { Session, Ids })).text;
    expect(file.trim().split('\r\n')).toHaveLength(3);
    expect((await admin.get('/api/student', { Ids: '1;drop' })).status).toBe(422);
  });
});
