import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { startOffice } from './support/office.ts';

describe('what is typed of an enquiry', () => {
  const office = startOffice();
  const { open } = office;
  const place = '/school/admissions';
  const panel = (page: Page, name: string) => page.getByRole('region', { name });

  it('of a new family is on the device until it is sent or discarded', async () => {
    const { page, faults, close } = await open(`${place}?enquiry=new`);
    const form = panel(page, 'Phone or walk-in');
    const fill = async (): Promise<void> => {
      await form.getByLabel('Child’s first name').fill('Tara');
      await form.getByLabel('Mobile', { exact: true }).fill('93710 55660');
      await form.getByText(/^Saved on this device, /).waitFor();
    };
    await fill();
    await page.keyboard.press('Escape');
    await form.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('link', { name: 'Phone or walk-in' }).click();
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
