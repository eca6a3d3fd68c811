import { beforeAll, describe, expect, it } from 'vitest';
import { addStudent } from '../api/student-bodies.ts';
import { complaints } from '../e2e/support/axe.ts';
import { signIn } from '../support/callers.ts';
import { adminAccount, phone, startOffice } from './support/office.ts';
import { classTeacher, pupils } from './support/registers.ts';

const lata = classTeacher('Lata Mahajan', 'lata@example.org');

describe('registers that are missing', () => {
  const office = startOffice([adminAccount, lata]);
  const { open } = office;

  beforeAll(async () => {
    const admin = await signIn(office.app, {});
    for (const pupil of pupils) await addStudent(admin, pupil);
  });

  it('are shown for a period, day by day, and asked for', async () => {
    const { page, faults, close } = await open('/student/Student_Attendance_Reports?from=2026-11-18', {
      viewport: phone,
    });
    await page.getByRole('link', { name: 'Missing registers' }).click();
    await page.getByRole('heading', { name: '4 registers are missing, on 4 days.' }).waitFor();
    const thursday = page.getByRole('region', { name: 'Thursday, 19 November' });
    await thursday.getByText('Class 5 A').waitFor();
    await thursday.getByText('Lata Mahajan', { exact: true }).waitFor();
    await thursday.getByRole('button', { name: 'Remind the teacher' }).click();
    await thursday.getByText(/^Reminded on their Today page/).waitFor();
    await thursday.getByText(/^Lata Mahajan · reminded/).waitFor();
    await page.getByLabel('From').fill('2026-11-20');
    await page.getByRole('heading', { name: '2 registers are missing, on 2 days.' }).waitFor();
    expect(await complaints(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.setViewportSize({ width: 1440, height: 900 });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('missing-registers-2026-11-20-2026-11-21.csv');
    await page.getByRole('link', { name: 'Friday, 20 November' }).click();
    await page.getByText('No register is taken yet.').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('leave the history of a class as a table for other programs and for Excel', async () => {
    const { page, faults, close } = await open('/student/attendance_history?class=8-1', { viewport: phone });
    await page.getByRole('link', { name: 'Gargi Wagh' }).waitFor();
    expect(await complaints(page)).toEqual([]);
    for (const [role, name, file] of [
      ['link', 'Download as CSV', 'attendance-Class-5-A.csv'],
      ['button', /Excel/, 'attendance-Class-5-A.xlsx'],
    ] as const) {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole(role, { name }).click()]);
      expect(download.suggestedFilename()).toBe(file);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(faults).toEqual([]);
    await close();
  });
});
