import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addStudent, sendDetails, sendDocument } from './student-bodies.ts';

const path = '/api/student/certificate_series';

describe.each(databases)('the numbers of transfer certificates on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
  });
  afterAll(() => app.stop());

  const set = (Next: number, caller = admin) => caller.call('PUT', path, { body: { Next } });
  const leave = async (): Promise<string> => {
    const { Student_Id, Admission_No } = await addStudent(admin);
    const leaving = { Status: 'Transferred', Leaving_Date: '2026-11-20', Leaving_Reason: 'Moved to Pune' };
    return (await sendDetails(admin, { Student_Id, Admission_No, ...leaving })).json.student.Tc_No;
  };

  it('go on from a paper register, and none is given twice', async () => {
    expect((await admin.get(path)).json).toEqual({ Next: 1, Next_Tc_No: 'TC-0001' });
    expect(await leave()).toBe('TC-0001');
    expect((await set(412)).json).toEqual({ Next: 412, Next_Tc_No: 'TC-0412', Last: 1 });
    expect(await leave()).toBe('TC-0412');
    expect(await leave()).toBe('TC-0413');
    const refused = await set(413);
    expect([refused.status, refused.json.errors]).toEqual([
      422,
      { Next: ['TC-0413 was given already. Choose 414 or a higher number.'] },
    ]);
    // What was set too high is taken back, as long as nobody has a number beyond.
    expect((await set(4140)).status).toBe(200);
    expect((await set(414)).json.Next).toBe(414);
    const entries = (await admin.get('/api/audit', { entity: 'certificateSeries' })).json;
    expect(entries[0]).toMatchObject({ before: { Next_Tc_No: 'TC-4140' }, after: { Next_Tc_No: 'TC-0414' } });
  });

  it('pass over what a certificate has that was added by hand', async () => {
    const { Student_Id } = await addStudent(admin);
    const scan = { Document_Type: 'TC_Issued', Document_Number: 'tc-0414' };
    expect((await sendDocument(admin, Student_Id, scan)).status).toBe(201);
    expect(await leave()).toBe('TC-0415');
    expect((await set(414)).status).toBe(422);
  });

  it('are set by an admin alone, and of each school by itself', async () => {
    const desk = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] });
    expect([(await set(900, desk)).status, (await desk.get(path)).status]).toEqual([403, 403]);
    const other = await signIn(app, { school: 'riverside' });
    expect((await other.get(path)).json).toEqual({ Next: 1, Next_Tc_No: 'TC-0001' });
  });
});
