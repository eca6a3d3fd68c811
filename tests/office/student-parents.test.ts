import { beforeAll, describe, expect, it } from 'vitest';
import { addStudent } from '../api/student-bodies.ts';
import { complaints } from '../e2e/support/axe.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { startOffice } from './support/office.ts';

const desk = 'desk@example.org';

describe('the parents of a student in the office', () => {
  const office = startOffice([
    { email: desk, name: 'Nilesh Khairnar', role: 'Staff', permissionSets: ['frontOffice'] },
  ]);
  const { open } = office;
  let caller: Caller;
  beforeAll(async () => {
    caller = await signIn(office.app, {});
  });

  it('have numbers and addresses of their own, which become those of a brother', async () => {
    const own = { Father_Name: 'Kiran Deo', Mother_Name: 'Rekha Deo', Mobile: '94040 77001' };
    const one = await addStudent(caller, { First_Name: 'Bina', Last_Name: 'Deo', ...own });
    const other = await addStudent(caller, { First_Name: 'Ravi', Last_Name: 'Deo', Roll_No: 44, ...own });
    const { page, faults, close } = await open(`/student/${one.Student_Id}?edit=basics`, { email: desk });
    await page.getByLabel('Mother’s own mobile').fill('94040 77002');
    await page
      .getByText('The new number will be saved for Ravi Deo (Class 5 A) too, as it is the same parent.')
      .waitFor();
    await page.getByLabel('Mother’s own email').fill('rekha@example.org');
    await page.getByLabel('Guardian’s own email').fill('nobody@example.org');
    await page.keyboard.press('Control+s');
    await page.getByRole('link', { name: 'Guardian’s name: Please enter Guardian’s name.' }).waitFor();
    await page.getByLabel('Guardian’s own email').fill('');
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await complaints(page)).toEqual([]);
    }
    await page.keyboard.press('Control+s');
    await page.getByRole('link', { name: 'Write to Rekha Deo' }).waitFor();
    await page.goto(`${office.origin()}/student/${other.Student_Id}`);
    expect(await page.getByRole('link', { name: 'Write to Rekha Deo' }).getAttribute('href')).toBe(
      'mailto:rekha@example.org',
    );
    expect(await page.getByRole('link', { name: 'Call Rekha Deo' }).innerText()).toBe('94040 77002');
    expect(await page.getByRole('link', { name: 'Call Kiran Deo' }).innerText()).toBe('94040 77001');
    expect(faults).toEqual([]);
    await close();
  });
});
