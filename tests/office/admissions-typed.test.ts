import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Caller, signIn } from '../support/callers.ts';
import { addEnquiry } from '../support/enquiries.ts';
import { phone, startOffice } from './support/office.ts';

describe('what is typed of an enquiry', () => {
  const office = startOffice();
  const { open } = office;
  const place = '/school/admissions';
  let caller: Caller;
  let id = 0;
  const panel = (page: Page, name: string) => page.getByRole('region', { name });
  const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

  beforeAll(async () => {
    caller = await signIn(office.app, { role: 'Admin', name: 'Harbhajan Bedi' });
    const family = { Student_First_Name: 'Kabir', Student_Last_Name: 'Shaikh', Mobile: '9422055310' };
    id = (await addEnquiry(caller, family)).Admission_Enquiry_Id;
  });

  it('as a note is not lost by Esc, and is saved where the family is left', async () => {
    const { page, faults, close } = await open(`${place}?enquiry=${id}`);
    const kabir = panel(page, 'Kabir Shaikh');
    await kabir.getByRole('button', { name: 'Add a note' }).click();
    await kabir.getByLabel('What was said').fill('They ask for the bus.');
    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: 'Stay' }).click();
    await question(page).waitFor({ state: 'detached' });
    expect(await kabir.getByLabel('What was said').inputValue()).toBe('They ask for the bus.');
    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: 'Save and leave' }).click();
    await kabir.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Kabir Shaikh' }).click();
    await kabir.getByText('They ask for the bus.').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('is asked for by C in the list, and after a call', async () => {
    const { page, faults, close } = await open(place);
    const said = panel(page, 'Kabir Shaikh').getByLabel('What was said');
    await page.getByRole('link', { name: 'Kabir Shaikh' }).focus();
    await page.keyboard.press('c');
    await said.waitFor();
    await expect.poll(() => said.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await said.inputValue()).toBe('');
    await page.keyboard.type('No answer.');
    await panel(page, 'Kabir Shaikh').getByRole('button', { name: 'Cancel' }).click();
    await said.waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await page.setViewportSize(phone);
    await page.getByRole('link', { name: /^Call / }).click();
    const sheet = page.getByRole('dialog', { name: 'Kabir Shaikh' }).getByLabel('What was said');
    await sheet.waitFor();
    await expect.poll(() => sheet.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(faults).toEqual([]);
    await close();
  });

  it('of a new family is on the device until it is sent or discarded', async () => {
    const { page, faults, close } = await open(`${place}?enquiry=new`);
    const form = panel(page, 'Add an enquiry');
    const fill = async (): Promise<void> => {
      await form.getByLabel('Child’s first name').fill('Tara');
      await form.getByLabel('Mobile', { exact: true }).fill('93710 55660');
      await form.getByText(/^Saved on this device, /).waitFor();
    };
    await fill();
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('link', { name: 'Add an enquiry' }).click();
    await form.getByText(/^You began this on .* and did not save it\.$/).waitFor();
    expect(await form.getByLabel('Child’s first name').inputValue()).toBe('Tara');
    await form.getByRole('button', { name: 'Discard it' }).click();
    expect(await form.getByLabel('Child’s first name').inputValue()).toBe('');
    await page.reload();
    expect(await form.getByLabel('Child’s first name').inputValue()).toBe('');

    await fill();
    await form.getByLabel('Date of birth').fill('2021-03-09');
    await form.getByLabel('Gender').selectOption('Girl');
    await form.getByLabel('Class', { exact: true }).selectOption('LKG');
    await form.getByLabel('Parent’s name').fill('Lynette Fernandes');
    await form.getByLabel('Relationship to the child').selectOption('Mother');
    await form.getByLabel('The family agrees to be contacted about admission.').check();
    await page.reload();
    await form.getByRole('button', { name: 'Save the enquiry' }).click();
    await panel(page, 'Tara').waitFor();
    await page.goto(`${office.origin()}${place}?enquiry=new`);
    await form.getByLabel('Child’s first name').waitFor();
    expect(await form.getByLabel('Child’s first name').inputValue()).toBe('');
    expect(faults).toEqual([]);
    await close();
  });
});
