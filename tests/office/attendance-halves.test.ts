import { beforeAll, describe, expect, it } from 'vitest';
import { addStudent } from '../api/student-bodies.ts';
import { complaints } from '../e2e/support/axe.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { adminAccount, phone, startOffice } from './support/office.ts';

const own = { Class_Id: 8, Section_Id: 1 };
const teacher = {
  email: 'lata@example.org',
  name: 'Lata Mahajan',
  role: 'Staff',
  permissionSets: ['classTeacher'],
  classes: [own],
} as const;
const management = '/student/attendance_management';
const friday = `${management}?date=2026-11-20`;

describe('attendance by halves of the day in the office', () => {
  const office = startOffice([
    adminAccount,
    { ...teacher, permissionSets: [...teacher.permissionSets], classes: [own] },
  ]);
  const { open } = office;
  let admin: Caller;
  const ids = new Map<string, number>();

  beforeAll(async () => {
    admin = await signIn(office.app, {});
    for (const [at, name] of ['Gargi', 'Ishaan', 'Zoya'].entries())
      ids.set(name, (await addStudent(admin, { First_Name: name, Last_Name: 'Wagh', Roll_No: at + 1 })).Student_Id);
  });

  it('is chosen by an admin', async () => {
    const { page, close } = await open(management);
    await page.getByRole('button', { name: 'Once or twice a day' }).click();
    const dialog = page.getByRole('dialog', { name: 'Once or twice a day' });
    await dialog.getByRole('radio', { name: 'In the forenoon and in the afternoon' }).check();
    await dialog.getByLabel('The afternoon begins at').fill('13:00');
    expect(await complaints(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Attendance is taken twice a day from now on.').waitFor();
    await page.getByRole('link', { name: 'Class 5 A, forenoon' }).waitFor();
    expect((await admin.get('/api/attendance/settings')).json).toEqual({ Mode: 'Session', Afternoon_From: '13:00' });
    await close();
  });

  it('has a register for each half, the second begun as the first left it', async () => {
    const { page, faults, close } = await open(friday, { email: teacher.email, viewport: phone });
    await page.getByText('2 registers have not been taken yet.').waitFor();
    expect(await complaints(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.getByRole('link', { name: 'Class 5 A, forenoon' }).click();
    await page.getByText('All 3 start as present.').waitFor();
    for (const name of ['Ishaan', 'Zoya']) await page.getByRole('button', { name: new RegExp(`^\\d ${name}`) }).click();
    await page.getByRole('button', { name: 'Submit 3 students' }).click();
    await page.getByText('Class 5 A, forenoon: 1 present, 2 absent.').waitFor();
    await page.getByRole('link', { name: 'Class 5 A, afternoon' }).click();
    await page.getByText('1 start as present, 2 as the forenoon left them.').waitFor();
    expect(await complaints(page)).toEqual([]);
    // Ishaan came after lunch: absent, late, present.
    const ishaan = page.getByRole('button', { name: /^\d Ishaan/ });
    await ishaan.click();
    await ishaan.click();
    await page.getByRole('button', { name: 'Submit 3 students' }).click();
    await page.getByText('Class 5 A, afternoon: 2 present, 1 absent.').waitFor();
    const day = async (name: string) => {
      const { json } = await admin.get(`/api/attendance/students/${ids.get(name)}`);
      return json.marks.find((one: { Date: string }) => one.Date === '2026-11-20').Status;
    };
    expect([await day('Gargi'), await day('Ishaan'), await day('Zoya')]).toEqual(['P', 'HD', 'A']);
    expect(faults).toEqual([]);
    await close();
  });

  it('shows both halves of a day in the history, and a half is changed with a reason', async () => {
    const { page, close } = await open(`/student/attendance_history?student=${ids.get('Ishaan')}`, { viewport: phone });
    await page.getByRole('button', { name: /20 Nov.*half day/ }).click();
    await page.getByText('forenoon: absent').waitFor();
    await page.getByText('afternoon: present').waitFor();
    await page.getByRole('button', { name: 'Change the forenoon' }).click();
    const dialog = page.getByRole('dialog', { name: /forenoon/ });
    await dialog.getByRole('radio', { name: 'late' }).check();
    expect(await dialog.getByRole('radio', { name: 'half day' }).count()).toBe(0);
    await dialog.getByLabel('Why are you changing it?').fill('The bus was late');
    await dialog.getByRole('button', { name: 'Save the change' }).click();
    await page.getByText('The mark was changed.').waitFor();
    await page.getByRole('button', { name: /20 Nov.*late/ }).waitFor();
    expect(await complaints(page)).toEqual([]);
    await close();
  });
});
