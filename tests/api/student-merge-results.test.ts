import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addStudent, basicDetails, sendBio, sendDetails } from './student-bodies.ts';
import { checkRows, importAll, importRow } from './student-import-bodies.ts';

interface Entry {
  readonly Student_Id: number;
  readonly Admission_No: string;
}

describe.each(databases)('what nobody chooses of two entries on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
  });
  afterAll(() => app.stop());

  const fileOf = async (id: number) => (await admin.get(`/api/student/${id}`)).json;
  const previewOf = async (stays: Entry, goes: Entry) =>
    admin.get(`/api/student/${stays.Student_Id}/merge`, { Other_Id: goes.Student_Id });
  const merge = async (stays: Entry, goes: Entry) => {
    const [{ student: one }, { student: other }] = [await fileOf(stays.Student_Id), await fileOf(goes.Student_Id)];
    return admin.post(`/api/student/${stays.Student_Id}/merge`, {
      School_Id: admin.schoolId,
      Other_Id: goes.Student_Id,
      Version: one.Version,
      Other_Version: other.Version,
    });
  };

  it('are made one where one import was about both', async () => {
    const { results } = await importAll(admin, [
      importRow(2, { Admission_No: 'M-1', First_Name: 'Nandini' }),
      importRow(3, { Admission_No: 'M-2', First_Name: 'Nandini' }),
    ]);
    const [stays, goes] = results.map(({ Student_Id = 0 }, at) => ({ Student_Id, Admission_No: `M-${at + 1}` }));
    if (!(stays && goes)) throw new Error('Nobody was imported.');
    const { status, json } = await merge(stays, goes);
    expect([status, json.student?.Student_Id]).toEqual([200, stays.Student_Id]);
    const [again] = await checkRows(admin, [importRow(2, { Admission_No: 'M-1', First_Name: 'Nandini' })]);
    expect(again).toMatchObject({ state: 'Unchanged', Student_Id: stays.Student_Id });
  });

  it('keep the leaving of either entry with its certificate, and whoever is at the school has not left', async () => {
    const leaving = { Leaving_Date: '2026-10-30', Leaving_Reason: 'Moved to Nashik' };
    const entriesOf = async (First_Name: string) => {
      const fields = { First_Name, Date_Of_Birth: '2015-05-17' };
      const left: Entry = await addStudent(admin, fields);
      const gone = basicDetails({ ...fields, Admission_No: left.Admission_No, Status: 'Left', ...leaving });
      const { json } = await sendDetails(admin, { ...gone, Student_Id: left.Student_Id });
      const back: Entry = await addStudent(admin, { ...fields, Admission_Date: '2026-11-10' });
      return { left, back, number: json.student.Tc_No };
    };
    for (const keep of ['left', 'back'] as const) {
      const { left, back, number } = await entriesOf(keep === 'left' ? 'Veda' : 'Vidya');
      const [stays, goes] = keep === 'left' ? [left, back] : [back, left];
      expect((await previewOf(stays, goes)).json.result).toEqual({ Status: 'Active', Photo_Consent: 'None' });
      const { status, json } = await merge(stays, goes);
      expect([status, json.student]).toMatchObject([
        200,
        { Status: 'Active', Past_Stays: [{ Status: 'Left', ...leaving, Tc_No: number }] },
      ]);
      expect([json.student.Tc_No, json.student.Leaving_Date]).toEqual([undefined, undefined]);
      const found = await admin.post('/api/certificates/transfer', {
        Document_Number: number,
        Date_Of_Birth: '2015-05-17',
        Fill_Seconds: 12,
      });
      expect([found.status, found.json.Register?.Leaving_Date]).toEqual([200, leaving.Leaving_Date]);
    }
  });

  it('are shown as far as both answers of the family allow', async () => {
    const entryOf = async (consent?: string): Promise<Entry> => {
      const entry = await addStudent(admin, { First_Name: 'Yash' });
      if (consent !== undefined) {
        const bio = { Photo_Consent: consent, Consent_By: `Says ${consent.replaceAll('_', ' ')}` };
        expect((await sendBio(admin, entry.Student_Id, bio)).status).toBe(200);
      }
      return entry;
    };
    const consentAfter = async (ofStays: string | undefined, ofGoes: string | undefined) => {
      const [stays, goes] = [await entryOf(ofStays), await entryOf(ofGoes)];
      const { json: preview } = await previewOf(stays, goes);
      expect((await merge(stays, goes)).status).toBe(200);
      const { bio } = await fileOf(stays.Student_Id);
      expect(preview.result.Photo_Consent).toBe(bio.Photo_Consent);
      return [bio.Photo_Consent, bio.Consent_By];
    };
    expect(await consentAfter('Public_With_Name', 'None')).toEqual(['None', 'Says None']);
    expect(await consentAfter('Internal', 'Public_With_Name')).toEqual(['Internal', 'Says Internal']);
    // Nobody has been asked on the other entry.
    expect(await consentAfter(undefined, 'Public_With_Name')).toEqual(['Public_With_Name', 'Says Public With Name']);
  });
});
