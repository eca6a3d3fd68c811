import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { complaints } from '../e2e/support/axe.ts';
import type { Caller } from '../support/callers.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { signInEditor } from './support/editor.ts';
import { startOffice } from './support/office.ts';

const heads = ['Lantern walk', 'Kite day', 'Story hour'];

describe('several entries of a list at once', () => {
  const office = startOffice();
  let editor: Caller;
  beforeAll(async () => {
    editor = await signInEditor(office.app);
    for (const noticeHead of heads) {
      const { status } = await editor.post('/api/content/notice', { noticeHead, entryDateTime: '2026-11-20T10:00' });
      expect(status).toBe(201);
    }
  });

  const seen = async (): Promise<readonly string[]> => {
    const { text } = await office.app.get('/notices', { host: 'greenfield.localhost' });
    return heads.filter((head) => text.includes(head));
  };
  const choose = async (page: Page, ...names: readonly string[]): Promise<void> => {
    for (const name of names) await page.getByRole('checkbox', { name: `Choose “${name}”` }).press('Space');
    await page.getByText(`${names.length} chosen`).waitFor();
  };
  /** Above the list the bar floats over a part of a row. */
  const toFoot = (page: Page): Promise<void> => page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  // The last deed's way back is the lowest.
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().press('Enter');

  it('go live, are hidden, end and go into the bin by the keyboard alone, each with a way back', async () => {
    const { page, faults, close } = await office.open('/school/content/notice');
    await choose(page, 'Lantern walk', 'Kite day');
    for (const size of axeSizes) {
      await page.setViewportSize(size);
      await toFoot(page);
      expect(await complaints(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    }
    await press(page, 'Publish');
    await page.getByText('2 are live').waitFor();
    expect(await seen()).toEqual(['Lantern walk', 'Kite day']);
    await press(page, 'Undo');
    await page.getByText('2 are hidden from visitors').waitFor();
    expect(await seen()).toEqual([]);

    await choose(page, 'Lantern walk', 'Kite day');
    await press(page, 'Publish');
    await page.getByText('2 are live').last().waitFor();
    await choose(page, 'Lantern walk', 'Kite day');
    await press(page, 'Show until …');
    const question = page.getByRole('dialog', { name: 'Show 2 until when?' });
    await question.getByRole('button', { name: 'Set the last day' }).press('Enter');
    await question.getByText('Choose today or a later day.').waitFor();
    await toFoot(page);
    expect(await complaints(page)).toEqual([]);
    const day = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    await question.getByLabel('Last day').fill(day);
    await question.getByLabel('Last day').press('Enter');
    await page.getByText(/^2 are shown until /).waitFor();
    const { json } = await editor.get('/api/content/notice');
    const ends = json.filter(({ expire_at }: { expire_at: string | null }) => expire_at?.startsWith(day));
    expect(ends).toHaveLength(2);

    await choose(page, 'Kite day', 'Story hour');
    await press(page, 'Delete');
    const asked = page.getByRole('dialog', { name: 'Delete 2 entries?' });
    await asked.getByText(/^Visitors see 1 of them today\./).waitFor();
    await asked.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await page.getByText(/^2 are in the bin until /).waitFor();
    expect(await seen()).toEqual(['Lantern walk']);
    await press(page, 'Undo');
    await page.getByText('2 are back').waitFor();
    expect(await seen()).toEqual(['Lantern walk', 'Kite day']);
    expect(faults).toEqual([]);
    await close();
  });

  it('are put in another order where they fill several pages', async () => {
    for (let at = 1; at <= 21; at++) {
      expect((await editor.post('/api/content/facility', { name: `Room ${at}` })).status).toBe(201);
    }
    const order = async (): Promise<readonly string[]> =>
      (await editor.get('/api/content/facility', { pageSize: 100 })).json.map(
        ({ document }: { document: { name: string } }) => document.name,
      );
    const before = await order();
    const last = before.at(-1) ?? '';
    const { page, faults, close } = await office.open('/school/content/facility?page=2');
    await page.getByRole('button', { name: `Move ${last} up` }).click();
    await expect.poll(async () => (await order()).at(-2)).toBe(last);
    await page.getByRole('button', { name: `More for ${last}` }).click();
    await page.getByRole('menuitem', { name: 'Move to a place …' }).click();
    const asked = page.getByRole('dialog', { name: `Move ${last} to which place?` });
    await asked.getByLabel('Place in the list').fill('1');
    await asked.getByRole('button', { name: 'Move', exact: true }).click();
    await expect.poll(order).toEqual([last, ...before.slice(0, -1)]);
    expect(faults).toEqual([]);
    await close();
  });

  it('are shown again as they were where that can be, until when as well', async () => {
    const stored = async (head: string) => {
      const { json } = await editor.get('/api/content/notice');
      return json.find(({ document }: { document: { noticeHead: string } }) => document.noticeHead === head);
    };
    const { page, faults, close } = await office.open('/school/content/notice');
    const hide = async (name: string): Promise<void> => {
      await page.getByRole('button', { name: `More for ${name}` }).click();
      await page.getByRole('menuitem', { name: 'Hide from visitors' }).click();
      await page.getByText(`“${name}” is hidden from visitors`).last().waitFor();
    };
    const { expire_at } = await stored('Kite day');
    expect(expire_at).toBeTruthy();
    await hide('Kite day');
    expect(await seen()).toEqual(['Lantern walk']);
    await press(page, 'Undo');
    await page.getByText('“Kite day” is live').waitFor();
    expect(await stored('Kite day')).toMatchObject({ state: 'published', expire_at });

    const { id, version } = await stored('Lantern walk');
    const headers = { 'if-match': `"${version}"` };
    const body = { noticeDetails: 'Not for visitors yet' };
    expect((await editor.call('PATCH', `/api/content/notice/${id}`, { body, headers })).status).toBe(200);
    await page.reload();
    await hide('Lantern walk');
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  it('one alone is published by its menu and by its form, with a way back to the draft and its end', async () => {
    const expire_at = new Date(Date.now() + 5 * 86_400_000).toISOString();
    const body = { noticeHead: 'Book fair', entryDateTime: '2026-11-20T10:00' };
    const made = await editor.call('POST', '/api/content/notice', { query: { expire_at }, body });
    expect(made).toMatchObject({ status: 201, json: { state: 'draft', expire_at } });
    const stored = async () => (await editor.get(`/api/content/notice/${made.json.id}`)).json;
    const { page, faults, close } = await office.open('/school/content/notice');
    const undo = async (): Promise<void> => {
      await page.getByText('“Book fair” is live').waitFor();
      expect((await stored()).state).toBe('published');
      await press(page, 'Undo');
      await page.getByText('“Book fair” is hidden from visitors').waitFor();
      await expect.poll(stored).toMatchObject({ state: 'draft', published: null, expire_at });
    };
    await page.getByRole('button', { name: 'More for Book fair' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Publish' }).press('Enter');
    await undo();
    await page.getByRole('link', { name: 'Book fair' }).click();
    await press(page, 'Publish');
    await undo();
    expect(faults).toEqual([]);
    await close();
  });

  it('one that visitors see is shown as changed by its menu and by its form, with a way back to what they saw', async () => {
    const body = { noticeHead: 'Tree walk', noticeDetails: 'By the gate.', entryDateTime: '2026-11-20T10:00' };
    const made = await editor.call('POST', '/api/content/notice', { query: { publish: true }, body });
    expect(made.status).toBe(201);
    const stored = async () => (await editor.get(`/api/content/notice/${made.json.id}`)).json;
    const { page, faults, close } = await office.open('/school/content/notice');
    const undo = async (): Promise<void> => {
      await page.getByText('“Tree walk” is live').waitFor();
      expect((await stored()).published.noticeDetails).toBe('By the pond.');
      await press(page, 'Undo');
      await page.getByText('Visitors see “Tree walk” as it was before').waitFor();
      expect(await stored()).toMatchObject({
        state: 'changed',
        published: { noticeDetails: 'By the gate.' },
        document: { noticeDetails: 'By the pond.' },
      });
    };
    await page.getByRole('link', { name: 'Tree walk' }).click();
    await page
      .getByRole('textbox', { name: /^Notice/ })
      .first()
      .fill('By the pond.');
    await press(page, 'Publish');
    await undo();
    await page.goBack();
    await page.getByRole('button', { name: 'More for Tree walk' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Publish' }).press('Enter');
    await undo();
    expect(faults).toEqual([]);
    await close();
  });
});
