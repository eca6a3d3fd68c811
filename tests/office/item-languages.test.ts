import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { complaints } from '../e2e/support/axe.ts';
import { adminAccount, desktop, phone, startOffice } from './support/office.ts';

describe('an item in the languages of its school', () => {
  const office = startOffice([adminAccount]);
  const isSaved = (page: Page): Promise<void> => page.getByText(/^Saved .*only in your draft$/).waitFor();
  const seen = async (path: string): Promise<string> =>
    (await office.app.get(path, { host: 'greenfield.localhost' })).text;

  it('is written in both beside each other, and read in Hindi once all of it is there', async () => {
    const { page, faults, close } = await office.open('/school/content/notice');
    await page.getByRole('button', { name: 'New notice' }).click();
    await page.getByLabel('Heading').first().fill('The pump is being mended');
    await page
      .getByRole('textbox', { name: /^Notice/ })
      .first()
      .fill('Bring a bottle of water on Monday.');
    await page.getByText('Left empty, visitors who read Hindi see the English texts.').waitFor();
    await page.getByLabel('Heading · हिन्दी').fill('पंप की मरम्मत हो रही है');
    await page.getByText('1 text is missing.').waitFor();
    await isSaved(page);
    await page.getByRole('link', { name: 'Notices' }).first().click();
    const marked = page.getByRole('row').filter({ hasText: 'The pump is being mended' });
    await marked.getByRole('img', { name: 'Not in Hindi yet' }).waitFor();
    await marked.getByRole('link').first().click();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('“The pump is being mended” is live').waitFor();
    expect(await seen('/hi/notices')).not.toContain('पंप की मरम्मत');

    await page.getByRole('button', { name: 'Copy from English' }).click();
    const details = page.getByLabel('Notice · हिन्दी');
    expect(await details.inputValue()).toBe('Bring a bottle of water on Monday.');
    expect(await page.getByLabel('Heading · हिन्दी').inputValue()).toBe('पंप की मरम्मत हो रही है');
    await details.fill('सोमवार को पानी की बोतल लाएँ।');
    await page.getByText('Every text is there in Hindi too.').waitFor();
    await isSaved(page);
    expect(await complaints(page)).toEqual([]);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect.poll(() => seen('/hi/notices')).toContain('पंप की मरम्मत');
    expect(await seen('/notices')).toContain('The pump is being mended');
    await page.goto(`${office.origin()}/school/content/notice`);
    const row = page.getByRole('row').filter({ hasText: 'The pump is being mended' });
    await row.getByRole('img', { name: 'Hindi', exact: true }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('keeps the space at the end of what is typed in either while it is saved', async () => {
    const { page, faults, close } = await office.open('/school/content/notice');
    await page.getByRole('button', { name: 'New notice' }).click();
    const own = page.getByLabel('Heading').first();
    await own.fill('School closed');
    await isSaved(page);
    const saved = () =>
      page.waitForResponse((response) => response.request().method() === 'PATCH' && response.status() === 200);
    for (const [field, word] of [
      [own, 'on Monday'],
      [page.getByLabel('Heading · हिन्दी'), 'बंद'],
    ] as const) {
      const [answer] = await Promise.all([saved(), field.press('End').then(() => field.pressSequentially(' '))]);
      await answer.finished();
      await isSaved(page);
      await Promise.all([saved(), field.pressSequentially(word)]);
    }
    expect(await own.inputValue()).toBe('School closed on Monday');
    expect(faults).toEqual([]);
    await close();
  });

  it('shows one of them at a time on a phone', async () => {
    const { page, close } = await office.open('/school/content/facility', { viewport: phone });
    await page.getByRole('button', { name: 'New facility' }).click();
    await page.getByLabel('Name').first().fill('A room for kites');
    expect(await page.getByLabel('Name · हिन्दी').isVisible()).toBe(false);
    await page.getByRole('group', { name: 'Language of the texts' }).getByRole('button', { name: 'हिन्दी' }).click();
    expect(await page.getByLabel('Name').first().isVisible()).toBe(false);
    await page.getByText('English: A room for kites').waitFor();
    await page.getByLabel('Name · हिन्दी').fill('पतंगों का कमरा');
    await page.getByText(/^Saved /).waitFor();
    expect(await complaints(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await close();
  });

  it('has its texts of lists in both, too', async () => {
    const { page, close } = await office.open('/school/content/galleryAlbum', { viewport: desktop });
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await page
      .getByLabel(/ · हिन्दी/)
      .nth(1)
      .waitFor();
    expect(
      await page
        .getByRole('listitem')
        .getByLabel(/ · हिन्दी/)
        .count(),
    ).toBeGreaterThan(0);
    await close();
  });
});
