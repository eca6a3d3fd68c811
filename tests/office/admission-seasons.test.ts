import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { complaints } from '../e2e/support/axe.ts';
import { signIn, visitorOf } from '../support/callers.ts';
import { addReady, class5 } from '../support/enquiries.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { startOffice } from './support/office.ts';

describe('the settings of admissions', () => {
  const office = startOffice();
  const { open } = office;
  const place = '/school/admissions/settings';
  const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^Offer ${name}`) });

  it('are opened from the list, and families see at once what is saved', async () => {
    const { page, faults, close } = await open('/school/admissions');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Sessions, classes and seats' }).click();
    await page.getByRole('heading', { name: 'Admission settings' }).waitFor();
    await page.getByText(/^These come from the list of classes and the school profile/).waitFor();
    await page.getByLabel('Last day').fill('2099-01-15');
    await row(page, 'Class 5').getByLabel('Class 5: seats').fill('30');
    await row(page, 'Class 5').getByLabel('Class 5: fee').fill('₹48,000 a year');
    await page.getByRole('button', { name: 'Add a date' }).click();
    await page.keyboard.press('Control+s');
    await page.getByRole('link', { name: 'Day 1: Choose the day.' }).waitFor();
    await page.getByRole('link', { name: /^Last day: / }).waitFor({ state: 'hidden' });
    await page.getByLabel('Day', { exact: true }).fill('2027-01-20');
    await page.getByLabel('What happens').fill('Interaction with parents');
    await page.keyboard.press('Control+s');
    await page.getByRole('link', { name: /^Last day: Choose a day of the sessions/ }).waitFor();
    await page.getByLabel('Last day').fill('2027-03-15');
    await page.keyboard.press('Control+s');
    await page.getByText(/^Open: the website takes enquiries until /).waitFor();
    await row(page, 'Class 5').getByText('0 admitted, 30 left').waitFor();
    const form = (await visitorOf(office.app, 'greenfield.localhost').get('/registration')).text;
    expect(form).toContain('Interaction with parents');
    expect(form).toContain('₹48,000 a year');
    // The browser itself tells of what was refused.
    expect(faults.filter((text) => !text.includes('422'))).toEqual([]);
    await close();
  });

  it('ask before unsaved changes are left, and keep them where somebody else has saved', async () => {
    const { page, close } = await open(place);
    await row(page, 'Class 4').getByLabel('Class 4: seats').fill('20');
    const caller = await signIn(office.app, { name: 'Harbhajan Bedi' });
    await caller.call('PUT', '/api/admissions/seasons/2027-2028', { body: { Is_Open: false } });
    await page.getByRole('button', { name: 'Save' }).click();
    const told = page.getByRole('alert').filter({ hasText: /Harbhajan Bedi changed this at / });
    await told.getByText('Take enquiries on the website').waitFor();
    expect(await row(page, 'Class 4').getByLabel('Class 4: seats').inputValue()).toBe('20');
    await page.getByRole('link', { name: '2026–2027' }).click();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
    await told.getByRole('button', { name: 'Keep mine, take the rest' }).click();
    expect(await row(page, 'Class 4').getByLabel('Class 4: seats').inputValue()).toBe('20');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved. Families see it now.').waitFor();
    await page.getByText(/^Closed: the website takes no enquiries/).waitFor();
    await close();
  });

  it('lead from a full class to its seats', async () => {
    const caller = await signIn(office.app, {});
    const Classes = [{ Class_Id: class5, Is_Offered: true, Seats: 1 }];
    await caller.call('PUT', '/api/admissions/seasons/2027-2028', { body: { Is_Open: true, Classes } });
    const one = { Session: '2027-2028', Class_Id: class5, Date_Of_Birth: '2017-01-15' };
    const first = await addReady(office.app, caller, { ...one, Student_First_Name: 'Tara', Mobile: '9811100001' });
    await caller.call('POST', '/api/admission/_AdmissionConfirm', {
      query: { Admission_Equiry_Id: first, School_Id: caller.schoolId },
      body: {},
    });
    const second = await addReady(office.app, caller, { ...one, Student_First_Name: 'Veer', Mobile: '9811100002' });
    const { page, close } = await open(`/school/admissions?enquiry=${second}`);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: /^Confirm Veer/ });
    await dialog.getByText('1 of 1 seats taken so far').waitFor();
    await dialog.getByRole('link', { name: 'Change the seats' }).click();
    await row(page, 'Class 5').getByText('1 admitted, full').waitFor();
    await close();
  });

  it('are read by the front office, which changes nothing', async () => {
    const { page, close } = await open(place, { email: 'desk@example.org' });
    await page.getByText('An admin can change this.').waitFor();
    expect(await page.getByRole('main').locator('input:enabled, textarea:enabled').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Save' }).count()).toBe(0);
    await close();
  });

  it('have no fault for axe, and nothing scrolls sideways', async () => {
    for (const viewport of axeSizes) {
      const { page, close } = await open(place, { viewport });
      await row(page, 'Class 5').waitFor();
      expect(await complaints(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await close();
    }
  });
});
