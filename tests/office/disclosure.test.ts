import { describe, expect, it } from 'vitest';
import { complaints } from '../e2e/support/axe.ts';
import { pdfFile } from '../support/enquiries.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { startOffice } from './support/office.ts';

describe('the disclosure of the office', () => {
  const office = startOffice();
  const { open, newPage } = office;
  const place = '/school/disclosure';

  it('takes documents with their days, counts what is there, and shows it to visitors', async () => {
    const { page, faults, close } = await open(place);
    await page.getByRole('button', { name: 'Fill in the disclosure' }).click();
    await page.getByLabel('Society, trust or company').first().fill('Greenfield Education Society');
    const parts = page.getByRole('navigation', { name: 'Parts of this form' });
    await parts.getByText('0 of 8').first().waitFor();
    const { name, type: mimeType, data: buffer } = pdfFile('fire-safety.pdf');
    await page
      .locator('input[type="file"][aria-label="Fire safety certificate"]')
      .setInputFiles({ name, mimeType, buffer });
    await page.getByRole('link', { name: 'Open: Fire safety certificate' }).waitFor();
    await page.getByLabel('Fire safety certificate: valid until').fill('2026-12-31');
    await page.getByText('Expires on 31 Dec 2026').waitFor();
    await page.getByText('Missing', { exact: true }).first().waitFor();
    await page.getByLabel('Fire safety certificate: valid until').fill('2027-03-31');
    await page.getByText('Expires on 31 Dec 2026').waitFor({ state: 'detached' });
    await parts.getByText('1 of 8').first().waitFor();
    await page.getByText(/^Saved .*only in your draft/).waitFor();
    await page.getByRole('button', { name: 'Publish' }).last().click();
    await page.getByText(/^Live/).first().waitFor();
    const visitor = await newPage();
    await visitor.page.goto(`${office.origin()}/disclosure`);
    await visitor.page.getByRole('link', { name: /Fire safety/ }).waitFor();
    await visitor.page.getByText('31 Mar 2027').waitFor();
    await visitor.close();
    expect(faults).toEqual([]);
    await close();
  });

  it('says beside the field what is no link and what is no document, and loses nothing', async () => {
    const { page, close } = await open(place);
    const letter = page.getByLabel('Affiliation letter').first();
    await letter.fill('my letter');
    await page
      .getByRole('alert')
      .getByText(/^Affiliation letter/)
      .waitFor();
    expect(await letter.inputValue()).toBe('my letter');
    await letter.fill('https://example.org/letter.pdf');
    await page.getByRole('alert').waitFor({ state: 'detached' });
    const buffer = Buffer.from('no document at all');
    const fake = { name: 'letter.pdf', mimeType: 'application/pdf', buffer };
    await page.locator('input[type="file"][aria-label="Fee structure"]').setInputFiles(fake);
    await page
      .locator('main')
      .getByText(/PDF|JPG/)
      .filter({ hasText: /^Use|^Only|not/ })
      .first()
      .waitFor();
    await close();
  });

  it('is left by the keyboard for any part, and has no fault for axe', async () => {
    for (const viewport of axeSizes) {
      const { page, close } = await open(place, { viewport });
      await page.getByLabel('Society, trust or company').first().waitFor();
      await page.waitForLoadState('networkidle');
      expect(await complaints(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await page.getByRole('button', { name: 'Add a file: Fee structure' }).focus();
      await page.keyboard.press('Tab');
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
      await close();
    }
  });
});
