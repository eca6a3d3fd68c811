import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { addMember } from '../api/staff-bodies.ts';
import { addStudent } from '../api/student-bodies.ts';
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
    await expect.poll(() => current(page).innerText()).toBe('Invite someone');
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

  it('finds a child by name, number and a parent’s mobile, and who works here', async () => {
    const caller = await signIn(office.app, {});
    const child = { First_Name: 'Revati', Last_Name: 'Gokhale', Admission_No: 'PAL/7', Mobile: '98230 61177' };
    const { Student_Id } = await addStudent(caller, child);
    await addMember(caller, {
      First_Name: 'Suresh',
      Last_Name: 'Pingle',
      Employee_No: 'EMP-77',
      Mobile: '98905 61188',
    });
    const { page, faults, close } = await open();
    await page.keyboard.press('Control+k');
    const revati = page.getByRole('option', { name: 'Revati Gokhale Class 5 A · PAL/7' });
    for (const text of ['revati g', 'PAL/7', '98230 61177']) {
      await find(page).fill('zzz');
      await revati.waitFor({ state: 'detached' });
      await find(page).fill(text);
      await revati.waitFor();
    }
    await expect.poll(() => current(page).innerText()).toContain('Revati Gokhale');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${office.origin()}/student/${Student_Id}`);
    await page.getByRole('heading', { level: 1, name: 'Revati Gokhale' }).waitFor();
    await page.keyboard.press('Control+k');
    const suresh = page.getByRole('option', { name: /^Suresh Pingle/ });
    for (const text of ['98905 61188', 'EMP-77']) {
      await find(page).fill('zzz');
      await suresh.waitFor({ state: 'detached' });
      await find(page).fill(text);
      await suresh.waitFor();
    }
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/staff\?member=\d+$/);
    await page.getByRole('region', { name: 'Suresh Pingle' }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('finds for a class teacher the children of the own class alone, and says so where the search fails', async () => {
    const caller = await signIn(office.app, {});
    await addStudent(caller, { First_Name: 'Sharvari', Last_Name: 'Own', Section_Id: 3, Mobile: '98230 61166' });
    await addStudent(caller, { First_Name: 'Sharvari', Last_Name: 'Other', Section_Id: 4, Mobile: '98230 61166' });
    await addAccount(office.app, {
      email: 'teacher@example.org',
      name: 'Lata Mahajan',
      role: 'Staff',
      permissionSets: ['classTeacher'],
      classes: [{ Class_Id: 8, Section_Id: 3 }],
    });
    const { page, close } = await open({ email: 'teacher@example.org' });
    await page.keyboard.press('Control+k');
    for (const text of ['sharvari', '98230 61166']) {
      await find(page).fill('zzz');
      await page.getByText('Nothing is called “zzz”.').waitFor();
      await find(page).fill(text);
      await page.getByText('1 found').waitFor();
      const options = page.getByRole('dialog').getByRole('option');
      expect(await options.allInnerTexts()).toEqual([expect.stringContaining('Sharvari Own')]);
    }
    await page.route('**/api/student?*', (route) => route.fulfill({ status: 403, json: { code: 'NO_ACCESS' } }));
    await find(page).fill('sharv');
    await page.getByText('The search did not work. You can still go to a page.').waitFor();
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
