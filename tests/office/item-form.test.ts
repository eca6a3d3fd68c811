import type { Page, Route } from 'playwright';
import { describe, expect, it } from 'vitest';
import { startOffice } from './support/office.ts';

describe('the form of an entry', () => {
  const office = startOffice();
  const { open } = office;

  const newNotice = async (page: Page): Promise<string> => {
    await page.getByRole('button', { name: 'New notice' }).click();
    await page.waitForURL(/\/notice\/\d+$/);
    await page.getByLabel('Heading').first().waitFor();
    return new URL(page.url()).pathname;
  };
  const isSave = (route: Route): boolean => route.request().method() === 'PATCH';
  const leave = (page: Page): Promise<void> => page.getByRole('link', { name: 'Media', exact: true }).first().click();

  it('is left once what was typed a moment ago is saved', async () => {
    const { page, close } = await open('/school/content/notice');
    const path = await newNotice(page);
    const held: Route[] = [];
    await page.route('**/api/content/notice/*', async (route) => {
      if (isSave(route)) held.push(route);
      else await route.fallback();
    });
    await page.getByLabel('Heading').first().fill('Swimming begins in May');
    await leave(page);
    await expect.poll(() => held.length).toBe(1);
    expect(new URL(page.url()).pathname).toBe(path);
    await held[0]?.fallback();
    await page.waitForURL(/\/media/);
    await page.goto(office.origin() + path);
    await expect.poll(() => page.getByLabel('Heading').first().inputValue()).toBe('Swimming begins in May');
    await close();
  });

  it('is not left without a question where what was typed cannot be saved', async () => {
    const { page, close } = await open('/school/content/notice');
    const path = await newNotice(page);
    await page.route('**/api/content/notice/*', (route) => (isSave(route) ? route.abort() : route.fallback()));
    await page.getByLabel('Heading').first().fill('The hall is closed');
    await leave(page);
    const asked = page.getByRole('dialog', { name: 'Leave without saving?' });
    await asked.getByRole('button', { name: 'Stay' }).click();
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.getByLabel('Heading').first().inputValue()).toBe('The hall is closed');
    await page.unroute('**/api/content/notice/*');
    await leave(page);
    await page.waitForURL(/\/media/);
    await page.goto(office.origin() + path);
    await expect.poll(() => page.getByLabel('Heading').first().inputValue()).toBe('The hall is closed');
    await close();
  });

  it('has the focus on its heading when it comes, opened by the keyboard', async () => {
    const { page, close } = await open('/school/content/notice');
    const link = page.getByRole('rowheader').getByRole('link').first();
    const name = await link.textContent();
    await link.press('Enter');
    await expect
      .poll(() => page.evaluate(() => [document.activeElement?.localName, document.activeElement?.textContent]))
      .toEqual(['h1', expect.stringContaining(String(name))]);
    await close();
  });

  it('says what is wrong in an entry of a list beside that, and leads there', async () => {
    const { page, close } = await open('/school/content/galleryAlbum');
    await page.getByRole('button', { name: 'New album' }).click();
    const add = page.getByRole('button', { name: 'Add a picture' });
    await add.click();
    await add.click();
    const film = page.getByLabel('Address of a film');
    await film.nth(1).fill('not an address');
    await expect.poll(() => film.nth(1).getAttribute('aria-invalid')).toBe('true');
    expect(await film.nth(0).getAttribute('aria-invalid')).not.toBe('true');
    await page.getByRole('link', { name: /^Pictures and films 2, Address of a film: / }).click();
    expect(await film.nth(1).evaluate((one) => one === document.activeElement)).toBe(true);
    await close();
  });

  it('says that the pictures to choose from could not be loaded, and loads them again', async () => {
    const { page, close } = await open('/school/content/facility');
    await page.getByRole('button', { name: 'New facility' }).click();
    const body = JSON.stringify({ title: 'Away', status: 503, errorText: 'Not now.' });
    await page.route('**/api/media?*', (route) =>
      route.fulfill({ status: 503, contentType: 'application/problem+json', body }),
    );
    await page.getByRole('button', { name: 'Choose a picture' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
    await dialog.getByText('The pictures could not be loaded.').waitFor();
    await page.unroute('**/api/media?*');
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByRole('listitem').first().waitFor();
    await close();
  });
});
