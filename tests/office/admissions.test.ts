import { eq } from 'drizzle-orm';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { enquiries } from '#server/store/schema.ts';
import { complaints } from '../e2e/support/axe.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { addEnquiry, addReady, pdfFile } from '../support/enquiries.ts';
import { extent, itFurther } from '../support/extent.ts';
import { loseAnswer } from '../support/lose-answer.ts';
import { furtherAxeSizes } from './support/axe-sizes.ts';
import { phone, startOffice } from './support/office.ts';
import { catchPaper, paperOf } from './support/paper.ts';

describe('the admissions of the office', () => {
  const office = startOffice();
  const { open } = office;
  let caller: Caller;
  const ids: Record<string, number> = {};

  const place = (id: number, values: Partial<typeof enquiries.$inferInsert>) =>
    office.app.store.school(caller.schoolId, ({ db }) => db.update(enquiries).set(values).where(eq(enquiries.id, id)));
  const dayAfter = (days: number): string =>
    new Date(office.app.clock.now + days * 86_400_000).toISOString().slice(0, 10);
  const panel = (page: Page, name: string) => page.getByRole('region', { name });
  const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });

  beforeAll(async () => {
    caller = await signIn(office.app, { role: 'Admin', name: 'Harbhajan Bedi' });
    for (const [at, name] of ['Kabir', 'Ira', 'Navya'].entries()) {
      const family = { Student_First_Name: name, Student_Last_Name: 'Shaikh', Mobile: `942205531${at}` };
      ids[name] = (await addEnquiry(caller, family)).Admission_Enquiry_Id;
    }
    await place(ids.Kabir ?? 0, { status: 5, nextFollowUp: dayAfter(-3) });
    await place(ids.Ira ?? 0, { status: 2, nextFollowUp: dayAfter(4) });
    ids.Arjun = await addReady(office.app, caller, { Student_First_Name: 'Arjun', Mobile: '9850055912' });
  });

  it('take down who rings, say what is missing, once though the answer is lost, and lead on to the enquiry', async () => {
    const { page, faults, close } = await open('/school/admissions');
    await page.getByRole('link', { name: 'Add an enquiry' }).click();
    const form = panel(page, 'Add an enquiry');
    await form.getByLabel('Child’s first name').fill('Tara');
    await page.keyboard.press('Control+s');
    await form.getByRole('alert').getByText('7 things to put right').waitFor();
    await form.getByRole('link', { name: 'Mobile: Please enter Mobile.' }).click();
    await page.keyboard.type('93710 55660');
    await form.getByLabel('Date of birth').fill('2021-03-09');
    await form.getByLabel('Gender').selectOption('Girl');
    await form.getByLabel('Class', { exact: true }).selectOption('LKG');
    await form.getByLabel('Parent’s name').fill('Lynette Fernandes');
    await form.getByLabel('Relationship to the child').selectOption('Mother');
    await form.getByLabel('The family agrees to be contacted about admission.').check();
    const reached = await loseAnswer(page, /_AddStudentAdmissionEnquiry/);
    await form.getByRole('button', { name: 'Save the enquiry' }).click();
    await page.getByText('The server cannot be reached').first().waitFor();
    expect(reached.map(({ status }) => status)).toEqual([201]);
    await form.getByRole('button', { name: 'Save the enquiry' }).click();
    await panel(page, 'Tara').getByText('Phone').first().waitFor();
    await row(page, 'Tara').getByText('New').waitFor();
    expect(await row(page, 'Tara').count()).toBe(1);
    expect(faults).toEqual(['Failed to load resource: net::ERR_FAILED']);
    await close();
  });

  itFurther('are typed within a minute by who looks for each key', async () => {
    const { page, faults, close } = await open('/school/admissions');
    let keys = 0;
    const press = async (key: string): Promise<void> => {
      keys += key.split('+').length;
      await page.keyboard.press(key);
    };
    /** With the Tab that leads there. */
    const type = async (label: string, text: string): Promise<void> => {
      await panel(page, 'Add an enquiry')
        .getByLabel(label, { exact: label === 'Class' })
        .focus();
      keys += text.length + 1;
      await page.keyboard.type(text);
    };
    await page.getByRole('link', { name: 'Add an enquiry' }).focus();
    await press('Enter');
    await type('Child’s first name', 'Gulnaz');
    await type('Date of birth', '09032021');
    await type('Gender', 'g');
    await type('Class', 'l');
    await type('Parent’s name', 'Shabana Inamdar');
    await type('Relationship to the child', 'm');
    await type('Mobile', '9371055662');
    await type('The family agrees to be contacted about admission.', ' ');
    await press('Control+s');
    await panel(page, 'Gulnaz').getByText('Phone').first().waitFor();
    const rows = await office.app.store.school(caller.schoolId, ({ db }) => db.select().from(enquiries));
    const typed = rows.map((row) => JSON.stringify(row)).find((row) => row.includes('"Gulnaz"'));
    for (const part of ['2021-03-09', '9371055662']) expect(typed).toContain(part);
    // Two keys a second.
    expect(keys).toBeLessThan(120);
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('come overdue first; a note with its next day moves one on', async () => {
    const { page, close } = await open('/school/admissions');
    await page
      .getByRole('rowgroup')
      .filter({ hasText: 'Overdue 1' })
      .getByText(/days late/)
      .waitFor();
    await page.getByRole('link', { name: 'Kabir Shaikh' }).click();
    const kabir = panel(page, 'Kabir Shaikh');
    await kabir.getByText(/^The next step was due /).waitFor();
    await kabir.getByRole('button', { name: 'Add a note' }).click();
    await kabir.getByRole('button', { name: 'Save' }).click();
    await kabir.getByText('Enter what was said.').waitFor();
    await kabir.getByLabel('What was said').fill('Will bring the birth certificate.');
    await kabir.locator('form').getByLabel('Next follow-up').fill(dayAfter(2));
    const reached = await loseAnswer(page, /\/follow-ups$/);
    await kabir.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The server cannot be reached').first().waitFor();
    expect(reached.map(({ status }) => status)).toEqual([201]);
    await kabir.getByRole('button', { name: 'Save' }).click();
    await kabir.getByText(/^Will bring the birth certificate\. Next on /).waitFor();
    await page.getByRole('rowgroup').filter({ hasText: 'Later' }).getByRole('link', { name: 'Kabir Shaikh' }).waitFor();
    // In the words of the page where she looks.
    await kabir.getByText('Application received. We still need: Birth certificate.').waitFor();
    await close();
  });

  itFurther('keep documents, and send one back with its reason', async () => {
    const { page, close } = await open(`/school/admissions?enquiry=${ids.Kabir}`);
    const kabir = panel(page, 'Kabir Shaikh');
    await kabir.getByRole('button', { name: 'What to do with Birth certificate' }).click();
    await page.getByRole('menuitem', { name: 'Add the file' }).click();
    await kabir.getByRole('button', { name: 'Add the file' }).click();
    await kabir.getByText('Choose a file.').waitFor();
    const { name, type: mimeType, data: buffer } = pdfFile();
    await kabir.getByLabel('Birth certificate', { exact: true }).setInputFiles({ name, mimeType, buffer });
    await kabir.getByRole('button', { name: 'Add the file' }).click();
    await kabir.getByText('To check').waitFor();
    await kabir.getByRole('button', { name: 'What to do with Birth certificate' }).click();
    await page.getByRole('menuitem', { name: 'Send back' }).click();
    const question = page.getByRole('dialog', { name: 'Send back Birth certificate?' });
    await question.getByRole('button', { name: 'Send back' }).click();
    await question.getByText('Enter a reason.').waitFor();
    await question.getByLabel('Reason').fill('Too dark to read');
    await question.getByRole('button', { name: 'Send back' }).click();
    await kabir.getByText('“Too dark to read”').waitFor();
    await kabir.getByText('Sent back').waitFor();
    await close();
  });

  it('move by legal steps alone; the second clerk learns who was first', async () => {
    const { page, close } = await open(`/school/admissions?enquiry=${ids.Ira}`);
    const ira = panel(page, 'Ira Shaikh');
    await ira.getByRole('button', { name: 'Fix a visit' }).click();
    const question = page.getByRole('dialog', { name: 'Fix a visit: Ira Shaikh' });
    await question.getByRole('button', { name: 'Fix a visit' }).click();
    await question.getByText('Enter the day and time of the visit.').waitFor();
    const { status } = await caller.post(`/api/admissions/${ids.Ira}/status`, { Status: 5 });
    expect(status).toBe(200);
    await question.getByLabel('Visit on').fill(`${dayAfter(1)}T10:30`);
    await question.getByRole('button', { name: 'Fix a visit' }).click();
    await question
      .getByRole('alert')
      .getByText(/Harbhajan Bedi changed this|cannot become/)
      .waitFor();
    await question.getByRole('button', { name: 'Not now' }).click();
    await ira.getByRole('button', { name: 'Start the review' }).waitFor();
    expect(await ira.getByRole('button', { name: 'Fix a visit' }).count()).toBe(0);
    await close();
  });

  it('confirm a child after what stands in the way is settled, and show the number', async () => {
    const { page, close } = await open(`/school/admissions?enquiry=${ids.Arjun}`);
    await panel(page, 'Arjun Deshpande').getByRole('button', { name: 'Confirm' }).click();
    const question = page.getByRole('dialog', { name: /^Confirm Arjun Deshpande for / });
    await question.getByText(/becomes a student of/).waitFor();
    await question.getByText('Nothing is in the way.').waitFor();
    await question.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText(/^Arjun Deshpande is admitted with number /).waitFor();
    await panel(page, 'Arjun Deshpande').getByRole('button', { name: 'Take back the confirmation' }).waitFor();
    await catchPaper(page);
    await panel(page, 'Arjun Deshpande').getByRole('button', { name: 'More for this enquiry' }).click();
    await page.getByRole('menuitem', { name: 'Print the letter' }).click();
    expect(await paperOf(page)).toMatch(/Admission confirmed.*Arjun Deshpande has been admitted to Class/);
    await close();
  });

  itFurther('are printed as a form, filled in or blank, on the school’s paper', async () => {
    const { page, faults, close } = await open(`/school/admissions?enquiry=${ids.Kabir}`);
    await catchPaper(page);
    await panel(page, 'Kabir Shaikh').getByRole('button', { name: 'More for this enquiry' }).click();
    const letter = page.getByRole('menuitem', { name: 'Print the letter' });
    await letter.waitFor();
    expect(await letter.isDisabled()).toBe(true);
    await page.getByRole('menuitem', { name: 'Print the form' }).click();
    expect(await paperOf(page)).toMatch(/Greenfield Public School.*Application for admission.*Kabir Shaikh/);
    // The screen is there again once it is printed.
    await expect.poll(() => page.locator('article').count()).toBe(0);
    await page.getByRole('main').getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Print a blank form' }).click();
    const blank = await paperOf(page);
    expect(blank).toContain('Application for admission');
    expect(blank).not.toContain('Kabir');
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('are a board, on which a card is dragged or moved from its menu', async () => {
    const { page, faults, close } = await open('/school/admissions?as=board');
    const card = page.getByRole('listitem').filter({ hasText: 'Navya Shaikh' });
    const target = page.locator('section').filter({ has: page.getByRole('heading', { name: /^Contacted/ }) });
    await card.hover();
    await page.mouse.down();
    const box = await target.boundingBox();
    await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 60, { steps: 6 });
    await target.getByText('Release to move it here').waitFor();
    await page.mouse.up();
    const question = page.getByRole('dialog', { name: 'We spoke with them: Navya Shaikh' });
    await question.getByLabel('What was said').fill('They ask for the fees.');
    await question.getByRole('button', { name: 'We spoke with them' }).click();
    await target.getByRole('link', { name: 'Navya Shaikh' }).waitFor();
    await target.getByRole('button', { name: 'Move Navya Shaikh' }).click();
    await page.getByRole('menuitem', { name: 'Fix a visit' }).waitFor();
    expect(await page.getByRole('menuitem', { name: 'Start the review' }).count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it('go by the keyboard alone, keep their filters in the address, and are given to somebody together', async () => {
    const { page, close } = await open('/school/admissions?keyword=shaikh');
    await page.getByRole('link', { name: 'Kabir Shaikh' }).focus();
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await page.keyboard.press('Enter');
    await panel(page, 'Kabir Shaikh').waitFor();
    expect(new URL(page.url()).search).toBe(`?keyword=shaikh&enquiry=${ids.Kabir}`);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Kabir Shaikh');
    await page.getByLabel('Choose all on this page').check();
    await page.getByText('3 chosen').waitFor();
    await page.getByLabel('Give to').selectOption('Nilesh Khairnar');
    await page.getByText('3 enquiries are assigned to Nilesh Khairnar').waitFor();
    await page.getByLabel('In charge').selectOption('Not assigned yet');
    await page.getByText('No enquiry matches.').waitFor();
    await page.getByRole('button', { name: 'Show all' }).last().click();
    await page.getByRole('link', { name: 'Kabir Shaikh' }).waitFor();
    await close();
  });

  itFurther('say who else has one open, and no longer once they have left it', async () => {
    const one = await open(`/school/admissions?enquiry=${ids.Navya}`);
    const two = await open(`/school/admissions?enquiry=${ids.Navya}`, { email: 'desk@example.org' });
    await panel(two.page, 'Navya Shaikh').getByText('Ashwini Dabhade has this open too.').waitFor();
    await panel(one.page, 'Navya Shaikh').getByText('Nilesh Khairnar has this open too.').waitFor();
    await one.page.keyboard.press('Escape');
    await two.page.getByText('Ashwini Dabhade has this open too.').waitFor({ state: 'detached' });
    await one.close();
    await two.close();
  });

  itFurther('take one away after a question, and bring it back', async () => {
    const { page, close } = await open(`/school/admissions?enquiry=${ids.Ira}`, { email: 'desk@example.org' });
    await page.getByRole('button', { name: 'More for this enquiry' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await page.getByText('The enquiry of Ira Shaikh is removed').waitFor();
    await page.getByRole('link', { name: 'Ira Shaikh' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('link', { name: 'Ira Shaikh' }).waitFor();
    await close();
  });

  itFurther('stand on a phone with a number to call, and in Hindi', async () => {
    const { page, close } = await open('/school/admissions', { viewport: phone });
    const call = page.getByRole('link', { name: /^Call Kavita/ }).first();
    expect(await call.getAttribute('href')).toMatch(/^tel:\+91/);
    await page.context().addCookies([{ name: 'officeLocale', value: 'hi', url: office.origin() }]);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'प्रवेश' }).waitFor();
    await page.getByRole('link', { name: 'Kabir Shaikh' }).click();
    await page.getByRole('dialog', { name: 'Kabir Shaikh' }).getByText('आवेदन हुआ').first().waitFor();
    await close();
  });

  it.each(furtherAxeSizes.map((viewport) => [viewport]))(
    'axe finds nothing, and nothing scrolls sideways at %o',
    async (viewport) => {
      const { page, close } = await open('/school/admissions', { viewport });
      for (const search of ['', `?enquiry=${ids.Kabir}`, ...extent([], ['?enquiry=new', '?as=board'])]) {
        await page.goto(`${office.origin()}/school/admissions${search}`);
        await page.getByText('Kabir Shaikh').first().waitFor();
        await page.waitForLoadState('networkidle');
        expect(await complaints(page), search).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), search).toBe(0);
      }
      await close();
    },
  );
});
