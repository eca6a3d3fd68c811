import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { sendDetails } from './student-bodies.ts';
import { importAll, importRow, sendRows, startImport, undoImport } from './student-import-bodies.ts';

const rounds = 8;

describe.each(databases)('students who are edited while an import is about them, on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
  });
  afterAll(() => app.stop());

  const edit = (Student_Id: number, Admission_No: string) =>
    sendDetails(admin, { Student_Id, Admission_No, First_Name: 'Meera', City: 'Nashik', State: 'Goa' });
  const imported = async (number: string) => {
    const row = importRow(2, { Admission_No: number, City: 'Nashik' });
    const { id, results } = await importAll(admin, [row]);
    return { id, row, studentId: results[0]?.Student_Id ?? 0 };
  };
  const stored = (id: number) => admin.get(`/api/student/${id}`);

  it('keep what was edited where the import is written at that moment', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const number = `W-${round}`;
      const { row, studentId } = await imported(number);
      const { id } = (await startImport(admin, `race-${round}`, 1)).json.import;
      const rows = [{ ...row, fields: { ...row.fields, Father_Name: 'Sanjay M Kulkarni' } }];
      const [edited, written] = await Promise.all([edit(studentId, number), sendRows(admin, id, { rows })]);
      expect([edited.status, written.status]).toEqual([200, 200]);
      expect((await stored(studentId)).json.student).toMatchObject({ State: 'Goa' });
    }
  });

  it('are there after it where the import is undone at that moment', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const number = `U-${round}`;
      const { id, studentId } = await imported(number);
      const [edited, undone] = await Promise.all([edit(studentId, number), undoImport(admin, id)]);
      expect(undone.status).toBe(200);
      expect((await stored(studentId)).status).toBe(edited.status === 200 ? 200 : 404);
    }
  });
});
