import { beforeAll, describe, expect, it } from 'vitest';
import { complaints } from '../e2e/support/axe.ts';
import { signIn } from '../support/callers.ts';
import { addEnquiry } from '../support/enquiries.ts';
import { mailTo } from '../support/outbox.ts';
import { phone, startOffice } from './support/office.ts';

describe('a family that has lost the number of its enquiry', () => {
  const office = startOffice();
  const email = 'kavita@example.org';
  let reference: string;

  beforeAll(async () => {
    const admin = await signIn(office.app, {});
    ({ Reference_No: reference } = await addEnquiry(admin, { Email: email }));
  });

  it('is mailed a link, reads by it how the enquiry goes, and sends a document', async () => {
    const { page, close } = await office.newPage({ viewport: phone });
    await page.goto(`${office.origin()}/admission/track`);
    await page.getByText('Lost the reference number?').click();
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await page.getByText('Please enter email.').waitFor();
    await page.getByLabel('Email').fill(email);
    expect(await complaints(page)).toEqual([]);
    // A form that is sent at once is taken for a program’s.
    await page.waitForFunction(() => performance.now() > 3500);
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await page.getByText('If an enquiry was made with this email').waitFor();

    const [link] = (await mailTo(office.app, email, 2)).links;
    await page.goto(String(link));
    await page.getByText('Now: send the documents below').waitFor();
    await page.getByRole('definition').filter({ hasText: reference }).waitFor();
    await page
      .locator('[data-paper]')
      .filter({ hasText: 'Birth certificate' })
      .locator('input')
      .setInputFiles({ name: 'birth.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') });
    await page.getByText('Received. The school will check it.').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

    await page.goto(`${String(link).slice(0, -2)}xx`);
    await page.getByText('This link no longer works.').waitFor();
    expect(await page.getByLabel('Reference number').isVisible()).toBe(true);
    await close();
  });

  it('is sent back to the page with an answer without script', async () => {
    const context = await office.browser.newContext({ viewport: phone, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${office.origin()}/admission/track`);
    await page.getByText('Lost the reference number?').click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await page.waitForURL(/#sent$/);
    expect(await page.getByText('If an enquiry was made with this email').isVisible()).toBe(true);
    await context.close();
  });
});
