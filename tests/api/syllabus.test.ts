import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { office as officeFile, pdf } from '../media/documents.ts';
import { jpeg } from '../media/pictures.ts';
import { type Caller, type CallResult, type SentFile, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';

type Row = Readonly<Record<string, unknown>>;

const term = { Class_Id: 8, Subject_Id: 3, Title: 'Light and sound' };

describe.each(databases)('syllabuses on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  const path = '/api/syllabus/addSyllabusDetails';
  const save = (changes: object = {}, caller = admin, headers = {}) =>
    caller.call('POST', path, { body: { School_Id: admin.schoolId, ...term, ...changes }, headers });
  const add = async (changes: object = {}): Promise<CallResult['json']> => {
    const { status, json, text } = await save(changes);
    if (status !== 201) throw new Error(`The syllabus was not added: ${text}`);
    return json.syllabus;
  };
  const list = (query: Record<string, string | number> = {}, caller = admin) =>
    caller.get('/api/syllabus/_syllabus_list', { School_Id: admin.schoolId, ...query });
  const titles = async (query: Record<string, string | number> = {}, caller = admin) =>
    (await list(query, caller)).json.map((row: Row) => row.Title);
  const remove = (Syllabus_Id: number, caller = admin) =>
    caller.call('DELETE', '/api/syllabus/_removeSyllabus', { query: { School_Id: admin.schoolId, Syllabus_Id } });
  const teacherOf = (Class_Id: number) =>
    signIn(app, { role: 'Staff', permissionSets: ['classTeacher'], classes: [{ Class_Id, Section_Id: 1 }] });
  const fileOf = (name: string, data: Buffer): SentFile => ({ field: 'Files', name, type: 'text/plain', data });
  const send = (form: Record<string, string | readonly string[]>, files: readonly SentFile[]) =>
    admin.call('POST', path, {
      form: { School_Id: String(admin.schoolId), Class_Id: '8', Subject_Id: '3', Title: 'With files', ...form },
      files,
    });

  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
  });
  afterAll(() => app.stop());

  it('is read by its id alone, as the office opens one', async () => {
    const { Syllabus_Id, Title } = await add({ Title: 'Sound alone' });
    await add({ Title: 'Light alone' });
    expect(await titles({ Syllabus_Id })).toEqual([Title]);
    const teacher = await teacherOf(7);
    expect(await titles({ Syllabus_Id }, teacher)).toEqual([]);
    await remove(Syllabus_Id);
  });

  it('adds one as a draft, with its HTML reduced to prose, changes it and removes it', async () => {
    const given = {
      course_Id: 2,
      Description: '<h2 onclick="x()">Unit 1</h2><script>alert(1)</script><p>Shadows</p>',
      Start_Date: '2026-06-15',
      End_Date: '2026-09-30',
      Topics: [
        { title: 'Shadows', periods: 6 },
        { title: 'Echo', status: 'Done' },
      ],
      Is_Public: true,
    };
    const added = await add(given);
    expect(added).toEqual({
      ...term,
      ...given,
      Syllabus_Id: expect.any(Number),
      School_Id: admin.schoolId,
      Description: '<h2>Unit 1</h2><p>Shadows</p>',
      Topics: [
        { title: 'Shadows', periods: 6, status: 'Planned' },
        { title: 'Echo', status: 'Done' },
      ],
      Status: 'Draft',
      Files: [],
      Version: 1,
    });
    const { Syllabus_Id } = added;
    const changed = await save({ Syllabus_Id, Title: 'Light' });
    expect(changed.status).toBe(200);
    expect(changed.json.syllabus).toEqual({
      ...term,
      Title: 'Light',
      Syllabus_Id,
      School_Id: admin.schoolId,
      course_Id: -1,
      Topics: [],
      Is_Public: false,
      Status: 'Draft',
      Files: [],
      Version: 2,
    });
    expect((await remove(Syllabus_Id)).json).toEqual({ message: 'The syllabus was removed.' });
    expect(await titles()).not.toContain('Light');
    expect((await remove(Syllabus_Id)).status).toBe(404);
    expect((await save({ Syllabus_Id })).status).toBe(404);
  });

  it.each([
    [{ Title: undefined }, 'Title', 'Please enter title.'],
    [{ Title: 'x'.repeat(151) }, 'Title', 'Use at most 150 characters.'],
    [{ Class_Id: 999 }, 'Class_Id', 'Choose a class that the school has.'],
    [{ Subject_Id: 0 }, 'Subject_Id', 'Enter 1 or more.'],
    [{ Subject_Id: 999 }, 'Subject_Id', 'Choose a subject that the school has.'],
    [{ Description: 'x'.repeat(20_001) }, 'Description', 'Use at most 20000 characters.'],
    [{ Start_Date: '2026-02-30' }, 'Start_Date', 'Enter a day of the calendar as YYYY-MM-DD.'],
    [{ Start_Date: '2026-06-02', End_Date: '2026-06-01' }, 'End_Date', 'The last day is before the first.'],
    [{ Start_Date: '2026-06-02', End_Date: '2027-04-01' }, 'End_Date', 'The session 2026-2027 does not have this day.'],
    [{ Topics: [{ periods: 2 }] }, 'Topics[0].title', 'Please enter title.'],
    [{ Topics: [{ title: 'Echo', status: 'Begun' }] }, 'Topics[0].status', 'Use one of Planned, Done.'],
    [{ Status: 'Archived' }, 'Status', 'A syllabus begins as Draft or Published.'],
    [{ Files: ['x'] }, 'Files', 'There is no field "Files" here.'],
  ])('refuses %j at its field', async (changes, field, text) => {
    const { status, json } = await save(changes);
    expect(status).toBe(422);
    expect(json.errors[field].join()).toContain(text);
  });

  it('goes from draft by published to archived, and not back', async () => {
    const { Syllabus_Id } = await add();
    const to = async (Status: string) => (await save({ Syllabus_Id, Status })).status;
    expect([await to('Archived'), await to('Published'), await to('Draft')]).toEqual([409, 200, 409]);
    expect((await save({ Syllabus_Id })).json.syllabus.Status).toBe('Published');
    expect([await to('Archived'), await to('Published')]).toEqual([200, 409]);
    const back = await save({ Syllabus_Id, Status: 'Draft' });
    expect(back.json).toMatchObject({ errorText: 'A syllabus that is Archived cannot become Draft.', allowed: [] });
  });

  it('refuses a change of an older version, and shows both', async () => {
    const { Syllabus_Id } = await add();
    await save({ Syllabus_Id, Title: 'Mine' });
    const { status, json } = await save({ Syllabus_Id, Title: 'Yours' }, admin, { 'if-match': '"1"' });
    expect([status, json.current.Title, json.yours.Title]).toEqual([409, 'Mine', 'Yours']);
  });

  it('lists by class and subject, 20 to a page, by every filter', async () => {
    const days = { Start_Date: '2026-06-01', End_Date: '2026-06-30' };
    const places = [
      { Class_Id: 12, Subject_Id: 20, Title: 'Optics', course_Id: 5, ...days },
      { Class_Id: 12, Subject_Id: 21, Title: 'Waves at 100%', ...days, End_Date: '2026-07-31' },
      { Class_Id: 11, Subject_Id: 20, Title: 'Heat', Start_Date: '2026-08-01' },
    ];
    for (const place of places) await add(place);
    const of12 = { Class_Id: 12 };
    expect(await titles(of12)).toEqual(['Optics', 'Waves at 100%']);
    expect(await titles({ Subject_Id: 20 })).toEqual(['Heat', 'Optics']);
    expect(await titles({ ...of12, course_Id: 5 })).toEqual(['Optics']);
    expect(await titles({ ...of12, course_Id: -1, Subject_Id: -1, Start_Date: -1, End_Date: -1 })).toHaveLength(2);
    expect(await titles({ ...of12, Start_Date: '2026-07-01' })).toEqual(['Waves at 100%']);
    expect(await titles({ Subject_Id: 20, End_Date: '2026-07-01' })).toEqual(['Optics']);
    expect(await titles({ keyword: '100%' })).toEqual(['Waves at 100%']);
    expect(await titles({ keyword: 'heat' })).toEqual(['Heat']);
    expect(await titles({ Class_Id: 15 })).toEqual([]);
    const page = await list({ ...of12, pageSize: 1, page: 2 });
    expect([page.json[0].Title, page.headers['x-total-count']]).toEqual(['Waves at 100%', '2']);
    for (let at = 0; at < 21; at += 1) await add({ Class_Id: 14, Title: `Unit ${at}` });
    expect(await titles({ Class_Id: 14 })).toHaveLength(20);
  });

  it('keeps files of many kinds behind links, adds and removes them, at most ten', async () => {
    const topics = JSON.stringify([{ title: 'Echo' }]);
    const sent = [
      fileOf('plan.pdf', pdf()),
      fileOf('notes.docx', officeFile('docx')),
      fileOf('board.jpg', await jpeg()),
    ];
    const { status, json } = await send({ Topics: topics }, sent);
    expect(status).toBe(201);
    const { Syllabus_Id, Files } = json.syllabus;
    expect(json.syllabus.Topics).toEqual([{ title: 'Echo', status: 'Planned' }]);
    expect(Files.map((file: Row) => file.File_Name)).toEqual(['plan.pdf', 'notes.docx', 'board.jpg']);
    const visitor = visitorOf(app, 'greenfield.localhost');
    const opened = await visitor.get(Files[0].File_URL);
    expect([opened.status, opened.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await visitor.get(Files[0].File_URL.split('?')[0])).status).not.toBe(200);
    const id = String(Syllabus_Id);
    const more = await send({ Syllabus_Id: id, Remove_Files: [String(Files[0].File_Id)] }, [fileOf('new.pdf', pdf())]);
    expect(more.json.syllabus.Files.map((file: Row) => file.File_Name)).toEqual(['notes.docx', 'board.jpg', 'new.pdf']);
    expect((await visitor.get(Files[0].File_URL)).status).toBe(404);
    const eight = Array.from({ length: 8 }, (_, at) => fileOf(`${at}.pdf`, pdf()));
    expect((await send({ Syllabus_Id: id }, eight)).json.errors.Files).toEqual(['A syllabus has at most 10 files.']);
    expect((await send({ Syllabus_Id: id }, [fileOf('page.html', Buffer.from('<script>'))])).status).toBe(422);
    const shown = (await list({ keyword: 'With files' })).json[0].Files;
    expect(shown.map((file: Row) => file.File_Name)).toEqual(['notes.docx', 'board.jpg', 'new.pdf']);
    // They go with the syllabus.
    const links = shown.map((file: Row) => file.File_URL);
    expect((await visitor.get(links[0])).status).toBe(200);
    await remove(Syllabus_Id);
    for (const link of links) expect((await visitor.get(link)).status).toBe(404);
  });

  it('shows drafts to who writes, the published ones to the other readers', async () => {
    const place = { Class_Id: 13 };
    await add({ ...place, Title: 'Draft' });
    await add({ ...place, Title: 'Open', Status: 'Published' });
    const { Syllabus_Id } = await add({ ...place, Title: 'Old', Status: 'Published' });
    await save({ ...place, Title: 'Old', Syllabus_Id, Status: 'Archived' });
    expect(await titles(place)).toEqual(['Draft', 'Open', 'Old']);
    expect(await titles(place, await teacherOf(13))).toEqual(['Draft', 'Open', 'Old']);
    expect(await titles({}, await teacherOf(15))).toEqual([]);
    for (const role of ['Student', 'Parent'] as const)
      expect(await titles(place, await signIn(app, { role }))).toEqual(['Open']);
    const office = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice', 'hr'] });
    expect(await titles(place, office)).toEqual(['Open']);
    expect(await titles(place, await signIn(app, { role: 'Staff', permissionSets: [] }))).toEqual([]);
  });

  it('shows visitors the published ones that are public, with links to their files, and no others', async () => {
    const visitor = visitorOf(app, 'greenfield.localhost');
    const place = { Class_Id: 10 };
    await add({ ...place, Title: 'Draft', Is_Public: true });
    await add({ ...place, Title: 'Inside', Status: 'Published' });
    const form = { Class_Id: '10', Title: 'For all', Status: 'Published', Is_Public: 'true' };
    const { json } = await send(form, [fileOf('plan.pdf', pdf())]);
    const { Syllabus_Id } = json.syllabus;
    expect(await titles(place, visitor)).toEqual(['For all']);
    expect(await titles({ ...place, keyword: 'inside' }, visitor)).toEqual([]);
    const [shown] = (await list(place, visitor)).json;
    expect((await visitor.get(shown.Files[0].File_URL)).status).toBe(200);
    expect(await titles(place, visitorOf(app, 'localhost'))).toEqual(['For all']);
    expect((await list(place, visitorOf(app, 'riverside.localhost'))).status).toBe(403);
    expect((await visitor.get('/api/syllabus/_syllabus_list')).status).toBe(422);
    await save({ ...place, Syllabus_Id, Title: 'For all', Status: 'Archived', Is_Public: true });
    expect(await titles(place, visitor)).toEqual([]);
  });

  it('keeps a class and a subject that the lists have no more', async () => {
    const lists = '/api/lookups';
    const made = await admin.post(`${lists}/subjects/values`, { name: 'Astronomy' });
    const Subject_Id = made.json.id;
    const { Syllabus_Id } = await add({ Subject_Id });
    const off = { body: { isActive: false } };
    expect((await admin.call('PATCH', `${lists}/subjects/values/${Subject_Id}`, off)).status).toBe(200);
    expect((await save({ Syllabus_Id, Subject_Id, Title: 'Stars' })).status).toBe(200);
    expect((await save({ Subject_Id })).json.errors).toEqual({ Subject_Id: ['Choose a subject that the school has.'] });
    const changed = await save({ Syllabus_Id, Subject_Id: 999, Class_Id: 999 });
    expect(Object.keys(changed.json.errors)).toEqual(['Class_Id', 'Subject_Id']);
  });

  it('lets a class teacher write for own classes, and others not at all', async () => {
    const foreign = await add({ Class_Id: 9 });
    const teacher = await teacherOf(8);
    const own = await save({ Title: 'By the teacher' }, teacher);
    expect(own.status).toBe(201);
    const { Syllabus_Id } = own.json.syllabus;
    expect((await save({ Class_Id: 9 }, teacher)).status).toBe(403);
    expect((await save({ Syllabus_Id, Class_Id: 9 }, teacher)).status).toBe(403);
    expect((await save({ Syllabus_Id: foreign.Syllabus_Id }, teacher)).status).toBe(403);
    expect((await remove(foreign.Syllabus_Id, teacher)).status).toBe(403);
    expect((await remove(Syllabus_Id, teacher)).status).toBe(200);
    const office = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice', 'contentEditor'] });
    expect((await save({}, office)).status).toBe(403);
    expect((await save({}, await signIn(app, { role: 'Parent' }))).status).toBe(403);
  });

  it("sees and changes nothing of another school's", async () => {
    const { Syllabus_Id } = await add();
    const other = await signIn(app, { school: 'riverside' });
    const { schoolId: School_Id } = other;
    expect((await save({ Syllabus_Id }, other)).status).toBe(403);
    expect((await save({ Syllabus_Id, School_Id }, other)).status).toBe(404);
    const query = { School_Id, Syllabus_Id };
    expect((await other.call('DELETE', '/api/syllabus/_removeSyllabus', { query })).status).toBe(404);
    expect((await other.get('/api/syllabus/_syllabus_list', { School_Id })).json).toEqual([]);
    expect((await list({}, other)).status).toBe(403);
  });
});
