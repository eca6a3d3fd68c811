import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { complaints } from '../e2e/support/axe.ts';
import { addAccount } from '../support/accounts.ts';
import { signIn } from '../support/callers.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { adminAccount, startOffice } from './support/office.ts';

const office = startOffice([adminAccount]);

beforeAll(async () => {
  await addAccount(office.app, { email: 'parent@example.org', name: 'Aniket Wagh', role: 'Parent' });
  const editor = await signIn(office.app, { role: 'Staff', permissionSets: ['contentEditor'] });
  const notice = { noticeHead: 'Parents meet on Saturday', entryDateTime: '2026-11-20T10:00' };
  expect((await editor.post('/api/content/notice', notice)).status).toBe(201);
});

const open = (options?: Parameters<typeof office.open>[1]) => office.open('/login', options);

describe('the palette', () => {
  const find = (page: Page) => page.getByRole('combobox', { name: 'Find a page, notice or person' });
  const current = (page: Page) => page.getByRole('dialog').getByRole('option', { selected: true });

  it('opens a place by keyboard alone, and gives the focus back where nothing is chosen', async () => {
    const { page, faults, close } = await open();
    const button = page.getByRole('button', { name: 'Find a page, notice or person' });
    await button.focus();
    await page.keyboard.press('Enter');
    await find(page).waitFor();
    await page.keyboard.press('Escape');
    await find(page).waitFor({ state: 'detached' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Control+k');
    // Faster than anything is drawn: Enter opens what the text finds.
    await find(page).pressSequentially('med');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${office.origin()}/school/media`);
    await page.keyboard.press('Control+k');
    await expect.poll(() => current(page).innerText()).toBe('Media');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => current(page).innerText()).toBe('Today');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => current(page).innerText()).toBe('Invite a person');
    expect(faults).toEqual([]);
    await close();
  });

  it('finds content and people by a part of their names, and says so where there is none', async () => {
    const { page, close } = await open();
    await page.keyboard.press('Control+k');
    await find(page).fill('parents meet');
    const found = page.getByRole('option', { name: /^Parents meet on Saturday Notices/ });
    await found.click();
    await page.waitForURL(/\/school\/content\/notice\/\d+$/);
    await page.keyboard.press('Control+k');
    await find(page).fill('aniket');
    await page.getByRole('option', { name: /Aniket Wagh Parent/ }).click();
    await page.waitForURL(/\/school\/users\?person=\d+$/);
    await page.keyboard.press('Control+k');
    await find(page).fill('zzz%');
    await page.getByText('Nothing is called “zzz%”.').waitFor();
    await close();
  });

  it('does what is begun from anywhere', async () => {
    const { page, close } = await open();
    await page.keyboard.press('Control+k');
    await find(page).fill('write a n');
    await page.getByRole('option', { name: 'Write a notice' }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/school\/content\/notice\/\d+$/);
    await close();
  });

  it('has for a role what it may open, and nothing else', async () => {
    await addAccount(office.app, {
      email: 'hr@example.org',
      name: 'Nilesh Khairnar',
      role: 'Staff',
      permissionSets: ['hr'],
    });
    const asked: string[] = [];
    const { page, close } = await open({ email: 'hr@example.org' });
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.keyboard.press('Control+k');
    await find(page).fill('parents meet');
    await page.getByText('Nothing is called “parents meet”.').waitFor();
    await find(page).fill('us');
    await page.getByText('Nothing is called “us”.').waitFor();
    expect(asked).not.toContain('/api/contentByName');
    expect(asked).not.toContain('/api/users');
    await close();
    const hr = await signIn(office.app, { role: 'Staff', permissionSets: ['hr'] });
    expect((await hr.get('/api/contentByName', { keyword: 'parents' })).status).toBe(403);
    const other = await signIn(office.app, { school: 'riverside' });
    expect((await other.get('/api/contentByName', { keyword: 'parents meet' })).json).toEqual([]);
  });

  it.each(axeSizes)('is clean for axe at $width px', async (viewport) => {
    const { page, close } = await open({ viewport });
    await page.getByRole('button', { name: 'Find a page, notice or person' }).click();
    await find(page).fill('par');
    await page.getByRole('option', { name: /Parents meet/ }).waitFor();
    expect(await complaints(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await close();
  });
});
