import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { attendanceRegisters } from '#server/store/schema.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { sendMember } from './staff-bodies.ts';
import { addStudent, sendDetails } from './student-bodies.ts';
import { checkRows, importRow } from './student-import-bodies.ts';

const unknown = 'Choose a section that the school has.';

describe.each(databases)('sections that go by a name of the school’s own on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let rose: number;
  let pupil: { Student_Id: number; Admission_No: string };
  const Session = '2026-2027';
  const place = '/api/lookups/sections';
  const change = (id: number, body: object) => admin.call('PATCH', `${place}/values/${id}`, { body });
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    rose = (await admin.post(`${place}/values`, { name: 'Rose', position: 5 })).json.id;
    pupil = await addStudent(admin, { First_Name: 'Aarohi', Section_Id: rose });
  });
  afterAll(() => app.stop());

  it('stand in the list of the school alone, and in the files that leave the office', async () => {
    expect((await admin.get(place)).json.slice(0, 2)).toEqual([
      { id: rose, name: 'Rose' },
      { id: 1, name: 'A' },
    ]);
    const other = await signIn(app, { school: 'riverside' });
    expect((await other.get(place)).json.map(({ name }: { name: string }) => name).join('')).toBe('ABCDEFG');
    expect((await admin.get('/api/student/export')).text).toContain(',Class 5,Rose,');
    expect((await admin.get('/api/student/export-udise', { Session })).text).toContain(',Class 5,Rose,');
    expect(await sendDetails(other, { Section_Id: rose })).toMatchObject({
      status: 422,
      json: { errors: { Section_Id: [unknown] } },
    });
  });

  it('are not removed while somebody is in them, and keep their name when they are switched off', async () => {
    expect(await admin.call('DELETE', `${place}/values/${rose}`)).toMatchObject({
      status: 409,
      json: { errorText: 'Rose is in use: 1 enrolment. Switch it off instead.' },
    });
    // What was written of a class is still read when everybody has left it.
    const lily = (await admin.post(`${place}/values`, { name: 'Lily' })).json.id;
    const row = {
      schoolId: admin.schoolId,
      session: Session,
      classId: 8,
      sectionId: lily,
      date: '2026-11-20',
      part: 'Full' as const,
    };
    await app.store.school(admin.schoolId, ({ db }) => db.insert(attendanceRegisters).values(row));
    expect(await admin.call('DELETE', `${place}/values/${lily}`)).toMatchObject({
      status: 409,
      json: { errorText: 'Lily is in use: 1 register of attendance. Switch it off instead.' },
    });
    expect((await change(rose, { isActive: false })).status).toBe(200);
    const names = (items: readonly { name: string }[]) => items.map(({ name }) => name);
    expect(names((await admin.get(place)).json)).not.toContain('Rose');
    expect((await admin.get(place, { all: true })).json[0]).toEqual({ id: rose, name: 'Rose', isActive: false });
    expect((await admin.get('/api/student/export')).text).toContain(',Class 5,Rose,');
  });

  it('take nobody new once they are switched off, by any way, and let who is there stay', async () => {
    await change(rose, { isActive: false });
    const refused = async (answer: Promise<{ status: number; json: { errors?: object } }>, errors: object) =>
      expect(await answer).toMatchObject({ status: 422, json: { errors } });
    await refused(sendDetails(admin, { Section_Id: rose }), { Section_Id: [unknown] });
    const { Student_Id, Admission_No } = pupil;
    const stays = { Student_Id, Admission_No, First_Name: 'Aarohi', Section_Id: rose, Mother_Name: 'Lata Kulkarni' };
    expect((await sendDetails(admin, stays, { 'if-match': '"1"' })).status).toBe(200);
    const { Student_Id: other } = await addStudent(admin, { First_Name: 'Kabir' });
    await refused(admin.post('/api/student/sections', { Session, Moves: [{ Student_Id: other, Section_Id: rose }] }), {
      'Moves[0].Section_Id': [unknown],
    });
    const rows = [{ Student_Id: other, Outcome: 'Promote', Section_Id: rose }];
    await refused(admin.post('/api/student/promotion', { Session, Class_Id: 8, Section_Id: 1, rows }), {
      'rows[0].Section_Id': [unknown],
    });
    await refused(sendMember(admin, { Classes: [{ Class_Id: 8, Section_Id: rose }] }), {
      Classes: ['Choose classes that the school has.'],
    });
    const [row] = await checkRows(admin, [importRow(2, { Section_Id: rose })]);
    expect(row).toMatchObject({ state: 'Refused', errors: { Section_Id: [unknown] } });
  });
});
