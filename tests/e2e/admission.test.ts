import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
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
  page.getByRole('listitem').filter({ hasText: name }).locator('input');

/** Which headings a printer gets. */
const printed = async (page: Page): Promise<string[]> => {
  await page.emulateMedia({ media: 'print' });
  const headings = await page.getByRole('heading').allTextContents();
  await page.emulateMedia({ media: null });
  return headings;
};

const fillChild = async (page: Page, className: string, birth: string): Promise<void> => {
  await page.getByLabel('Session').selectOption('2026-2027');
  await page.getByLabel('Class', { exact: true }).selectOption(className);
  await page.getByLabel('First name').fill('Ishaan');
  await page.getByLabel('Date of birth').fill(birth);
  await page.getByLabel('Gender').selectOption('Male');
};
const fillParent = async (page: Page, mobile: string): Promise<void> => {
  await page.getByLabel('Your name').fill('Kavita Deshpande');
  await page.getByLabel('Relation to the child').selectOption('Mother');
  await page.getByLabel('Mobile number', { exact: true }).fill(mobile);
};

describe('a parent on a phone', () => {
  it('is told what is wrong, asks for a place, sends a document and sees how it goes', async () => {
    const { page, faults } = await visit('amaltas', '/registration', onPhone);
    await enhanced(page);
    await page.clock.fastForward('00:30');

    await button(page, 'Next').click();
    expect(await isFocused(page, 'Session')).toBe(true);
    expect(await page.getByText('Please enter date of birth.').isVisible()).toBe(true);
    expect(await page.getByRole('alert').textContent()).toBe('Please check what is marked in red.');

    await fillChild(page, 'Class 5', '2022-01-15');
    await page.getByText(/Children are usually 10 or older on 01 Apr 2026 for this class/).waitFor();
    await button(page, 'Next').click();
    await fillParent(page, '12345');
    await button(page, 'Next').click();
    await page.getByText('Enter a 10-digit mobile number.').waitFor();
    const mobile = page.getByLabel('Mobile number', { exact: true });
    expect(await mobile.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await mobile.inputValue()).toBe('12345');
    await mobile.fill('98765 40001');
    await page.getByLabel('Your name').fill('Kavita 9');
    await button(page, 'Next').click();
    expect(await page.getByLabel('Name of the school').isVisible()).toBe(true);
    await page.getByLabel('Name of the school').fill('Saraswati Mandir');
    await page.getByLabel('PIN code').fill('42');
    await button(page, 'Next').click();
    await page.getByLabel('The school may keep these details').check();
    await button(page, 'Send enquiry').click();

    // What the server alone refuses opens its step, and stays marked in the steps behind.
    await page.getByText('Enter a name of 2 to 100 letters, without a title.').waitFor();
    expect(await isFocused(page, 'Your name')).toBe(true);
    expect(await page.getByLabel('Your name').inputValue()).toBe('Kavita 9');
    expect(await complaints(page)).toEqual([]);
    await page.getByLabel('Your name').fill('Kavita Deshpande');
    await button(page, 'Next').click();
    expect(await page.getByText('Please enter at least 6 digits').isVisible()).toBe(true);
    await page.getByLabel('PIN code').fill('422013');
    await button(page, 'Next').click();
    await button(page, 'Send enquiry').click();

    const reference = page.locator('[data-reference]');
    await reference.filter({ hasText: /^E2026-\d{4}$/ }).waitFor();
    expect(await page.getByText('Class 5', { exact: true }).last().isVisible()).toBe(true);
    expect(await button(page, 'Print receipt').isVisible()).toBe(true);
    expect(await printed(page)).toContain('Thank you. We have your enquiry.');
    expect(await printed(page)).not.toContain('Classes and fees');
    const number = (await reference.textContent()) ?? '';

    const birth = documentInput(page, 'Birth certificate');
    await birth.setInputFiles({ name: 'birth.txt', mimeType: 'text/plain', buffer: Buffer.from('no') });
    await page.getByText('Use PDF, JPG or PNG up to 5 MB.', { exact: true }).waitFor();
    await birth.setInputFiles({ name: 'birth-certificate-of-ishaan.pdf', mimeType: 'application/pdf', buffer: pdf });
    await page.getByText('Sent. The school will look at it.').waitFor();
    expect(await page.getByText('…e-of-ishaan.pdf').isVisible()).toBe(true);
    expect(await complaints(page)).toEqual([]);

    await page.getByRole('main').getByRole('link', { name: 'See how it goes' }).first().click();
    // Before anything is touched.
    await page.waitForFunction(() => document.querySelector<HTMLFormElement>('main form')?.noValidate === true);
    expect(await page.getByLabel('Reference number').inputValue()).toBe(number);
    await page.getByLabel('Mobile number').fill('98765 40009');
    await button(page, 'Show').click();
    await page.getByText('No enquiry has this reference number with this mobile number.').waitFor();
    await page.getByLabel('Mobile number').fill('98765 40001');
    await button(page, 'Show').click();
    await page.getByText('New', { exact: true }).waitFor();
    expect(await documentInput(page, 'Transfer certificate').isVisible()).toBe(true);
    expect(await documentInput(page, 'Birth certificate').count()).toBe(0);
    expect(await complaints(page)).toEqual([]);
    // The browser itself writes down each answer that is a refusal.
    expect(faults.filter((fault) => !fault.includes('status of 4'))).toEqual([]);
  });

  it('sends a document again that did not arrive', async () => {
    const { page } = await visit('amaltas', '/registration', onPhone);
    await enhanced(page);
    await page.clock.fastForward('00:30');
    await fillChild(page, 'Nursery', '2022-12-01');
    await button(page, 'Next').click();
    await fillParent(page, '98765 40002');
    await button(page, 'Next').click();
    expect(await page.getByLabel('Name of the school').isVisible()).toBe(false);
    await button(page, 'Next').click();
    await page.getByLabel('The school may keep these details').check();
    await button(page, 'Send enquiry').click();
    const file = documentInput(page, 'Birth certificate');
    await file.waitFor();
    await page.route('**/_addAdmissionDocument', (route) => route.abort());
    await file.setInputFiles({ name: 'birth.pdf', mimeType: 'application/pdf', buffer: pdf });
    await page.getByText('It was not sent. Please try again.').waitFor();
    await page.unroute('**/_addAdmissionDocument');
    await button(page, 'Try again').click();
    await page.getByText('Sent. The school will look at it.').waitFor();
  });
});

