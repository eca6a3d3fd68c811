import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { addStudent } from '../api/student-bodies.ts';
import { complaints } from '../e2e/support/axe.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { startOffice } from './support/office.ts';
import { sheetsOf } from './support/paper.ts';
import { classTeacher, isTaken, management, registerClass } from './support/registers.ts';

const lata = classTeacher('Lata Mahajan', 'lata@example.org');
const phone = { width: 360, height: 780 };
const size = 45;

describe('the register of a large class', () => {
  const office = startOffice([lata]);
  const { open } = office;
  let admin: Caller;

  /** How many students are seen without scrolling, and the sides of the smallest target in pixels. */
  const seen = (page: Page): Promise<{ readonly whole: number; readonly least: readonly number[] }> =>
    page.getByRole('button', { name: /^\d+ Pupil/ }).evaluateAll((all) => {
      const boxes = all.map((one) => one.getBoundingClientRect());
      const top = all[0]?.closest('ul')?.parentElement?.getBoundingClientRect();
      const isWhole = ({ bottom }: DOMRect): boolean => top !== undefined && bottom <= top.bottom;
      return {
        whole: boxes.filter(isWhole).length,
        least: [Math.min(...boxes.map(({ width }) => width)), Math.min(...boxes.map(({ height }) => height))],
      };
    });

  beforeAll(async () => {
    admin = await signIn(office.app, {});
    for (let at = 1; at <= size; at++)
      await addStudent(admin, { First_Name: `Pupil ${String.fromCharCode(64 + (at % 26 || 26))}`, Roll_No: at });
  });

  it('has all 45 on one screen of a phone, each large enough for a finger', async () => {
    const { page, faults, close } = await open(`${management}?class=8-1`, { email: lata.email, viewport: phone });
    await page.getByText('All 45 start as present.').waitFor();
    const { whole, least } = await seen(page);
    expect(whole).toBe(size);
    for (const side of least) expect(side).toBeGreaterThanOrEqual(48);
    expect(await complaints(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await page.getByRole('button', { name: /^8 Pupil/ }).click();
    await page.getByRole('button', { name: /^31 Pupil/ }).dblclick();
    // Who likes faces better has them the next time too.
    await page.getByRole('button', { name: 'Faces' }).click();
    await page.reload();
    await page.getByRole('button', { name: /^8 Pupil .*absent/ }).waitFor();
    expect((await seen(page)).whole).toBeLessThan(size);
    await page.getByRole('button', { name: 'Submit 45 students' }).click();
    await isTaken(page);
    const { json } = await admin.get('/api/attendance/register', { ...registerClass });
    const students = json.Students as readonly { Roll_No: number; Status: string }[];
    expect(students.filter(({ Status }) => Status !== 'P').map(({ Roll_No, Status }) => [Roll_No, Status])).toEqual([
      [8, 'A'],
      [31, 'L'],
    ]);
    expect(faults).toEqual([]);
    await close();
  });

  it('is taken with as many taps as there are exceptions, and two', async () => {
    const day = '2026-11-20';
    const { page, faults, close } = await open(`${management}?date=${day}`, { email: lata.email, viewport: phone });
    const open5A = page.getByRole('link', { name: 'Class 5 A' });
    await open5A.waitFor();
    await page.evaluate(() => {
      const counter = { taps: 0 };
      Object.assign(window, { counter });
      addEventListener('click', () => (counter.taps += 1), true);
    });
    await open5A.click();
    const absent = [3, 8, 17, 24, 31, 40, 45];
    for (const rollNo of absent) await page.getByRole('button', { name: new RegExp(`^${rollNo} Pupil`) }).click();
    await page.getByRole('button', { name: 'Submit 45 students' }).click();
    await isTaken(page);
    const taps = await page.evaluate(() => (window as unknown as { counter: { taps: number } }).counter.taps);
    expect(taps).toBe(absent.length + 2);
    const { json } = await admin.get('/api/attendance/register', { ...registerClass, Date: day });
    const students = json.Students as readonly { Roll_No: number; Status: string }[];
    expect(students.filter(({ Status }) => Status === 'A').map(({ Roll_No }) => Roll_No)).toEqual(absent);
    expect(faults).toEqual([]);
    await close();
  });

  it('is read for a month on a phone, the sums first, the percentage always', async () => {
    const path = '/student/Student_Attendance_Reports?report=grid&class=8-1&month=2026-11';
    const { page, faults, close } = await open(path, { email: lata.email, viewport: phone });
    const percent = page.getByRole('columnheader', { name: '%' });
    const today = page.getByRole('columnheader', { name: /^21/ });
    const isInSight = async (): Promise<boolean> => {
      const box = await percent.boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= phone.width;
    };
    await percent.waitFor();
    expect([await isInSight(), await today.count()]).toEqual([true, 0]);
    expect(await complaints(page)).toEqual([]);
    await page.getByRole('button', { name: 'All days' }).click();
    await today.waitFor();
    const box = await today.boundingBox();
    expect([await isInSight(), box !== null && box.x > 0 && box.x < phone.width]).toEqual([true, true]);
    await page.getByRole('button', { name: 'Month before' }).click();
    await page.getByRole('heading', { level: 2, name: /^Class 5 A, October 2026/ }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('is printed for a month on one sheet, with whose it is and how many marks were changed', async () => {
    const { json } = await admin.get('/api/attendance/register', { ...registerClass, Date: '2026-11-19' });
    const sent = { body: { ...registerClass, Date: '2026-11-19', Marks: [] }, headers: { 'if-match': '"0"' } };
    expect((await admin.call('PUT', '/api/attendance/register', sent)).status).toBe(200);
    const { Student_Id } = json.Students[0];
    const mark = { Student_Id, Date: '2026-11-19', Status: 'L', Change_Reason: 'Came by the second bus' };
    expect((await admin.call('PUT', '/api/attendance/mark', { body: mark })).status).toBe(200);
    const path = '/student/Student_Attendance_Reports?report=grid&class=8-1&month=2026-11';
    const { page, faults, close } = await open(path, { email: lata.email });
    await page.getByRole('table').first().waitFor();
    await page.emulateMedia({ media: 'print' });
    await page.getByText('one mark changed after it was taken').waitFor();
    await page
      .getByText('Class 5 A · Session 2026–2027 · Class teacher: Lata Mahajan · 3 working days', { exact: true })
      .waitFor();
    await page.getByText('Plot 14, Sector 9, Near Shivaji Park', { exact: false }).waitFor();
    expect(await sheetsOf(page)).toEqual([[297, 210]]);
    // A class of more goes on on a second sheet, which has the head again, and some of the students with the signatures.
    for (let at = size + 1; at <= 60; at++) await addStudent(admin, { First_Name: 'Pupil More', Roll_No: at });
    await page.reload();
    await page.getByRole('row', { name: /^60 Pupil More/ }).waitFor();
    expect((await sheetsOf(page)).length).toBe(2);
    expect(faults).toEqual([]);
    await close();
  });
});
