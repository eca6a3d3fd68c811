import { beforeAll, describe, expect, it } from 'vitest';
import { addMember } from '../api/staff-bodies.ts';
import { complaints } from '../e2e/support/axe.ts';
import { addAccount } from '../support/accounts.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { adminAccount, startOffice } from './support/office.ts';

const teacher = { email: 'lata@example.org', name: 'Lata Mahajan', role: 'Staff' } as const;

describe('the own record of a member of staff in the office', () => {
  const office = startOffice([adminAccount]);
  const { open } = office;
  let admin: Caller;

  beforeAll(async () => {
    admin = await signIn(office.app);
    const { id } = await addAccount(office.app, { ...teacher, permissionSets: ['classTeacher'] });
    const details = {
      First_Name: 'Lata',
      Date_Of_Birth: '1986-03-14',
      Pan_No: 'ABCPL1234K',
      Bio: 'Runs the maths club.',
    };
    const lata = (await addMember(admin, details)).Staff_Id;
    await admin.post(`/api/staff/${lata}/account`, { User_Id: id });
    await admin.post('/api/staff/leave/types', { Name: 'Casual leave', Quota: 12 });
  });

  it('is found in the own menu by keyboard, and leads to leave', async () => {
    const { page, faults, close } = await open('/school', { email: teacher.email });
    await page.getByRole('button', { name: /^Lata Mahajan/ }).press('Enter');
    await page.getByRole('menuitem', { name: 'My record' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'My record' }).waitFor();
    await page.getByText('14 Mar 1986').waitFor();
    await page.getByText('•••• 234K').waitFor();
    await page.getByText('Runs the maths club.').waitFor();
    for (const size of axeSizes) {
      await page.setViewportSize(size);
      expect(await complaints(page)).toEqual([]);
    }
    await page.getByRole('link', { name: 'Ask for leave' }).press('Enter');
    await page.getByRole('button', { name: 'Send the request' }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('says in Hindi too why there is none, and where an admin links it', async () => {
    const { page, faults, close } = await open('/staff/mine');
    await page.getByText('Your account is not linked to a member of staff.', { exact: false }).waitFor();
    await page.context().addCookies([{ name: 'officeLocale', value: 'hi', url: office.origin() }]);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'मेरा विवरण' }).waitFor();
    await page.getByRole('link', { name: 'कर्मचारियों की सूची खोलें' }).press('Enter');
    await page.waitForURL('**/staff');
    expect(faults).toEqual([]);
    await close();
  });

  it('is found by an admin who says which member of staff they are', async () => {
    await addMember(admin, { First_Name: 'Farida', Last_Name: 'Tamboli' });
    const { page, faults, close } = await open('/staff/mine');
    const who = page.getByLabel('Which member of staff are you?');
    await page.getByRole('button', { name: 'This is me' }).press('Enter');
    await page.getByText('Choose yourself from the list.').waitFor();
    for (const size of axeSizes) {
      await page.setViewportSize(size);
      expect(await complaints(page)).toEqual([]);
    }
    const names = await who.getByRole('option').allTextContents();
    expect(names.filter((name) => name.startsWith('Lata'))).toEqual([]);
    const farida = names.find((name) => name.startsWith('Farida Tamboli')) ?? '';
    await who.selectOption(farida);
    await page.getByRole('button', { name: 'This is me' }).press('Enter');
    await page.getByRole('heading', { level: 2, name: 'Details' }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });
});