describe('the enquiry', () => {
  // First: fewer forms an hour are taken that do not say how long they were open.
  it('is one long form without script, and answers on pages of its own', async () => {
    const { page } = await visit('amaltas', '/registration', { javaScriptEnabled: false, viewport: phone });
    await fillChild(page, 'Nursery', '2022-12-01');
    await fillParent(page, '12345');
    await page.getByLabel('The school may keep these details').check();
    expect(await button(page, 'Next').isVisible()).toBe(false);
    await button(page, 'Send enquiry').click();
    await page.getByText('Enter a 10-digit mobile number.').waitFor();
    await page.goBack();
    expect(await page.getByLabel('First name').inputValue()).toBe('Ishaan');
    await page.getByLabel('Mobile number', { exact: true }).fill('98765 40004');
    await button(page, 'Send enquiry').click();
    await page.waitForURL(/\/registration\?reference=E2026-\d{4}#sent$/);
    expect(await page.getByText(/^E2026-\d{4}$/).isVisible()).toBe(true);
    expect(await page.getByLabel('First name').isVisible()).toBe(false);
    expect(await printed(page)).toContain('Thank you. We have your enquiry.');
    expect(await printed(page)).not.toContain('Classes and fees');
  });

  it('can be sent with the keyboard alone', async () => {
    const { page } = await visit('amaltas', '/registration', { prepare: (page) => page.clock.install() });
    await page.getByLabel('Session').focus();
    await enhanced(page);
    await page.clock.fastForward('00:30');
    const type = async (label: string, text: string): Promise<void> => {
      await page.getByLabel(label, { exact: true }).focus();
      await page.keyboard.type(text);
    };
    await type('Session', '2026');
    await type('Class', 'Nur');
    await type('First name', 'Meera');
    await type('Date of birth', '12012022');
    await type('Gender', 'Fem');
    await page.getByLabel('First name').press('Enter');
    await page.getByLabel('Your name').waitFor();
    await page.keyboard.press('Tab');
    expect(await isFocused(page, 'Your name')).toBe(true);
    await page.keyboard.type('Anil Rao');
    await type('Relation to the child', 'Fat');
    await type('Mobile number', '9876540003');
    await page.keyboard.press('Enter');
    await page.getByLabel('City').press('Enter');
    await page.getByLabel('The school may keep these details').press('Space');
    await button(page, 'Send enquiry').press('Enter');
    await page
      .locator('[data-reference]')
      .filter({ hasText: /^E2026-\d{4}$/ })
      .waitFor();
    const said = page.getByRole('status').filter({ hasText: 'Thank you. We have your enquiry.' });
    expect(await said.evaluate((text) => text === document.activeElement)).toBe(true);
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
