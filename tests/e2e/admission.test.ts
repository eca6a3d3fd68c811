import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { itFurther } from '../support/extent.ts';
import { loseAnswer } from '../support/lose-answer.ts';
import { faultsBesidesOffline } from '../support/offline-faults.ts';
import { complaints } from './support/axe.ts';
import { enhanced, withClock } from './support/forms.ts';
import { phone, startBrowsing } from './support/visit.ts';

const { visit } = startBrowsing();
const onPhone = { viewport: phone, prepare: withClock };

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n');
const isFocused = (page: Page, label: string): Promise<boolean> =>
  page.getByLabel(label).evaluate((field) => field === document.activeElement);
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });

/** Where a document is chosen. */
const documentInput = (page: Page, name: string) =>
  page.locator('[data-paper]').filter({ hasText: name }).locator('input');

/** Which headings a printer gets. */
const printed = async (page: Page): Promise<string[]> => {
  await page.emulateMedia({ media: 'print' });
  const headings = await page.getByRole('heading').allInnerTexts();
  await page.emulateMedia({ media: null });
  return headings;
};

/** Fills in the first step; `birth` is day, month and year. */
const fillChild = async (page: Page, className: string, birth: readonly [string, string, string]): Promise<void> => {
  await page.getByLabel('First name').fill('Ishaan');
  for (const [i, box] of ['Day', 'Month', 'Year'].entries())
    await page.getByRole('textbox', { name: box, exact: true }).fill(birth[i] ?? '');
  await classRadio(page, className).check();
};
const classRadio = (page: Page, className: string) => page.getByRole('radio', { name: new RegExp(`^${className}\\b`) });
const fillParent = async (page: Page, mobile: string): Promise<void> => {
  await page.getByLabel('Your name').fill('Kavita Deshpande');
  await page.getByLabel('Your relationship to the child').selectOption('Mother');
  await page.getByLabel('Mobile number', { exact: true }).fill(mobile);
};
const consent = 'The school may keep these details';
const toReview = async (page: Page): Promise<void> => {
  await button(page, 'Review and send').click();
  await page.getByText('Please check, then send').waitFor();
};

