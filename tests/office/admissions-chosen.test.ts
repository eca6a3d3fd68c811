import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { enquiries } from '#server/store/schema.ts';
import { complaints } from '../e2e/support/axe.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { addEnquiry, class5 } from '../support/enquiries.ts';
import { startOffice } from './support/office.ts';
import { catchPaper, paperOf } from './support/paper.ts';

describe('several enquiries at once', () => {
  const office = startOffice();
  const { open } = office;
  let caller: Caller;
  beforeAll(async () => {
    caller = await signIn(office.app, { role: 'Admin', name: 'Harbhajan Bedi' });
  });
  const askForClass5 = (id: number) =>
    office.app.store.school(caller.schoolId, ({ db }) =>
      db.update(enquiries).set({ classId: class5 }).where(eq(enquiries.id, id)),
    );

  it('are moved together to a step that is open to all, and those that are refused are named with their reason', async () => {
    const made = [];
    for (const name of ['Asmita', 'Bela', 'Chitra'])
      made.push(
        (await addEnquiry(caller, { Student_First_Name: name, Student_Last_Name: 'Wagle' })).Admission_Enquiry_Id,
      );
    // One whose class asks for an earlier school, which is not there yet.
    await askForClass5(made[1] ?? 0);
    const { page, faults, close } = await open('/school/admissions?keyword=wagle');
    await page.getByLabel('Choose all on this page').check();
    const steps = page.getByLabel('Move to');
    expect(await steps.locator('option').allTextContents()).toEqual([
      'Move to',
      'Contacted',
      'Visit fixed',
      'Visited',
      'Applied',
      'Closed',
    ]);
    await steps.selectOption('Applied');
    const dialog = page.getByRole('dialog', { name: 'Move 3 enquiries to “Applied”' });
    await dialog.getByLabel('What was said').fill('Forms handed in.');
    expect(await complaints(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Move 3' }).click();
    const result = page.getByRole('dialog', { name: '2 of 3 are now: Applied' });
    await result.getByText('Bela Wagle').waitFor();
    await result.getByText('Fill in first: previous school, previous class.').waitFor();
    expect(await result.getByRole('listitem').count()).toBe(1);
    await result.getByRole('button', { name: 'Back to the list' }).click();
    const stored = await office.app.store.school(caller.schoolId, ({ db }) => db.select().from(enquiries));
    expect(made.map((id) => stored.find((one) => one.id === id)?.status)).toEqual([5, 1, 5]);
    expect(faults.filter((fault) => !fault.includes('status of 409'))).toEqual([]);
    await close();
  });

  it('are printed as a list with all rows of the filter, not those of the page alone', async () => {
    const names = Array.from({ length: 24 }, (_, at) => `Tanvi${String.fromCharCode(97 + at)}`);
    for (const name of names)
      await addEnquiry(caller, { Student_First_Name: name, Student_Last_Name: 'Ghorpade', Mobile: '93710 44556' });
    const { page, close } = await open('/school/admissions?keyword=ghorpade&status=1&who=0');
    await catchPaper(page);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Print the list' }).click();
    const paper = await paperOf(page);
    expect(paper).toContain('Admission enquiries: Open');
    expect(paper).toContain('24 enquiries · ');
    expect(paper).toContain('Filtered by Search: “ghorpade”; Status: New; In charge: Not assigned yet.');
    expect(names.filter((name) => !paper.includes(`${name} Ghorpade`))).toEqual([]);
    await close();
  });
});
