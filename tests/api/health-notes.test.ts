import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addStudent, sendBio } from './student-bodies.ts';

const notes = 'Carries an inhaler.';
const own = { Class_Id: 8, Section_Id: 1 };

describe.each(databases)('notes of health on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let id: number;

  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    id = (await addStudent(admin, { ...own })).Student_Id;
    expect((await sendBio(admin, id, { Health_Notes: notes, Allergies: 'Nuts', House: 'Nilgiri' })).status).toBe(200);
  });
  afterAll(() => app.stop());

  const bioFor = async (caller: Caller) => {
    const { status, json } = await caller.get(`/api/student/${id}`);
    expect([status, json.bio.Allergies]).toEqual([200, 'Nuts']);
    return json.bio.Health_Notes;
  };
  const staff = (...permissionSets: ('frontOffice' | 'classTeacher' | 'hr' | 'medical')[]) =>
    signIn(app, { role: 'Staff', permissionSets, classes: permissionSets.includes('classTeacher') ? [own] : [] });

  it('are read by admins, and by staff who see the student and were given them', async () => {
    expect(await bioFor(admin)).toBe(notes);
    expect(await bioFor(await staff('frontOffice', 'medical'))).toBe(notes);
    expect(await bioFor(await staff('classTeacher', 'medical'))).toBe(notes);
    const elsewhere = [{ Class_Id: 9, Section_Id: 1 }];
    const other = { role: 'Staff', permissionSets: ['classTeacher', 'medical'], classes: elsewhere } as const;
    expect((await (await signIn(app, other)).get(`/api/student/${id}`)).status).toBe(404);
    for (const sets of [['medical'], ['hr', 'medical']] as const)
      expect((await (await staff(...sets)).get(`/api/student/${id}`)).status).toBe(403);
  });

  it('are read by nobody else: neither office, teacher nor family, nor by a program', async () => {
    const { token } = (await admin.post('/api/tokens', { name: 'Clinic', scopes: ['/student:read'] })).json;
    const others = [
      await staff('frontOffice'),
      await staff('classTeacher'),
      await signIn(app, { role: 'Parent', studentIds: [id] }),
      await signIn(app, { role: 'Student', studentIds: [id] }),
      visitorOf(app, 'greenfield.localhost', { authorization: `Bearer ${token}` }),
    ];
    for (const caller of others) expect(await bioFor(caller)).toBeUndefined();
    const files = ['/api/student', '/api/student/export', '/api/student/export-udise', '/api/student/labels'];
    for (const path of files)
      expect((await admin.get(path, { ...own, Session: '2026-2027' })).text).not.toContain(notes);
  });

  it('stay as they are where somebody else saves the rest, who may not write them', async () => {
    const desk = await staff('frontOffice');
    const saved = await sendBio(desk, id, { Allergies: 'Nuts', House: 'Aravali' });
    expect([saved.status, saved.json.bio.House, saved.json.bio.Health_Notes]).toEqual([200, 'Aravali', undefined]);
    expect(await bioFor(admin)).toBe(notes);
    const refused = await sendBio(desk, id, { Health_Notes: 'None.' });
    expect([refused.status, refused.json.errors]).toEqual([
      422,
      { Health_Notes: ['You may not change notes of health.'] },
    ]);
    const stale = { School_Id: admin.schoolId, Student_Id: id, House: 'Shivalik' };
    const conflict = await desk.call('POST', '/api/student/addStudentBio', {
      body: stale,
      headers: { 'if-match': '"1"' },
    });
    expect(conflict.status).toBe(409);
    expect(conflict.text).not.toContain('inhaler');
  });

  it('are not in the audit log, which says that they have changed', async () => {
    const nurse = await staff('frontOffice', 'medical');
    expect((await sendBio(nurse, id, { Allergies: 'Nuts', Health_Notes: 'Inhaler in her bag.' })).status).toBe(200);
    expect(await bioFor(admin)).toBe('Inhaler in her bag.');
    const { json, text } = await admin.get('/api/audit', { entity: 'student', entityId: id });
    const said = json.map(({ after }: { after?: { Health_Notes_Changed?: true } }) => after?.Health_Notes_Changed);
    expect(said).toEqual([true, undefined, true, undefined]);
    expect(text).not.toMatch(/inhaler/i);
  });
});