describe('a parent on a phone', () => {
  it('is told what is wrong, enquires, sends a document and tracks the enquiry', async () => {
    const { page, faults } = await visit('amaltas', '/registration', onPhone);
    expect(await page.getByRole('navigation', { name: 'Quick contact' }).getByText('Enquire').count()).toBe(0);
    await enhanced(page);
    await page.clock.fastForward('00:30');

    await button(page, 'Next: about you').click();
    expect(await isFocused(page, 'First name')).toBe(true);
    expect(await page.getByText('Please enter date of birth.').isVisible()).toBe(true);
    expect(await page.getByRole('alert').first().textContent()).toBe('Please check the fields marked in red.');
    expect(await complaints(page)).toEqual([]);

    await fillChild(page, 'Class V', ['15', '1', '2022']);
    await page.getByText('Ishaan will be 4 years 11 months on 31 December 2026.').waitFor();
    await page.getByText('Children in Class V are usually 10 or older on 31 December 2026.').waitFor();
    await button(page, 'Next: about you').click();
    await fillParent(page, '12345');
    await button(page, 'Review and send').click();
    await page.getByText('Enter a 10-digit mobile number.').waitFor();
    expect(await page.locator('[name="Mobile"]').evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByLabel('Mobile number', { exact: true }).fill('98765 40001');
    await toReview(page);
    expect(await page.getByText('Ishaan, for Class V').isVisible()).toBe(true);
    expect(await page.getByLabel(consent).isChecked()).toBe(false);
    expect(await complaints(page)).toEqual([]);

    // To the field and straight back.
    await page.getByRole('button', { name: 'Change your child’s details' }).click();
    expect(await isFocused(page, 'First name')).toBe(true);
    await page.getByLabel('First name').fill('Ishan');
    await button(page, 'Back to review').click();
    expect(await page.getByText('Ishan, for Class V').isVisible()).toBe(true);

    await page.getByLabel(consent).check();
    await page.context().setOffline(true);
    await button(page, 'Send enquiry').click();
    const offline = page.getByText('You are offline. Nothing was sent; please try again.');
    await offline.waitFor();
    const [said, pressed] = await Promise.all([offline.boundingBox(), button(page, 'Send enquiry').boundingBox()]);
    expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(pressed?.y ?? 0);
    expect(said?.y).toBeGreaterThanOrEqual(0);
    await page.context().setOffline(false);
    const lost = await loseAnswer(page, /_AddStudentAdmissionEnquiry/);
    await button(page, 'Send enquiry').click();
    await page.getByText('There was no response. Please send it again.').waitFor();
    await button(page, 'Send enquiry').click();

    const reference = page.locator('[data-reference]');
    await reference.filter({ hasText: /^E2027-\d{4}$/ }).waitFor();
    // The enquiry that is there already.
    expect(lost.map(({ text }) => JSON.parse(text).Reference_No)).toEqual([await reference.textContent()]);
    expect(await page.evaluate(() => localStorage.getItem('enquiry'))).toBeNull();
    expect(await printed(page)).toContain('Receipt for an admission enquiry');
    expect(await printed(page)).not.toContain('Classes and fees');
    const number = (await reference.textContent()) ?? '';

    const birth = documentInput(page, 'Birth certificate');
    await birth.setInputFiles({ name: 'birth.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
    await page.getByText('Use PDF, JPG or PNG up to 5 MB.', { exact: true }).waitFor();
    await birth.setInputFiles({ name: 'birth-certificate-of-ishaan.pdf', mimeType: 'application/pdf', buffer: pdf });
    await page.getByText('Received. The school will check it.').waitFor();
    expect(await page.getByText('…e-of-ishaan.pdf').isVisible()).toBe(true);

    await page.locator('[data-receipt] [data-track]').click();
    // Before anything is touched.
    await page.waitForFunction(() => document.querySelector<HTMLFormElement>('main form')?.noValidate === true);
    expect(await page.getByLabel('Reference number').inputValue()).toBe(number);
    await page.getByLabel('Mobile number').fill('98765 40009');
    await button(page, 'Track enquiry').click();
    await page.getByText('No enquiry matches this reference number and mobile number.').waitFor();
    await page.getByLabel('Mobile number').fill('98765 40001');
    await button(page, 'Track enquiry').click();
    await page.getByText('Now: send the documents below').waitFor();
    expect(await documentInput(page, 'Transfer certificate').isEnabled()).toBe(true);
    expect(await page.getByText('Received', { exact: true }).last().isVisible()).toBe(true);
    expect(await page.getByText('Date not fixed yet').count()).toBeGreaterThan(0);
    expect(await complaints(page)).toEqual([]);
    // The browser itself writes down each answer that is a refusal, and that it was offline.
    expect(faultsBesidesOffline(faults).filter((fault) => !/status of 4|ERR_FAILED/.test(fault))).toEqual([]);
  });

  it('finds on return what was typed, and may clear it', async () => {
    const { page } = await visit('amaltas', '/registration', onPhone);
    await enhanced(page);
    await page.getByLabel('First name').fill('Ishaan');
    await classRadio(page, 'LKG').check();
    await page.clock.fastForward(600);
    await page.getByText('Draft saved on this device').waitFor();
    await page.reload();
    await page.getByText(/^We saved what you typed on /).waitFor();
    // Whoever types before answering loses nothing of it.
    await page.getByLabel('First name').fill('Mira');
    await page.clock.fastForward(600);
    await page.reload();
    await page.getByText(/^We saved what you typed on /).waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    expect(await page.getByLabel('First name').inputValue()).toBe('Ishaan');
    expect(await classRadio(page, 'LKG').isChecked()).toBe(true);
    await button(page, 'Clear').click();
    await button(page, 'Clear everything').click();
    expect(await page.getByLabel('First name').inputValue()).toBe('');
    expect(await page.evaluate(() => localStorage.getItem('enquiry'))).toBeNull();
  });

  itFurther('sees the classes for the child’s age first, and opens any other', async () => {
    const { page } = await visit('amaltas', '/registration', onPhone);
    await enhanced(page);
    expect(await classRadio(page, 'Class V').isVisible()).toBe(true);
    for (const [i, box] of ['Day', 'Month', 'Year'].entries())
      await page.getByRole('textbox', { name: box, exact: true }).fill(['15', '1', '2022'][i] ?? '');
    const toggle = page.getByRole('button', { name: 'Classes III to V' });
    await toggle.waitFor();
    expect(await classRadio(page, 'LKG').isVisible()).toBe(true);
    expect(await classRadio(page, 'Class V').isVisible()).toBe(false);
    expect(await complaints(page)).toEqual([]);
    await toggle.focus();
    await page.keyboard.press('Enter');
    expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    await classRadio(page, 'Class V').check();
    expect(await toggle.count()).toBe(0);
  });

  it('comes from a stage of classes to its card', async () => {
    const { page } = await visit('amaltas', '/classes', { viewport: phone });
    await page.getByRole('link', { name: 'Enquire Nursery and KG' }).click();
    await page.waitForURL(/\/registration\?class=Nursery/);
    expect(await page.locator('[data-stage][data-near]').count()).toBe(1);
  });
});

describe('the enquiry', () => {
  // First: fewer forms an hour are taken that do not say how long they were open.
  it('is one long form without script, and answers on pages of its own', async () => {
    const { page } = await visit('amaltas', '/registration', { javaScriptEnabled: false, viewport: phone });
    await fillChild(page, 'Nursery', ['1', '12', '2022']);
    await fillParent(page, '12345');
    await page.getByLabel(consent).check();
    expect(await button(page, 'Next: about you').isVisible()).toBe(false);
    await button(page, 'Send enquiry').click();
    await page.getByText('Enter a 10-digit mobile number.').waitFor();
    await page.goBack();
    expect(await page.getByLabel('First name').inputValue()).toBe('Ishaan');
    await page.getByLabel('Mobile number', { exact: true }).fill('98765 40004');
    await button(page, 'Send enquiry').click();
    await page.waitForURL(/\/registration\?reference=E2027-\d{4}#sent$/);
    expect(await page.locator('[data-reference]').textContent()).toMatch(/^E2027-\d{4}$/);
    expect(await page.getByLabel('First name').isVisible()).toBe(false);
    expect(await printed(page)).toContain('Receipt for an admission enquiry');
  });

  it('says what is missing in its own words although its script comes late', async () => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { page } = await visit('amaltas', '/contact', {
      async prepare(page) {
        await page.clock.install();
        await page.route(/\/form-[^/]*\.js|\/client-[^/]*\.js/, async (route) => {
          await held;
          await route.continue();
        });
      },
    });
    await button(page, 'Send message').click();
    release();
    await page.getByText('Please check the fields marked in red.').waitFor();
  });
});

describe('the contact form of a school', () => {
  it('is sent from a phone', async () => {
    const { page } = await visit('amaltas', '/contact', onPhone);
    await enhanced(page);
    await page.clock.fastForward('00:30');
    await page.getByLabel('Your name').fill('Kavita Deshpande');
    await page.getByLabel('Message', { exact: true }).fill('May we visit on Saturday?');
    await button(page, 'Send message').click();
    await page.getByText('Please enter email or mobile.').first().waitFor();
    expect(await complaints(page)).toEqual([]);
    await page.getByLabel('Mobile number').fill('98765 40005');
    await button(page, 'Send message').click();
    await page.getByText('Your message has been sent.').waitFor();
  });
});
