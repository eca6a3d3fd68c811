import { beforeAll, describe, expect, it } from 'vitest';
import { addMember } from '../api/staff-bodies.ts';
import { complaints } from '../e2e/support/axe.ts';
import { addAccount } from '../support/accounts.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { adminAccount, phone, startOffice } from './support/office.ts';

const teacher = { email: 'lata@example.org', name: 'Lata Mahajan', role: 'Staff' } as const;

describe('leave of the staff in the office', () => {
  const office = startOffice([adminAccount]);
  const { open } = office;
  let admin: Caller;

  beforeAll(async () => {
    admin = await signIn(office.app);
    const { id } = await addAccount(office.app, { ...teacher, permissionSets: ['classTeacher'] });
    const lata = (await addMember(admin)).Staff_Id;
    await admin.post(`/api/staff/${lata}/account`, { User_Id: id });
  });

  it('has types, which begin with the usual ones', async () => {
    const { page, faults, close } = await open('/staff/leave');
    await page.getByText('No requests are waiting for an answer.').waitFor();
    await page.getByRole('link', { name: 'Types of leave' }).press('Enter');
    await page.getByRole('button', { name: 'Start with the usual types' }).press('Enter');
    await page.getByRole('button', { name: 'Change Sick leave' }).click();
    await page.getByLabel('Days in a session').first().fill('8');
    await page.getByRole('button', { name: 'Save', exact: true }).press('Enter');
    await page.getByText('8 days').waitFor();
    for (const size of axeSizes) {
      await page.setViewportSize(size);
      expect(await complaints(page)).toEqual([]);
    }
    expect(faults).toEqual([]);
    await close();
  });

  it('is asked for on a phone, with what it takes in sight', async () => {
    const { page, faults, close } = await open('/staff/leave', { email: teacher.email, viewport: phone });
    await page.getByText('You have not asked for leave yet.').waitFor();
    await page.getByRole('link', { name: 'Ask for leave' }).press('Enter');
    const form = page.getByRole('dialog');
    await form.getByLabel('First day').fill('2026-12-05');
    await form.getByLabel('Last day').fill('2026-12-07');
    await form.getByText('This uses 2 days.').waitFor();
    await form.getByText('One weekly holiday is not counted.').waitFor();
    await form.getByRole('button', { name: 'Send the request' }).press('Enter');
    await form.getByText('Type of leave: Choose').waitFor();
    await form.getByLabel('Type of leave').selectOption('Casual leave');
    await form.getByText('10 left').waitFor();
    await form.getByLabel('Why').fill('My sister’s wedding');
    expect(await complaints(page)).toEqual([]);
    await form.getByRole('button', { name: 'Send the request' }).press('Enter');
    await page.getByText('Awaiting an answer').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it('is approved by a key, and stands in the register, which asks why it was not taken', async () => {
    const { page, faults, close } = await open('/staff/leave');
    await page.getByRole('link', { name: 'Lata Mahajan' }).press('Enter');
    const panel = page.getByRole('region', { name: 'Lata Mahajan asks for leave' });
    await panel.getByText('My sister’s wedding').waitFor();
    expect(await complaints(page)).toEqual([]);
    await panel.getByRole('button', { name: 'Refuse', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Refuse the leave' }).click();
    await page.getByText('Give a reason of at least three letters.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Let it wait' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('a');
    await panel.getByText('Approved').first().waitFor();
    await page.goto(`${office.origin()}/staff/Staff_Attendance?day=2026-12-05`);
    const row = page.getByRole('row', { name: /Lata Mahajan/ });
    await row.getByText('Casual leave, approved').waitFor();
    expect(await row.getByRole('radio', { name: 'On leave' }).isChecked()).toBe(true);
    await row.getByRole('radio', { name: 'On duty elsewhere' }).check({ force: true });
    await page.getByRole('button', { name: 'Save the register' }).click();
    await row.getByText(/Say in the remark why it was not taken/).waitFor();
    await row.getByLabel('Remark, Lata Mahajan').fill('Took a class to Pune');
    await page.getByRole('button', { name: 'Save the register' }).click();
    await page.getByText('The register is saved').waitFor();
    const { json } = await admin.get('/api/staff/attendance/day', { Day: '2026-12-05' });
    expect(json.rows[0]).toMatchObject({ Code: 'OD', Note: 'Took a class to Pune', Leave_Type: 'Casual leave' });
    // The question about what the server has refused.
    expect(faults.filter((fault) => !fault.includes('422'))).toEqual([]);
    await close();
  });

  it('is approved in part, and says what was asked for', async () => {
    const types = (await admin.get('/api/staff/leave/types')).json;
    const { Staff_Id } = await addMember(admin, { First_Name: 'Ganesh', Last_Name: 'Wagh' });
    const days = { First_Day: '2026-12-14', Last_Day: '2026-12-16' };
    const asked = await admin.post('/api/staff/leave', { Staff_Id, Type_Id: types[0].Type_Id, ...days });
    const { page, faults, close } = await open(`/staff/leave?open=${asked.json.Leave_Id}`);
    await page.getByRole('link', { name: 'Ganesh Wagh' }).press('Enter');
    const panel = page.getByRole('region', { name: 'Ganesh Wagh asks for leave' });
    await panel.getByRole('button', { name: 'Part of it…' }).press('Enter');
    const dialog = page.getByRole('dialog').last();
    await dialog.getByRole('button', { name: 'Approve 1 day' }).waitFor();
    await dialog.getByLabel('Last day approved').fill('2026-12-17');
    await dialog.locator('button[type=submit]:disabled').waitFor();
    await dialog.getByLabel('Last day approved').fill('2026-12-15');
    await dialog.getByRole('button', { name: 'Approve 2 days' }).waitFor();
    for (const size of axeSizes) {
      await page.setViewportSize(size);
      expect(await complaints(page)).toEqual([]);
    }
    await dialog.getByRole('button', { name: 'Approve 2 days' }).press('Enter');
    await panel.getByText(/^Only a part was approved\. Asked for: /).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('tells who decides who is away today, and soon', async () => {
    const types = (await admin.get('/api/staff/leave/types')).json;
    const { Staff_Id } = await addMember(admin, { First_Name: 'Farida', Last_Name: 'Tamboli' });
    const ask = { Staff_Id, Type_Id: types[0].Type_Id, First_Day: '2026-11-30', Last_Day: '2026-11-30' };
    const { Leave_Id } = (await admin.post('/api/staff/leave', ask)).json;
    const { page, faults, close } = await open('/staff/leave', { viewport: phone });
    await page.getByText('Nobody is on leave today.').waitFor();
    const soon = page.getByRole('region', { name: 'Away in the next two weeks' });
    expect(await soon.getByRole('link', { name: 'Farida Tamboli' }).count()).toBe(0);
    const answer = { body: { State: 'Approved' }, headers: { 'if-match': '"1"' } };
    expect((await admin.call('POST', `/api/staff/leave/${Leave_Id}/decide`, answer)).status).toBe(200);
    await page.reload();
    await soon.getByRole('link', { name: 'Farida Tamboli' }).waitFor();
    expect(await complaints(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });
});
