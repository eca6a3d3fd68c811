import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addMember } from './staff-bodies.ts';

const aadhaar = '234123412346';

describe.each(databases)('what is held of a member of staff on $database', ({ database }) => {
  let app: TestApp;
  let admin: Caller;
  let hr: Caller;
  beforeAll(async () => {
    app = await startApp({ database });
    admin = await signIn(app);
    hr = await signIn(app, { role: 'Staff', permissionSets: ['hr'], name: 'Meera Joshi' });
  });
  afterAll(() => app.stop());

  it('is exported whole by an admin, for who asks what is held of them', async () => {
    const member = await addMember(hr, { First_Name: 'Prerna', Aadhaar_No: aadhaar, Bio: 'Plays the sarod.' });
    const { Staff_Id: id, Employee_No: number } = member;
    expect((await hr.get(`/api/staff/${id}/export`)).status).toBe(403);
    const { status, json, headers, text } = await admin.get(`/api/staff/${id}/export`);
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain(`staff-${number}.json`);
    expect(json.member).toMatchObject({
      First_Name: 'Prerna',
      Bio: 'Plays the sarod.',
      Aadhaar_Last4: aadhaar.slice(-4),
    });
    expect(text).not.toContain(aadhaar);
    expect(json).toMatchObject({ documents: [], attendance: [], leave: [], accounts: [] });
    expect(json.auditEntries).toMatchObject([{ action: 'addStaffMember', entity: 'staffMember', entityId: id }]);
    const again = (await admin.get(`/api/staff/${id}/export`)).json.auditEntries;
    expect(again.at(-1)).toMatchObject({ action: 'exportStaffMember', after: { exported: true } });
  });
});
