import { beforeAll, describe, expect, it } from 'vitest';
import { addStudent } from '../api/student-bodies.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { startOffice } from './support/office.ts';

describe('students about whom something is not there yet', () => {
  const office = startOffice();
  const { open } = office;
  let caller: Caller;
  beforeAll(async () => {
    caller = await signIn(office.app, {});
  });

  it('keep what is typed while the details of their family load', async () => {
    const family = { Mother_Name: 'Sayali Borse', City: 'Nashik', Mobile: '94040 55129' };
    const { Student_Id } = await addStudent(caller, { First_Name: 'Soham', Last_Name: 'Borse', ...family });
    const { page, close } = await open('/student/add_student');
    await page.getByLabel('First name').fill('Siya');
    await page.getByLabel('Parent’s mobile').fill(family.Mobile);
    let answer = (): void => undefined;
    const isHeld = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(new RegExp(`/api/student/${Student_Id}(\\?|$)`), async (route) => {
      await isHeld;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Use this family’s details' }).click();
    await page.getByLabel('First name').fill('Siya Mahesh');
    await page.getByLabel('Last name').fill('Borse-Patil');
    answer();
    await expect.poll(() => page.getByLabel('Mother’s name').inputValue()).toBe(family.Mother_Name);
    expect(await page.getByLabel('First name').inputValue()).toBe('Siya Mahesh');
    expect(await page.getByLabel('Last name').inputValue()).toBe('Borse-Patil');
    await close();
  });

  it('are in school before the day that was foreseen, with the day on which they came', async () => {
    const expected = { First_Name: 'Rewa', Last_Name: 'Kale', Status: 'Expected', Admission_Date: '2026-12-07' };
    const { Student_Id } = await addStudent(caller, expected);
    const { page, close } = await open(`/student/${Student_Id}`);
    await page.getByRole('button', { name: 'Change the status' }).click();
    await page.getByRole('menuitem', { name: 'In school now' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Date of admission').waitFor();
    await dialog.getByRole('button', { name: 'In school now' }).click();
    await dialog.waitFor({ state: 'detached' });
    const { student } = (await caller.get(`/api/student/${Student_Id}`)).json;
    expect([student.Status, student.Admission_Date < expected.Admission_Date]).toEqual(['Active', true]);
    await close();
  });
});
