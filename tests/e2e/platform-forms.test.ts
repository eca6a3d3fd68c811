import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { enhanced, fillRegistration, withClock } from './support/forms.ts';
import { phone, startBrowsing } from './support/visit.ts';

const { visit, origin } = startBrowsing();

const fillDemo = async (page: Page, mobile: string): Promise<void> => {
  await page.getByLabel('Your name').fill('Asha Kulkarni');
  await page.getByLabel('School', { exact: true }).fill('Riverside Public School');
  await page.getByLabel('Mobile number').fill(mobile);
  await page.getByLabel('Call me about').check();
};
const describedBy = (page: Page, label: string): Promise<string> =>
  page.getByLabel(label, { exact: true }).evaluate((field) =>
    (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim(),
  );

describe('the demo form', () => {
  it('says what is missing beside each field, and takes the visitor to the first', async () => {
    const { page, faults } = await visit('platform', '/request-demo', { viewport: phone });
    await enhanced(page);
    await page.getByRole('main').getByRole('button', { name: 'Request Demo' }).click();
    expect(await page.getByLabel('Your name').evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await describedBy(page, 'Your name')).toBe('Please enter your name.');
    expect(await page.getByLabel('Your name').getAttribute('aria-invalid')).toBe('true');
    expect(await page.locator('[data-form-summary]').textContent()).toBe('Please check the fields marked in red.');
    await page.getByLabel('Your name').fill('A');
    expect(await page.getByLabel('Your name').getAttribute('aria-invalid')).toBeNull();
    expect(faults).toEqual([]);
  });

  it('shows beside the field what the server says of it, then says that somebody will call', async () => {
    const { page } = await visit('platform', '/request-demo', { prepare: withClock });
    await enhanced(page);
    await page.clock.fastForward('00:20');
    await fillDemo(page, '12345678901234');
    const send = page.getByRole('main').getByRole('button', { name: 'Request Demo' });
    await send.click();
    await page.getByText('Enter a 10-digit mobile number.').waitFor();
    expect(await describedBy(page, 'Mobile number')).toContain('Enter a 10-digit mobile number.');
    await page.getByLabel('Mobile number').fill('98220 55512');
    await send.click();
    const said = page.getByRole('status');
    await said.waitFor();
    expect(await said.textContent()).toBe('Thank you. We will call you within one working day.');
    expect(await said.evaluate((text) => text === document.activeElement)).toBe(true);
  });

  it('works without script', async () => {
    const { page } = await visit('platform', '/request-demo', { javaScriptEnabled: false });
    await fillDemo(page, '98220 55513');
    await page.getByRole('main').getByRole('button', { name: 'Request Demo' }).click();
    await page.waitForURL(/#sent$/);
    expect(await page.getByText('We will call you within one working day.').isVisible()).toBe(true);
    expect(await page.locator('form').isVisible()).toBe(false);
  });
});

describe('the contact form', () => {
  it('needs one way to answer, and says so beside both', async () => {
    const { page } = await visit('platform', '/contact', { prepare: withClock });
    await enhanced(page);
    await page.clock.fastForward('00:20');
    await page.getByLabel('Your name').fill('Asha Kulkarni');
    await page.getByLabel('Message', { exact: true }).fill('Do you come to Nagpur?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Please enter email or mobile.').first().waitFor();
    expect(await describedBy(page, 'Mobile number (optional)')).toContain('Please enter email or mobile.');
    await page.getByLabel('Email', { exact: false }).first().fill('asha@riverside.example');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('status').filter({ hasText: 'Your message has been sent.' }).waitFor();
    expect(await page.getByRole('button', { name: 'Send message' }).isVisible()).toBe(false);
  });
});

describe('the registration', () => {
  it('ends in the office of the new school, with the first steps, and its pages are filled', async () => {
    const { page } = await visit('platform', '/create-school-web-page', { prepare: withClock });
    await enhanced(page);
    await page.clock.fastForward('00:30');
    await fillRegistration(page, { school: 'Riverbend Public School', domain: 'riverbend.example' });
    await page.getByRole('main').getByRole('button', { name: 'Create Page' }).click();
    await page.waitForURL(`${origin('riverbend-public-school')}/school`);
    await page.getByRole('region', { name: 'Nine steps to a site worth showing' }).waitFor();
    const answer = await page.goto(origin('riverbend-public-school'));
    expect(answer?.status()).toBe(200);
    expect(await page.title()).toBe('Riverbend Public School');
    await page.getByText('It teaches Nursery to Class 10, in English.').first().waitFor();
  });
});
