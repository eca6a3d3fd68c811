import { beforeAll, describe, expect, it } from 'vitest';
import { complaints } from '../e2e/support/axe.ts';
import { addAccount } from '../support/accounts.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { startOffice } from './support/office.ts';

const dayMs = 86_400_000;

describe('schedule, versions and the bin', () => {
  const office = startOffice();
  let editor: Caller;
  beforeAll(async () => {
    await addAccount(office.app, {
      email: 'editor@example.org',
      name: 'Meera Joshi',
      role: 'Staff',
      permissionSets: ['contentEditor'],
    });
    editor = await signIn(office.app, { role: 'Admin', name: 'Rohini Lele' });
  });

  /** With a browser whose clock is the server's, far from the school. */
  const open: typeof office.open = (path, options) =>
    office.open(path, {
      timezoneId: 'America/New_York',
      prepare: (page) => page.clock.install({ time: office.app.clock.now }),
      ...options,
    });

  const add = async (noticeHead: string): Promise<string> => {
    const body = { noticeHead, entryDateTime: '2026-11-25T10:00' };
    const { json, status } = await editor.post('/api/content/notice', body);
    expect(status).toBe(201);
    return `/school/content/notice/${json.id}`;
  };
  const read = async (address: string) => (await editor.get(address.replace('/school/', '/api/'))).json;
  const change = async (address: string, method: string, step: string, body?: object): Promise<void> => {
    const call = address.replace('/school/', '/api/');
    const headers = { 'if-match': `"${(await read(address)).version}"` };
    const { status } = await editor.call(method, `${call}${step}`, { headers, ...(body ? { body } : {}) });
    expect(status).toBe(200);
  };
  const inDays = (days: number): string =>
    new Date(office.app.clock.now + days * dayMs).toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' });
  const inWords = (day: string): string =>
    new Date(`${day}T00:00:00Z`)
      .toLocaleDateString('en-GB', { day: '2-digit', month: 'short', year: 'numeric', timeZone: 'UTC' })
      .replace('Sept', 'Sep');

  it('keeps an open form when it cannot be read again', async () => {
    const address = await add('The form that stays');
    const { page, faults, close } = await open(address);
    await page.getByLabel('Heading').first().waitFor();
    const refusal = { status: 403, title: 'Forbidden', errorText: 'Not now.', type: 'about:blank', requestId: '-' };
    const failed = { status: 403, contentType: 'application/problem+json', body: JSON.stringify(refusal) };
    await page.route(/\/api\/content(\/notice\/\d+)?$/, (route) =>
      route.request().method() === 'GET' ? route.fulfill(failed) : route.continue(),
    );
    const types = page.waitForResponse((response) => response.url().endsWith('/api/content'));
    const item = page.waitForResponse(
      (response) => response.url().endsWith(address.replace('/school/', '/api/')) && response.status() === 403,
    );
    await page.getByRole('button', { name: 'Publish' }).click();
    await Promise.all([types, item]);
    await page.getByLabel('Heading').first().fill('The form that stayed');
    await page.getByText(/^Saved /).waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect((await read(address)).document.noticeHead).toBe('The form that stayed');
    // The browser names each answer that was a refusal.
    expect(faults.filter((fault) => !fault.includes('status of 403'))).toEqual([]);
    await close();
  });

  it('shows within a moment what somebody else has saved, and asks about a field in use', async () => {
    const address = await add('Sports day');
    const { page, faults, close } = await open(address);
    await page.getByLabel('Heading').first().fill('Sports day, typed by me');
    await page.getByText(/^Saved /).waitFor();
    await change(address, 'PATCH', '', { noticeDetails: 'Bring a cap and a bottle of water.' });
    await page.clock.runFor(16_000);
    await page.getByText(/^Rohini Lele changed this at .* Their changes have been merged with yours\.$/).waitFor();
    expect(
      await page
        .getByRole('textbox', { name: /^Notice/ })
        .first()
        .inputValue(),
    ).toContain('Bring a cap');
    expect(await page.getByLabel('Heading').first().inputValue()).toBe('Sports day, typed by me');
    expect(faults).toEqual([]);
    await close();
  });

  it('schedules a notice, refuses an end before the start, and takes the schedule back', async () => {
    const address = await add('Winter timing');
    const { page, faults, close } = await open(address);
    await page.getByRole('radio', { name: 'At a time' }).check();
    await page.getByLabel('Shown from').fill(inDays(3));
    await page.getByLabel('Time', { exact: true }).fill('07:00');
    await page.getByLabel('Shown until').fill(inDays(1));
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    const fault = `This is before it starts. Choose a date after ${inWords(inDays(2))}.`;
    await page.getByRole('link', { name: `Shown until: ${fault}` }).click();
    expect(await page.getByLabel('Shown until').evaluate((field) => field === document.activeElement)).toBe(true);
    expect((await read(address)).state).toBe('draft');
    await page.getByLabel('Shown until').fill(inDays(9));
    await page.getByRole('button', { name: 'Schedule', exact: true }).click();
    await page.getByText(`Goes live automatically on ${inWords(inDays(3))}, 7:00 am.`).waitFor();
    expect(await read(address)).toMatchObject({
      state: 'scheduled',
      publish_at: new Date(`${inDays(3)}T07:00:00+05:30`).toISOString(),
      expire_at: new Date(`${inDays(9)}T23:59:59.999+05:30`).toISOString(),
    });
    await page.getByRole('button', { name: 'Take the schedule back' }).click();
    await page.getByText('Visitors do not see it yet.').waitFor();
    expect((await read(address)).state).toBe('draft');
    expect(faults).toEqual([]);
    await close();
  });

  it('says when a notice ends that is live', async () => {
    const address = await add('Lost umbrella');
    await change(address, 'POST', '/publish');
    const { page, close } = await open(address);
    await page.getByRole('button', { name: 'In a week' }).click();
    await page.getByRole('button', { name: 'Save the end' }).click();
    await page.getByText(`Visitors see this until ${inWords(inDays(7))}`).waitFor();
    expect(await read(address)).toMatchObject({ state: 'published' });
    await close();
  });

  it('returns to an earlier version, and takes that back', async () => {
    const address = await add('The first words');
    await change(address, 'POST', '/publish');
    await change(address, 'PATCH', '', { noticeHead: 'The second words' });
    const { page, faults, close } = await open(address);
    const versions = page.getByRole('region', { name: 'Versions' });
    await versions.getByText('Edited: Heading').waitFor();
    await versions
      .getByRole('button', { name: /^Return to the version of / })
      .first()
      .click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    expect(await page.getByLabel('Heading').first().inputValue()).toBe('The first words');
    // Visitors see these very words: nothing waits.
    expect(await read(address)).toMatchObject({ state: 'published', document: { noticeHead: 'The first words' } });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Your draft is as it was').waitFor();
    expect(await page.getByLabel('Heading').first().inputValue()).toBe('The second words');
    expect(await read(address)).toMatchObject({ state: 'changed' });
    expect(faults).toEqual([]);
    await close();
  });

  it('says where a notice shows before it goes into the bin, and brings it back from there', async () => {
    const address = await add('The kite festival');
    await change(address, 'POST', '/publish');
    const { page, faults, close } = await open(address);
    await page.getByRole('button', { name: 'More for The kite festival' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete “The kite festival”?' });
    await dialog.getByText('On the home page and under Notices.').waitFor();
    await dialog.getByText(`Kept in the bin until ${inWords(inDays(30))}`).waitFor();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByText(`“The kite festival” is in the bin until ${inWords(inDays(30))}`).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/school/content/notice');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('“The kite festival” is back').waitFor();
    expect((await read(address)).state).toBe('published');

    await change(address, 'DELETE', '');
    await page.getByRole('link', { name: 'Bin' }).click();
    await page.getByRole('heading', { name: 'Bin' }).waitFor();
    const row = page.getByRole('row', { name: /The kite festival/ });
    await row.getByText('by Rohini Lele').waitFor();
    await row.getByRole('button', { name: 'Put “The kite festival” back' }).click();
    await page.getByText('“The kite festival” is back').last().waitFor();
    await row.waitFor({ state: 'detached' });
    expect((await read(address)).state).toBe('published');
    expect(faults).toEqual([]);
    await close();
  });

  it('deletes for good by the keyboard alone, after a question', async () => {
    const address = await add('A notice for nobody');
    await change(address, 'DELETE', '');
    const { page, close } = await open('/school/bin');
    await page.getByRole('button', { name: 'More for A notice for nobody' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Delete for good' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Delete “A notice for nobody” for good?' });
    await dialog.waitFor();
    await page.keyboard.press('Tab');
    await dialog.getByRole('button', { name: 'Delete for good' }).press('Enter');
    await page.getByText('“A notice for nobody” is gone').waitFor();
    const { status } = await editor.get(address.replace('/school/', '/api/'));
    expect(status).toBe(404);
    await close();
  });

  it('lets nobody put back or erase what they may not write', async () => {
    const { json } = await editor.post('/api/content/holiday', {
      name: 'A day off',
      startHolidayDate: '2026-12-24',
      endHolidayDate: '2026-12-24',
    });
    const address = `/school/content/holiday/${json.id}`;
    await change(address, 'DELETE', '');
    const { page, close } = await open('/school/bin', { email: 'editor@example.org' });
    const row = page.getByRole('row', { name: /A day off/ });
    await row.waitFor();
    expect(await row.getByRole('button').count()).toBe(0);
    await close();
    const desk = await open('/school/bin', { email: 'desk@example.org' });
    await desk.page.getByRole('heading', { name: 'You do not have access to this page.' }).waitFor();
    await desk.close();
  });

  it.each(axeSizes)('axe finds nothing in form and bin, %o', async (viewport) => {
    const name = `Looked at ${viewport.width} px wide`;
    const address = await add(name);
    await change(address, 'POST', '/schedule', { publish_at: `${inDays(5)}T02:00:00Z` });
    const { page, close } = await open(address, { viewport });
    await page.getByText('Goes live automatically on').waitFor();
    await page.getByRole('region', { name: 'Versions' }).getByRole('listitem').first().waitFor();
    expect(await complaints(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(viewport.width);
    await change(address, 'DELETE', '');
    await page.goto(`${office.origin()}/school/bin`);
    await page.getByRole('row', { name }).waitFor();
    expect(await complaints(page)).toEqual([]);
    await close();
  });
});
