import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jpeg } from '../media/pictures.ts';
import { type Caller, signIn, visitorOf } from '../support/callers.ts';
import { startApp, type TestApp } from '../support/server.ts';
import { databases } from './databases.ts';
import { addMember, staffDetails } from './staff-bodies.ts';

const consent = { Website_Consent: 'Name', Website_Consent_On: '2026-04-08' };

describe.each(databases)('the staff on the website on $database', ({ database }) => {
  let app: TestApp;
  let hr: Caller;
  beforeAll(async () => {
    app = await startApp({ database });
    hr = await signIn(app, { role: 'Staff', permissionSets: ['hr'], name: 'Rohini Lele' });
  });
  afterAll(() => app.stop());

  const visitor = () => visitorOf(app, 'greenfield.localhost');
  const shown = async () => (await visitor().get('/api/website/staff')).json;
  const names = async () => (await shown()).map(({ staff_Name }: { staff_Name: string }) => staff_Name);
  const set = (id: number, body: object, by = hr) => by.post(`/api/staff/${id}/website`, body);
  const show = (id: number, more: object = {}) => set(id, { Show_On_Website: true, ...consent, ...more });

  it('shows who agreed and was chosen, in the order of the school, under a public title', async () => {
    const ids: number[] = [];
    for (const First_Name of ['Ganesh', 'Aparna', 'Lata'])
      ids.push(
        (await addMember(hr, { First_Name, Last_Name: 'Joshi', Qualification: 'MA', Mobile: '98905 55312' })).Staff_Id,
      );
    const [ganesh = 0, aparna = 0, lata = 0] = ids;
    expect(await shown()).toEqual([]);
    await show(ganesh);
    await show(aparna);
    await show(lata, { Website_Title: 'Principal', Display_Order: 1 });
    expect(await shown()).toEqual([
      { staff_Name: 'Lata Joshi', staff_Title: 'Principal', staff_Qualification: 'MA' },
      { staff_Name: 'Aparna Joshi', staff_Title: 'TGT', staff_Qualification: 'MA' },
      { staff_Name: 'Ganesh Joshi', staff_Title: 'TGT', staff_Qualification: 'MA' },
    ]);
    await set(aparna, { Show_On_Website: false, ...consent });
    expect(await names()).toEqual(['Lata Joshi', 'Ganesh Joshi']);
    await hr.post(`/api/staff/${ganesh}/status`, {
      Status: 'Left',
      Leaving_Date: '2026-11-01',
      Leaving_Reason: 'Went to Pune',
    });
    expect(await names()).toEqual(['Lata Joshi']);
    await set(lata, { Show_On_Website: false, Website_Consent: 'None' });
    expect(await names()).toEqual([]);
    const back = { Status: 'Active', Joining_Date: '2026-11-10' };
    expect((await hr.post(`/api/staff/${ganesh}/status`, back)).json.member.Show_On_Website).toBe(false);
    expect(await names()).toEqual([]);
  });

  it.each([
    [{ Show_On_Website: true, Website_Consent: 'None' }, 'Website_Consent'],
    [{ Show_On_Website: true, Website_Consent: 'Name' }, 'Website_Consent_On'],
    [{ Show_On_Website: false, Website_Consent: 'Name', Website_Consent_On: '2026-11-22' }, 'Website_Consent_On'],
  ])('refuses %j', async (body, field) => {
    const { Staff_Id } = await addMember(hr);
    const { status, json } = await set(Staff_Id, body);
    expect([status, Object.keys(json.errors)]).toEqual([422, [field]]);
    const whole = await hr.post('/api/staff/add_staff_member', { School_Id: hr.schoolId, ...staffDetails(body) });
    expect([whole.status, Object.keys(whole.json.errors)]).toEqual([422, [field]]);
  });

  it('shows a photo only with the consent for it, and on the very page', async () => {
    const form = { School_Id: hr.schoolId, ...staffDetails({ First_Name: 'Kiran', Last_Name: 'Rao' }) };
    const files = [{ field: 'Staff_Photo', name: 'k.jpg', type: 'image/jpeg', data: await jpeg({ width: 900 }) }];
    const added = await hr.call('POST', '/api/staff/add_staff_member', { form: form as never, files });
    const { Staff_Id: id } = added.json.member;
    await show(id);
    expect(await shown()).toEqual([{ staff_Name: 'Kiran Rao', staff_Title: 'TGT' }]);
    await show(id, { Website_Consent: 'Name_And_Photo' });
    const [card] = await shown();
    const photo = await visitor().get(card.staff_Photo);
    expect([photo.status, photo.headers['cache-control']]).toEqual([200, 'private, max-age=60']);
    expect((await visitor().get('/about')).text).toContain('Kiran Rao');
    await show(id);
    expect((await visitor().get(card.staff_Photo)).status).toBe(404);
    await set(id, { Show_On_Website: false, Website_Consent: 'None' });
    expect((await visitor().get('/about')).text).not.toContain('Kiran Rao');
  });

  it('is the staff office’s, on the version that was seen, and never another school’s', async () => {
    const { Staff_Id, Version } = await addMember(hr);
    const desk = await signIn(app, { role: 'Staff', permissionSets: ['frontOffice'] });
    expect((await set(Staff_Id, { Show_On_Website: false, Website_Consent: 'None' }, desk)).status).toBe(403);
    const other = await signIn(app, { school: 'riverside' });
    expect((await set(Staff_Id, { Show_On_Website: false, Website_Consent: 'None' }, other)).status).toBe(404);
    const body = { Show_On_Website: true, ...consent };
    await set(Staff_Id, body);
    const options = { body, headers: { 'if-match': `"${Version}"` } };
    expect((await hr.call('POST', `/api/staff/${Staff_Id}/website`, options)).status).toBe(409);
    expect((await visitorOf(app, 'riverside.localhost').get('/api/website/staff')).json).toEqual([]);
  });
});
