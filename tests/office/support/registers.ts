import type { Page } from 'playwright';
import { untold } from './office.ts';

/** The class whose register is taken. */
export const registerClass = { Class_Id: 8, Section_Id: 1 };

export const classTeacher = (name: string, email: string) => ({
  email,
  name,
  role: 'Staff' as const,
  permissionSets: ['classTeacher' as const],
  classes: [registerClass],
});

export const management = '/student/attendance_management';
export const registerCall = '**/api/attendance/register';

/** A browser lives on the day of the tests, and hears of nobody else. */
export const prepare = async (page: Page): Promise<void> => {
  await page.clock.setFixedTime('2026-11-21T06:00:00Z');
  await untold(page);
};

export const tile = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^\\d ${name}`) });

export const banner = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();

export const submit = (page: Page) => page.getByRole('button', { name: 'Submit 3 students' }).click();

export const isTaken = (page: Page) =>
  page
    .getByRole('listitem')
    .getByText(/^Taken/)
    .waitFor();

/** The three students of the class, in the order of their roll numbers. */
export const pupils = ['Gargi', 'Ishaan', 'Zoya'].map((First_Name, at) => ({
  First_Name,
  Last_Name: 'Wagh',
  Roll_No: at + 1,
}));

/** What begun registers are called in the browser's storage. */
export const begunRegisters = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('register:')));
