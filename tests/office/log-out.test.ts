import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { goodPassword } from '../support/accounts.ts';
import { adminAccount, startOffice } from './support/office.ts';

describe('a log-out', () => {
  const office = startOffice();

  const stored = (page: Page): Promise<string[]> => page.evaluate(() => Object.keys(localStorage).toSorted());

  it.each(['the office', 'the website'])('by %s leaves how a device is set, and nothing of a person', async (where) => {
    const { page, faults, close } = await office.newPage();
    const logIn = async (path: string): Promise<void> => {
      await page.goto(`${office.origin()}${path}`);
      await page.getByRole('textbox', { name: /^Email/ }).fill(adminAccount.email);
      await page.getByLabel('Password').fill(goodPassword);
      await page.getByRole('button', { name: 'Log in' }).click();
    };
    await logIn('/student?gender=Female');
    await page.getByRole('button', { name: 'Save this view' }).click();
    await page.getByLabel('Name of the view').fill('Girls');
    await page.getByLabel('Name of the view').press('Enter');
    await page.getByText('The view “Girls” is saved.').waitFor();
    await page.evaluate(() => {
      localStorage.setItem('visitorDesk', '2 roll');
      // Somebody else has begun this, and the worst that a screen to come may leave.
      localStorage.setItem('draft:99999:student', '{}');
      localStorage.setItem('later', 'Asha Patil');
      sessionStorage.setItem('fireDrill', 'Asha Patil');
    });
    if (where === 'the office') {
      await page.goto(`${office.origin()}/student/add_student`);
      await page.getByLabel('First name').fill('Kimaya');
      await page.waitForFunction(
        () => Object.keys(localStorage).filter((key) => key.startsWith('draft:')).length === 2,
      );
      await page.getByRole('button', { name: new RegExp(`^${adminAccount.name}`) }).click();
      await page.getByRole('menuitem', { name: 'Log out' }).click();
      await page.getByRole('button', { name: 'Log out anyway' }).click();
    } else {
      await page.goto(`${office.origin()}/`);
      const form = page.locator('[data-account] form:not([hidden])').first();
      await form.waitFor({ state: 'attached' });
      await form.evaluate((own: HTMLFormElement) => own.requestSubmit());
    }
    const isHinted = async () => (await page.context().cookies()).some(({ name }) => name === 'accessiblePaths');
    await expect.poll(isHinted).toBe(false);
    await page.waitForURL((url) => url.pathname === '/' && url.search === '');
    expect(await stored(page)).toEqual([
      'draft:99999:student',
      'officeAccount',
      expect.stringMatching(/^studentViews:\d+:\d+$/),
      'visitorDesk',
    ]);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

    await logIn('/visitors');
    await page.getByLabel('Desk').first().waitFor();
    await page.goto(`${office.origin()}/student`);
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Girls' }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });
});
