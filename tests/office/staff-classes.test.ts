import { beforeAll, describe, expect, it } from 'vitest';
import { staffDetails } from '../api/staff-bodies.ts';
import { signIn } from '../support/callers.ts';
import { adminAccount, phone, startOffice } from './support/office.ts';

const hrAccount = {
  email: 'hr@example.org',
  name: 'Rohini Lele',
  role: 'Staff' as const,
  permissionSets: ['hr' as const],
};

describe('a class teacher whose log-in opens other classes than the record says', () => {
  const office = startOffice([adminAccount, hrAccount]);
  let address = '';

  beforeAll(async () => {
    const { app } = office;
    const admin = await signIn(app);
    const hr = await signIn(app, { role: 'Staff', permissionSets: ['hr'] });
    const classes = [{ Class_Id: 8, Section_Id: 1 }];
    const teacher = await signIn(app, {
      role: 'Staff',
      permissionSets: ['classTeacher'],
      classes,
      email: 'lata@example.org',
    });
    const save = (changes: object) =>
      hr.post('/api/staff/add_staff_member', { School_Id: hr.schoolId, ...staffDetails(), ...changes });
    const { Staff_Id, Employee_No } = (await save({})).json.member;
    await admin.post(`/api/staff/${Staff_Id}/account`, { User_Id: teacher.userId });
    await save({ Staff_Id, Employee_No, Classes: [{ Class_Id: 9, Section_Id: 1, Is_Class_Teacher: true }] });
    address = `/staff?member=${Staff_Id}`;
  });

  it('is seen by who keeps the records, and brought in line by an admin', async () => {
    const differs = 'Their account opens Class 5 A; this record says Class 6 A.';
    const hr = await office.open(address, { email: hrAccount.email, viewport: phone });
    await hr.page.getByText(`${differs} An admin can bring the account in line.`).waitFor();
    await hr.page.getByText('Class teacher Own classes').waitFor();
    const align = { name: 'Bring the account in line' };
    expect(await hr.page.getByRole('button', align).count()).toBe(0);
    await hr.close();

    const { page, faults, close } = await office.open(address);
    await page.getByText(differs, { exact: true }).waitFor();
    await page.getByRole('button', align).press('Enter');
    await page.getByText('The account opens the classes of the record.').waitFor();
    await page.getByText(differs).waitFor({ state: 'detached' });
    expect(faults).toEqual([]);
    await close();
  });
});
