import { readSheet } from 'read-excel-file/node';
import { describe, expect, it } from 'vitest';
import { complaints } from '../e2e/support/axe.ts';
import { signIn } from '../support/callers.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { startOffice } from './support/office.ts';

describe('the audit log of the office', () => {
  const office = startOffice();
  const { open } = office;
  const place = '/school/audit';

  /** A notice that was written, then changed. */
  const changeNotice = async (): Promise<void> => {
    const caller = await signIn(office.app, { name: 'Rohini Lele' });
    const notice = { noticeHead: 'Winter timing', noticeDetails: '<p>School begins at 8:30 from Monday.</p>' };
    const { json } = await caller.post('/api/content/notice', notice);
    const changed = { noticeHead: 'Winter timing', noticeDetails: '<p>School begins at 8:30 from Tuesday.</p>' };
    const { status } = await caller.call('PATCH', `/api/content/notice/${json.id}`, {
      body: changed,
      headers: { 'if-match': '"1"' },
    });
    expect(status).toBe(200);
  };

  it('says who did what in words, and what is different since', async () => {
    await changeNotice();
    const { page, faults, close } = await open(place);
    await page.getByRole('link', { name: 'Began a notice' }).waitFor();
    await page.getByRole('link', { name: 'Changed a notice' }).focus();
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: 'Changed a notice' });
    await panel.getByText('Rohini Lele').waitFor();
    await panel.getByText('taken out: Monday').waitFor();
    await panel.getByText('put in: Tuesday').waitFor();
    expect(await panel.getByText('<p>').count()).toBe(0);
    await panel.getByRole('link', { name: 'Full history' }).click();
    await page.getByText('Only the history of one item').waitFor();
    await page.waitForFunction(() => document.querySelectorAll('tbody td time').length === 2);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.textContent === 'Changed a notice');
    expect(faults).toEqual([]);
    await close();
  });

  it('says of a log-in who and when, once', async () => {
    const { page, close } = await open(place);
    await page.getByRole('link', { name: 'Logged in' }).first().click();
    const panel = page.getByRole('region', { name: 'Logged in' });
    await panel.getByText(/^Reference/).waitFor();
    expect(await panel.getByRole('term').count()).toBe(0);
    await close();
  });

  it('keeps its filters in the address, and gives what they leave as a file', async () => {
    const { page, close } = await open(place);
    await page.getByLabel('What', { exact: true }).selectOption('Holiday');
    await page.getByText('Nothing matches.').waitFor();
    expect(new URL(page.url()).searchParams.get('what')).toBe('holiday');
    await page.getByRole('button', { name: 'Show all' }).first().click();
    await page.getByLabel('Person', { exact: true }).selectOption('Rohini Lele');
    await page.waitForFunction(() => document.querySelectorAll('tbody td time').length === 2);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download as CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('audit-log.csv');
    expect(new URL(download.url()).searchParams.has('userId')).toBe(true);
    const [workbook] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download for Excel' }).click(),
    ]);
    expect(workbook.suggestedFilename()).toBe('audit-log.xlsx');
    const [headings, ...rows] = await readSheet(await workbook.path());
    expect([headings?.[0], rows.length]).toEqual(['id', 2]);
    await page.route('**/api/audit/export*', (route) => route.abort());
    await page.getByRole('button', { name: 'Download for Excel' }).click();
    await page.getByText('The file could not be made. Check the connection and try again.').waitFor();
    await page.goto(`${office.origin()}${place}?entry=999999`);
    await page.getByRole('heading', { name: 'This entry does not exist.' }).waitFor();
    await close();
  });

  it('has no fault for axe, and nothing scrolls sideways', async () => {
    for (const viewport of axeSizes) {
      const { page, close } = await open(place, { viewport });
      await page.getByRole('link', { name: 'Changed a notice' }).waitFor();
      expect(await complaints(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await page.getByRole('link', { name: 'Changed a notice' }).click();
      await page.getByRole('heading', { name: 'What changed' }).waitFor();
      expect(await complaints(page)).toEqual([]);
      await close();
    }
  });
});
