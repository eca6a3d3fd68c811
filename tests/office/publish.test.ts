import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { complaints } from '../e2e/support/axe.ts';
import type { Caller } from '../support/callers.ts';
import { itFurther } from '../support/extent.ts';
import { furtherAxeSizes } from './support/axe-sizes.ts';
import { signInEditor } from './support/editor.ts';
import { startOffice, untold } from './support/office.ts';

describe('the Publish screen', () => {
  const office = startOffice();
  let editor: Caller;
  beforeAll(async () => {
    editor = await signInEditor(office.app);
  });

  const { open } = office;
  const add = async (noticeHead: string | null, more: object = {}): Promise<{ id: number; version: number }> => {
    const body = { noticeHead, entryDateTime: '2026-11-25T10:00', ...more };
    const { json, status } = await editor.post('/api/content/notice', body);
    expect(status).toBe(201);
    return json;
  };
  const change = async (id: number, step: string, body?: object): Promise<void> => {
    const { headers } = await editor.get(`/api/content/notice/${id}`);
    const sent = { ...(body ? { body } : {}), headers: { 'if-match': String(headers.etag) } };
    const method = step === '' ? 'PATCH' : 'POST';
    expect((await editor.call(method, `/api/content/notice/${id}${step}`, sent)).status).toBe(200);
  };
  const isSeen = (page: Page, text: string): Promise<boolean> =>
    page.evaluate(async (words) => (await (await fetch('/notices')).text()).includes(words), text);
  const row = (page: Page, name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, level: 3 }) });

  it('shows differences in words, publishes what is chosen, and takes it back', async () => {
    const { id } = await add('Winter timing', { noticeDetails: 'Buses reach each stop ten minutes later.' });
    await change(id, '/publish');
    await change(id, '', { noticeDetails: 'Buses reach each stop fifteen minutes later.' });
    await add('Parent meeting on Saturday');
    const { page, faults, close } = await open('/school/publish');
    await page.getByRole('link', { name: '2 to publish' }).waitFor();
    const timing = row(page, 'Winter timing');
    expect(await timing.locator('del').textContent()).toBe('taken out: ten');
    expect(await timing.locator('ins').textContent()).toBe('put in: fifteen');
    await page.getByText('Rohini Lele, ').first().waitFor();
    await page.getByLabel('A line for the history').fill('Winter timing and the meeting');
    await page.getByRole('button', { name: 'Publish 2 changes' }).click();
    await page.getByText('2 changes are live').waitFor();
    await page.getByRole('heading', { name: 'All live' }).waitFor();
    await page.getByRole('link', { name: 'All live' }).waitFor();
    await page.getByText('Winter timing and the meeting · you').waitFor();
    expect(await isSeen(page, 'fifteen minutes later')).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Visitors see what they saw before').waitFor();
    expect(await isSeen(page, 'ten minutes later')).toBe(true);
    expect(await isSeen(page, 'Parent meeting on Saturday')).toBe(false);
    await page.getByRole('button', { name: 'Publish 2 changes' }).waitFor();
    await row(page, 'Parent meeting on Saturday').getByRole('checkbox').uncheck();
    await page.getByRole('button', { name: 'Publish 1 change' }).click();
    await page.getByText('1 change is live').waitFor();
    await page.getByRole('link', { name: '1 to publish' }).waitFor();
    await page.getByRole('button', { name: 'More for Parent meeting on Saturday' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('link', { name: 'All live' }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('does not let what is not fit be chosen, and says where to put it right', async () => {
    const { id } = await add(null, { noticeDetails: 'Without a heading' });
    const { page, close } = await open('/school/publish');
    const unfit = row(page, 'Without a title');
    expect(await unfit.getByRole('checkbox').isDisabled()).toBe(true);
    await unfit.getByText('Cannot go live yet.').waitFor();
    await unfit.getByText('Heading: fill this in.').waitFor();
    expect(await page.getByRole('button', { name: 'Publish', exact: true }).isDisabled()).toBe(true);
    await unfit.getByRole('link', { name: 'Put it right' }).click();
    await page.getByLabel('Heading').first().fill('With a heading now');
    await page.getByText(/^Saved /).waitFor();
    await page.getByRole('link', { name: '1 to publish' }).click();
    await page.getByRole('button', { name: 'Publish 1 change' }).click();
    await page.getByText('1 change is live').waitFor();
    expect((await editor.get(`/api/content/notice/${id}`)).json.state).toBe('published');
    await close();
  });

  it('leaves unchosen what goes live by itself and what somebody has hidden', async () => {
    const later = await add('For tomorrow');
    const publishAt = new Date(office.app.clock.now + 86_400_000).toISOString();
    await change(later.id, '/schedule', { publish_at: publishAt });
    await change(later.id, '', { noticeHead: 'For tomorrow, with more' });
    const early = await add('Shown too early');
    await change(early.id, '/publish');
    await change(early.id, '/unpublish');
    const { page, close } = await open('/school/publish');
    await row(page, 'Shown too early').getByText('Hidden', { exact: true }).waitFor();
    for (const name of ['Shown too early', 'For tomorrow, with more'])
      expect(await row(page, name).getByRole('checkbox').isChecked()).toBe(false);
    await page.getByText('Nothing is chosen').waitFor();
    for (const { id } of [later, early]) await change(id, '/publish');
    await close();
  });

  it('publishes nothing of nine where the seventh was changed meanwhile, says which, and goes on without it', async () => {
    const ids: number[] = [];
    for (const at of [1, 2, 3, 4, 5, 6, 7, 8, 9]) ids.push((await add(`Notice ${at} of nine`)).id);
    const { page, close } = await open('/school/publish', { prepare: untold });
    await page.getByRole('button', { name: 'Publish 9 changes' }).waitFor();
    await change(ids[6] ?? 0, '', { noticeHead: 'Notice seven, newer' });
    await page.getByRole('button', { name: 'Publish 9 changes' }).click();
    await page.getByRole('alert').getByText('Nothing was published.').waitFor();
    await row(page, 'Notice 7 of nine').getByText('Rohini Lele changed this at').waitFor();
    expect(await isSeen(page, 'of nine')).toBe(false);
    await page.getByRole('button', { name: 'Publish 8 changes' }).click();
    await page.getByText('8 changes are live').waitFor();
    await row(page, 'Notice seven, newer').waitFor();
    expect(await isSeen(page, 'Notice 9 of nine')).toBe(true);
    expect(await isSeen(page, 'Notice seven')).toBe(false);
    await row(page, 'Notice seven, newer').getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Publish 1 change' }).click();
    await page.getByRole('link', { name: 'All live' }).waitFor();
    await close();
  });

  it('is worked by the keyboard alone', async () => {
    await add('By the keyboard');
    const { page, close } = await open('/school/publish');
    const box = row(page, 'By the keyboard').getByRole('checkbox');
    await box.focus();
    await page.keyboard.press('Space');
    expect(await box.isChecked()).toBe(false);
    await page.keyboard.press('Space');
    const publish = page.getByRole('button', { name: 'Publish 1 change' });
    for (let at = 0; at < 12 && !(await publish.evaluate((one) => one === document.activeElement)); at++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('1 change is live').waitFor();
    await close();
  });

  itFurther('returns to the time before a publication, once that is decided', async () => {
    const { page, close } = await open('/school/publish');
    await page
      .getByRole('button', { name: /^Return to the time before/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('1 change will wait here again').waitFor();
    await dialog.getByRole('button', { name: 'Show it again' }).click();
    await page.getByText('Returned').first().waitFor();
    expect(await isSeen(page, 'By the keyboard')).toBe(false);
    await row(page, 'By the keyboard').waitFor();
    await close();
  });

  itFurther('tells who may open it whoever may not, and shows them no number', async () => {
    const { page, faults, close } = await open('/school/publish', { email: 'desk@example.org' });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('You do not have access to this page.');
    expect(await page.getByRole('link', { name: /to publish|All live/ }).count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('is in Hindi for who chooses that', async () => {
    const { page, close } = await open('/school/publish');
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await page.getByRole('button', { name: '1 बदलाव प्रकाशित करें' }).waitFor();
    await page.getByRole('link', { name: '1 बदलाव प्रकाशित करने हैं' }).waitFor();
    await close();
  });

  it.each(furtherAxeSizes)('axe finds nothing and nothing scrolls sideways, %o', async (viewport) => {
    const { id } = await add(`Before ${viewport.width}`, { noticeDetails: 'As it was' });
    await change(id, '/publish');
    await change(id, '', { noticeDetails: 'As it is', level: 'Important' });
    await add(null);
    const { page, close } = await open('/school/publish', { viewport });
    await row(page, `Before ${viewport.width}`).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await complaints(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(viewport.width);
    await close();
  });
});
