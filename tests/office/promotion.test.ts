import { beforeAll, describe, expect, it } from 'vitest';
import { addStudent } from '../api/student-bodies.ts';
import { complaints } from '../e2e/support/axe.ts';
import { signIn } from '../support/callers.ts';
import { itFurther } from '../support/extent.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { startOffice } from './support/office.ts';

describe('a class that goes to the next session in the office', () => {
  const office = startOffice();
  const { open } = office;
  beforeAll(async () => {
    const caller = await signIn(office.app);
    const place = { Class_Id: 8, Section_Id: 1 };
    for (const [First_Name, Gender] of [
      ['Gargi', 'Female'],
      ['Ishaan', 'Male'],
      ['Zoya', 'Female'],
    ])
      await addStudent(caller, { ...place, First_Name, Last_Name: 'Wagh', Gender });
  });

  it('is one of the list of those that are still to move', async () => {
    const { page, faults, close } = await open('/student/promotion');
    await page.getByRole('row', { name: /^Class 5 A 3 Not moved yet/ }).waitFor();
    expect(await complaints(page)).toEqual([]);
    await page.getByRole('link', { name: 'Class 5 A' }).press('Enter');
    await page.getByRole('button', { name: 'Move 3 students' }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('is numbered, moved by the keyboard, and comes back', async () => {
    const { page, faults, close } = await open('/student?class=8&section=1');
    await page.getByRole('link', { name: 'Ishaan Wagh' }).waitFor();
    await page.getByRole('button', { name: 'Class 5 A: print, number, move' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Give roll numbers' }).click();
    await page.getByRole('dialog').getByLabel('Girls by name, then boys').check();
    await page.getByRole('button', { name: 'Give the numbers' }).press('Enter');
    await page.getByText('3 students are numbered.').waitFor();
    await page.getByRole('row', { name: /Ishaan Wagh .*Class 5 A 3 / }).waitFor();

    await page.getByRole('button', { name: 'Class 5 A: print, number, move' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Move to the next session' }).press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Class 5 A to 2027–2028' }).waitFor();
    await page.getByText('3 to the next class').waitFor();
    await page.getByLabel('Where Zoya Wagh goes').selectOption('Class 5 A again');
    await page.getByLabel('Where Ishaan Wagh goes').selectOption('Not yet');
    await page.getByText('1 to the next class, 1 again').waitFor();
    await page.getByRole('button', { name: 'Move 2 students' }).press('Enter');
    await page.getByText('Already in Class 6 A').waitFor();
    await page.getByText('Already in Class 5 A').waitFor();
    await page.getByRole('button', { name: 'Move 0 students' }).waitFor();

    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Undo this move?' });
    await dialog.getByRole('button', { name: 'Undo' }).press('Enter');
    await page.getByText('Undone for 2 students.').waitFor();
    await page.getByRole('button', { name: 'Move 2 students' }).waitFor();
    await page.getByText(/^Undone \d/).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('fills a phone, without a fault for axe', async () => {
    for (const viewport of axeSizes) {
      const { page, close } = await open('/student/promotion?class=8-1', { viewport });
      await page.getByRole('button', { name: 'Move 3 students' }).waitFor();
      expect(await complaints(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(viewport.width);
      await close();
    }
  });
});
