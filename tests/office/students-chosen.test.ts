import { beforeAll, describe, expect, it } from 'vitest';
import { addStudent } from '../api/student-bodies.ts';
import { complaints } from '../e2e/support/axe.ts';
import { signIn } from '../support/callers.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { phone, startOffice } from './support/office.ts';
import { catchPaper, paperOf } from './support/paper.ts';

describe('students of a list', () => {
  const office = startOffice();
  const { open } = office;

  beforeAll(async () => {
    const caller = await signIn(office.app, {});
    for (const First_Name of ['Esha', 'Farhan', 'Gauri'])
      await addStudent(caller, { First_Name, Class_Id: 10, Last_Name: 'Sane' });
  });

  it('are chosen by row, range and page, put into another section with a way back, and printed', async () => {
    const { page, faults, close } = await open('/student?class=10');
    await catchPaper(page);
    await page.getByRole('checkbox', { name: 'Choose Esha Sane' }).click();
    await page.getByText('One student chosen').waitFor();
    await page.getByRole('checkbox', { name: 'Choose Gauri Sane' }).click({ modifiers: ['Shift'] });
    await page.getByText('3 students chosen').waitFor();
    await page.getByRole('link', { name: 'Farhan Sane' }).press('x');
    await page.getByText('2 students chosen').waitFor();
    await page.keyboard.press('k');
    await page.keyboard.press('x');
    await page.getByText('One student chosen').waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('Shift+X');
    await page.getByText('3 students chosen').waitFor();
    await page.getByRole('checkbox', { name: 'All on this page' }).press('Space');
    await page.getByText('students chosen').waitFor({ state: 'detached' });
    await page.getByRole('checkbox', { name: 'All on this page' }).press('Space');
    await page.getByText('3 students chosen').waitFor();
    await page.getByRole('checkbox', { name: 'Choose Gauri Sane' }).press('Space');
    await page.getByText('2 students chosen').waitFor();
    for (const size of axeSizes) {
      await page.setViewportSize(size);
      expect(await complaints(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
    const print = async (paper: string): Promise<string> => {
      await page.getByRole('button', { name: 'Print for those chosen' }).press('Enter');
      await page.getByRole('menuitem', { name: paper }).press('Enter');
      return paperOf(page);
    };
    expect(await print('I-cards')).toMatch(/Chosen students, I-cards, sheet 1 of 1.*Esha Sane.*Farhan Sane/);
    const labels = await print('Book labels');
    expect(labels).toMatch(/Esha Sane.*Class 7 A.*Farhan Sane.*Class 7 A/);
    expect(labels).not.toContain('Gauri');
    await page.getByLabel('Change the section').selectOption({ label: 'B' });
    await page.getByText('2 students are in section B now, without roll numbers.').waitFor();
    await expect.poll(() => page.getByText('Class 7 B').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Undo' }).press('Enter');
    await page.getByText('They are back where they were.').waitFor();
    await expect.poll(() => page.getByText('Class 7 B').count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it('are narrowed on a phone behind a button that says by how much', async () => {
    const { page, faults, close } = await open('/student?class=10&gender=Female', { viewport: phone });
    const filters = page.getByRole('button', { name: 'Filters 2' });
    expect(await page.getByLabel('Gender').count()).toBe(0);
    await filters.press('Enter');
    await page.getByLabel('Gender').selectOption({ index: 0 });
    await page.waitForURL((url) => url.search === '?class=10');
    await page.getByRole('button', { name: 'Filters 1' }).press('Enter');
    await expect.poll(() => page.getByLabel('Gender').count()).toBe(0);
    expect(await complaints(page)).toEqual([]);
    expect(faults).toEqual([]);
    await close();
  });
});
