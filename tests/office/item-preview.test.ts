import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { complaints } from '../e2e/support/axe.ts';
import { signIn } from '../support/callers.ts';
import { adminAccount, phone, startOffice } from './support/office.ts';

describe('an item as visitors will see it', () => {
  const office = startOffice([adminAccount]);
  const dialog = (page: Page) => page.getByRole('dialog');
  const frame = (page: Page) => dialog(page).frameLocator('iframe');
  const shown = (page: Page, words: string) => frame(page).getByText(words).filter({ visible: true }).first();
  const status = (page: Page, text: string | RegExp): Promise<void> =>
    dialog(page).getByRole('status').getByText(text).waitFor();
  const seen = async (path: string): Promise<string> =>
    (await office.app.get(path, { host: 'greenfield.localhost' })).text;
  const preview = (page: Page) => page.getByRole('button', { name: 'Preview', exact: true });
  const newNotice = async (options?: Parameters<typeof office.open>[1]) => {
    const opened = await office.open('/school/content/notice', options);
    await opened.page.getByRole('button', { name: 'New notice' }).click();
    await opened.page.getByLabel('Heading').first().fill('The pump <i>is</i> mended');
    return opened;
  };

  it('stands on its page with the words of the form, in both languages, and nobody else sees it', async () => {
    const { page, faults, close } = await newNotice();
    await page.getByLabel('Heading · हिन्दी').fill('पंप ठीक हो गया');
    await preview(page).click();
    await status(page, 'This is how it will look. Nothing is published.');
    await shown(page, 'The pump <i>is</i> mended').waitFor();
    await page.getByRole('group', { name: 'Width of the preview' }).getByRole('button', { name: 'Phone' }).click();
    const width = () =>
      frame(page)
        .locator('html')
        .evaluate(() => innerWidth);
    await expect.poll(width).toBe(390);
    await page.getByRole('group', { name: 'Language of the page' }).getByRole('button', { name: 'हिन्दी' }).click();
    await shown(page, 'पंप ठीक हो गया').waitFor();
    expect(await seen('/notices')).not.toContain('mended');
    expect(faults).toEqual([]);
    // Axe asks the page in the frame, too, which runs no script and says so.
    expect(await complaints(page)).toEqual([]);
    await close();
  });

  it('is opened and closed by the keyboard and by Back, and no word is lost', async () => {
    const { page, faults, close } = await newNotice();
    await preview(page).focus();
    await page.keyboard.press('Enter');
    await status(page, 'This is how it will look. Nothing is published.');
    expect(new URL(page.url()).searchParams.get('preview')).toBe('1');
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await expect.poll(() => preview(page).evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await shown(page, 'The pump <i>is</i> mended').click();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
    await preview(page).click();
    await dialog(page).waitFor();
    await page.goBack();
    await dialog(page).waitFor({ state: 'detached' });
    expect(await page.getByLabel('Heading').first().inputValue()).toBe('The pump <i>is</i> mended');
    expect(page.url()).toMatch(/\/school\/content\/notice\/\d+$/);
    expect(faults).toEqual([]);
    await close();
  });

  it('names what is missing before it can be shown', async () => {
    const { page, close } = await newNotice({ viewport: phone });
    await page.getByLabel('Heading').first().fill('');
    await preview(page).click();
    await dialog(page).getByText('Before it can be shown, put this right:').waitFor();
    expect(await dialog(page).getByRole('listitem').allInnerTexts()).toEqual(['Heading']);
    expect(await complaints(page)).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Back to the form' }).click();
    await dialog(page).waitFor({ state: 'detached' });
    await page.getByLabel('Heading').first().fill('The pump is mended');
    await preview(page).click();
    await status(page, 'This is how it will look. Nothing is published.');
    expect(await complaints(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await close();
  });

  it('says why visitors do not meet it: for others, a hidden section, no page of the theme', async () => {
    const { page, close } = await newNotice();
    await page.getByLabel('Who sees it').selectOption({ label: 'Staff' });
    await preview(page).click();
    await status(page, /^This page does not show it: too many others come before it/);
    await page.keyboard.press('Escape');

    const editor = await signIn(office.app, { role: 'Staff', permissionSets: ['contentEditor'], name: 'Ila Menon' });
    const { json: settings } = await editor.get('/api/theme-settings');
    const hide = { ...settings.live, overrides: { ...settings.live.overrides, 'home/facilities': { hidden: true } } };
    const saved = await editor.call('PUT', `/api/theme-settings/${settings.themeId}`, {
      body: hide,
      headers: { 'if-match': `"${settings.version}"` },
    });
    const live = await editor.call('POST', `/api/theme-settings/${settings.themeId}/publish`, {
      headers: { 'if-match': String(saved.headers.etag) },
    });
    expect(live.status).toBe(200);
    await page.goto(`${office.origin()}/school/content/facility`);
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await preview(page).click();
    await dialog(page).getByLabel('Page', { exact: true }).selectOption({ label: 'Home' });
    await status(page, /^This page does not show it: you have hidden the section/);

    await page.goto(`${office.origin()}/school/content/message`);
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await preview(page).click();
    await dialog(page).getByText('No page of your theme shows this.').waitFor();
    expect(await complaints(page)).toEqual([]);
    await close();
  });

  it('is whole in the office’s Hindi', async () => {
    const { page, close } = await newNotice();
    await page.getByText(/^Saved /).waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'हिन्दी' }).click();
    await page.getByRole('button', { name: 'पूर्वावलोकन' }).click();
    await status(page, 'यह ऐसा दिखेगा। कुछ भी प्रकाशित नहीं हुआ है।');
    expect(await complaints(page)).toEqual([]);
    await close();
  });
});
