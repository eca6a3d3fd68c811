import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { complaints } from '../e2e/support/axe.ts';
import { addAccount } from '../support/accounts.ts';
import { pairs } from '../support/pairs.ts';
import { desktop, phone, startOffice } from './support/office.ts';

const place = '/school/profile';

describe('the school profile of the office', () => {
  const office = startOffice();
  beforeAll(async () => {
    await addAccount(office.app, { email: 'parent@example.org', name: 'Meera Joshi', role: 'Parent' });
  });

  const { open } = office;
  const seen = (page: Page, text: string): Promise<boolean> =>
    page.evaluate(async (words) => (await (await fetch('/contact')).text()).includes(words), text);

  it('saves itself as a draft, and shows visitors the change once it is published', async () => {
    const { page, faults, close } = await open(place);
    await page.getByLabel('Phone on the website').fill('0253 555 0199');
    await page.getByLabel('Mobile for us').fill('98220 30003');
    await page.getByLabel('Languages of teaching').fill('English, Marathi,');
    await page.getByRole('group', { name: 'Closed every week on' }).getByLabel('Sunday').check();
    await page.getByRole('combobox', { name: /^Board/ }).selectOption('Cambridge');
    await page.keyboard.press('Control+s');
    await page.getByText(/^Saved .*, only in your draft$/).waitFor();
    expect(await seen(page, '0253 555 0199')).toBe(false);
    await page.reload();
    expect(await page.getByLabel('Languages of teaching').inputValue()).toBe('English, Marathi');
    expect(await page.getByLabel('Mobile for us').inputValue()).toBe('+919822030003');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText(/ is live$/).waitFor();
    expect(await seen(page, '0253 555 0199')).toBe(true);
    expect(faults).toEqual([]);
    await close();
  });

  it('says beside the field and above what is wrong, and takes nothing from visitors that they need', async () => {
    const { page, close } = await open(place);
    await page.getByLabel('UDISE code').fill('2714');
    await page.getByRole('link', { name: /^UDISE code: / }).waitFor();
    // Somebody who is typing is not taken from the field; and what is right is saved without what is wrong.
    expect(await page.evaluate(() => document.activeElement?.getAttribute('id'))).toMatch(/-Udise_Code$/);
    await page.getByLabel('School code').fill('11.0422');
    await page.getByText('Marked fields are not saved yet').waitFor();
    await expect
      .poll(() => page.evaluate(async () => (await (await fetch('/api/content/schoolProfile')).json())[0].document))
      .toMatchObject({ School_Code: '11.0422' });
    await page.getByRole('link', { name: /^UDISE code: / }).click();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('id'))).toMatch(/-Udise_Code$/);
    await page.getByLabel('UDISE code').fill('27140100101');
    await page.getByText(/^Saved /).waitFor();
    await page.getByLabel('Name of the school').first().fill('');
    await page.getByText(/^Saved /).waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('link', { name: 'Name of the school: Fill this in.' }).waitFor();
    await page.getByLabel('Name of the school').first().fill('Greenfield Hill School');
    await page.getByText(/^Saved /).waitFor();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByText('“Greenfield Hill School” is live').waitFor();
    await close();
  });

  it('takes a logo of the library, by the keyboard alone', async () => {
    const { page, close } = await open(place);
    const logo = page.getByRole('group', { name: 'Logo' });
    await logo.getByRole('button', { name: 'Choose another' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
    await dialog.getByRole('listitem').nth(1).getByRole('button').focus();
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'detached' });
    await page.getByText(/^Saved /).waitFor();
    await page.getByRole('link', { name: /to publish$/ }).click();
    const change = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .filter({ hasText: 'School profile' });
    await change.getByText('Logo').waitFor();
    await change.getByRole('heading').getByRole('link').click();
    await page.getByRole('heading', { name: 'School profile', level: 1 }).waitFor();
    await close();
  });

  it('is read by staff who may not change it, and not by parents', async () => {
    const { page, close } = await open(place, { email: 'desk@example.org' });
    await page.getByText('An office admin can change it.').waitFor();
    await page.getByText('Name of the school').waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);
    await close();
    const parent = await open(place, { email: 'parent@example.org' });
    await parent.page.getByRole('heading', { name: 'You do not have access to this page.' }).waitFor();
    await parent.close();
  });

  it.each(pairs(['admin@example.org', 'desk@example.org'], [phone, desktop]))(
    'axe finds nothing for %s, %o, and nothing scrolls sideways',
    async (email, viewport) => {
      const { page, close } = await open(place, { viewport, email });
      await page.waitForLoadState('networkidle');
      expect(await complaints(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      await close();
    },
  );
});
