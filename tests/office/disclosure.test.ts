import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { complaints } from '../e2e/support/axe.ts';
import { signIn } from '../support/callers.ts';
import { pdfFile } from '../support/enquiries.ts';
import { loseUploadAnswer } from '../support/lose-answer.ts';
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
    const folder = mkdtempSync(join(tmpdir(), 'schoolyard-disclosure-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'fire-safety.pdf');
    writeFileSync(file, pdfFile('fire-safety.pdf').data);
    const input = page.locator('input[type="file"][aria-label="Fire safety certificate"]');
    const reached = await loseUploadAnswer(page, '*/api/media');
    await input.setInputFiles(file);
    await page.getByText('The server cannot be reached').first().waitFor();
    expect(reached).toEqual([201]);
    await input.setInputFiles(file);
    await page.getByRole('link', { name: 'Open: Fire safety certificate' }).waitFor();
    const admin = await signIn(office.app);
    expect((await admin.get('/api/media', { keyword: 'fire-safety' })).json).toHaveLength(1);
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
    expect(faults).toEqual([expect.stringContaining('ERR_FAILED')]);
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
