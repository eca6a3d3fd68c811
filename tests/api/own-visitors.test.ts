import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addMember } from './staff-bodies.ts';

const path = '/api/visitors/own';
const today = '2026-11-21';

describe.each(databases)('the visitors of a member of staff on $database', ({ database }) => {
  let app: TestApp;
  let desk: Caller;
  let teacher: Caller;
  let editor: Caller;
  let lata: number;
  beforeAll(async () => {
    app = await startApp({ database });
    const admin = await signIn(app);
    desk = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'], name: 'Nilesh Khairnar' });
    teacher = await signIn(app, { role: 'Staff', permissionSets: ['classTeacher'], name: 'L. Mahajan' });
    editor = await signIn(app, { role: 'Staff', permissionSets: ['contentEditor'], name: 'Rohini Lele' });
    lata = (await addMember(admin)).Staff_Id;
    await admin.post(`/api/staff/${lata}/account`, { User_Id: teacher.userId });
  });
  afterAll(() => app.stop());

  const visit = (Name: string, changes: object = {}) => ({
    Name,
    Mobile: '98220 55187',
    Purpose: 'Parent_Meeting',
    Day: today,
    ...changes,
  });
  const enter = (caller: Caller, Name: string, changes: object = {}) => caller.post(path, visit(Name, changes));
  const namesOf = async (caller: Caller) =>
    (await caller.get(path)).json.visits.map(({ Name, State }: { Name: string; State: string }) => [Name, State]);

  it('are entered ahead, and met by who has entered them', async () => {
    const { status, json } = await enter(teacher, 'Sunil Deshmukh', { Expected_Time: '12:30', Persons: 2 });
    expect([status, json]).toMatchObject([201, { State: 'Expected', Persons: 2, Expected_Time: '12:30' }]);
    await enter(editor, 'Printer', { Mobile: '98220 55188', Purpose: 'Vendor', Day: '2026-11-23' });
    expect(await namesOf(teacher)).toEqual([['Sunil Deshmukh', 'Expected']]);
    expect(await namesOf(editor)).toEqual([['Printer', 'Expected']]);
    const { Expected, Staff } = (await desk.get('/api/visitors/desk')).json;
    expect(Expected).toEqual([
      expect.objectContaining({ Name: 'Sunil Deshmukh', Meeting_Name: 'Lata Mahajan', Meeting_Id: lata }),
    ]);
    expect(Staff).toEqual([expect.objectContaining({ Staff_Id: lata, Name: 'Lata Mahajan' })]);
    const arrived = await desk.post(`/api/visitors/${json.Visitor_Id}/arrive`, {});
    expect(arrived.json.State).toBe('In');
    expect(await namesOf(teacher)).toEqual([['Sunil Deshmukh', 'In']]);
    const late = await teacher.call('POST', `${path}/${json.Visitor_Id}/cancel`);
    expect(late.json.errorText).toBe('Only a visit that is still expected can be cancelled.');
  });

  it('are called off by nobody else', async () => {
    const { json } = await enter(teacher, 'Jyoti Salve', { Mobile: '98220 55189' });
    expect((await editor.call('POST', `${path}/${json.Visitor_Id}/cancel`)).status).toBe(404);
    expect((await teacher.call('POST', `${path}/${json.Visitor_Id}/cancel`)).json.State).toBe('Cancelled');
    expect(await namesOf(editor)).toEqual([['Printer', 'Expected']]);
  });

  it('are neither of yesterday nor on the list of who is kept out, whose reason stays at the gate', async () => {
    const past = await enter(teacher, 'Too Late', { Day: '2026-11-20' });
    expect(past.json.errors.Day).toEqual(['Date cannot be in the past.']);
    const denied = { Name: 'Rude Guest', Mobile: '9822099999', Reason: 'Court order' };
    expect((await desk.post('/api/visitors/denied', denied)).status).toBe(201);
    const refused = await enter(teacher, 'Rude Guest', { Mobile: '98220 99999' });
    expect([refused.status, refused.json.errorText]).toEqual([409, 'This person is not let in. Ask the front office.']);
    expect((await enter(teacher, 'Somebody', { Purpose: 'Other' })).json.errors.Purpose_Text).toBeDefined();
  });

  it('are asked for by families as little as by visitors', async () => {
    const parent = await signIn(app, { role: 'Parent', name: 'A Parent' });
    expect((await parent.get(path)).status).toBe(403);
    expect((await enter(parent, 'Nobody')).status).toBe(403);
  });

  it('meet somebody whom the desk has chosen, who has to be there', async () => {
    const of = (changes: object) =>
      desk.post('/api/visitors/expected', {
        ...visit('Kalpana Lokhande', { Mobile: '98220 55190' }),
        Meeting_With: 'Staff',
        Meeting_Name: 'Lata Mahajan',
        ...changes,
      });
    expect((await of({ Meeting_Id: lata })).json.Meeting_Id).toBe(lata);
    expect((await of({ Meeting_Id: 999_999 })).json.errors.Meeting_Id).toEqual([
      'Choose somebody who is at the school, or enter a name alone.',
    ]);
    expect((await of({ Meeting_With: 'Student', Meeting_Id: lata })).status).toBe(422);
  });
});
