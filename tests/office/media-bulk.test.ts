import { beforeAll, describe, expect, it } from 'vitest';
import { complaints } from '../e2e/support/axe.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { addPicture, tileOf } from './support/media-page.ts';
import { adminAccount, phone, startOffice } from './support/office.ts';

describe('many files of the library at once', () => {
  const office = startOffice([adminAccount]);
  let admin: Caller;
  beforeAll(async () => {
    admin = await signIn(office.app, { name: 'Rohini Lele' });
  });

  const { open } = office;
  const mediaOf = async (id: number) => (await admin.get(`/api/media/${id}`)).json;

  it('are chosen by keys alone: Space, and Shift with the arrows', async () => {
    for (const [at, name] of ['keys-c.jpg', 'keys-b.jpg', 'keys-a.jpg'].entries())
      await addPicture(admin, name, { seed: 120 + at });
    const { page, close } = await open('/school/media?keyword=keys-');
    await tileOf(page, 'Keys a').focus();
    await page.keyboard.press('Space');
    await page.getByText('1 chosen', { exact: true }).waitFor();
    expect(await tileOf(page, 'Keys a').getAttribute('aria-pressed')).toBe('true');
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByText('2 chosen', { exact: true }).waitFor();
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByText('3 chosen', { exact: true }).waitFor();
    await page.keyboard.press('Space');
    await page.getByText('2 chosen', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('2 chosen', { exact: true }).waitFor({ state: 'detached' });
    await close();
  });

  it('are chosen on a phone by a finger that rests on one, and by taps from there', async () => {
    await addPicture(admin, 'press-b.jpg', { seed: 123 });
    await addPicture(admin, 'press-a.jpg', { seed: 124 });
    const { page, close } = await open('/school/media?keyword=press-', { viewport: phone });
    const tile = tileOf(page, 'Press a');
    await tile.waitFor();
    await tile.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true });
    await page.getByText('1 chosen', { exact: true }).waitFor();
    await tile.dispatchEvent('pointerup', { pointerType: 'touch', bubbles: true });
    await tile.dispatchEvent('click');
    await tileOf(page, 'Press b').click();
    await page.getByText('2 chosen', { exact: true }).waitFor();
    await close();
  });

  it('are deleted, but for what is in use, which is named', async () => {
    const used = await addPicture(admin, 'drop-used.jpg', { seed: 125 });
    const free = await addPicture(admin, 'drop-free.jpg', { seed: 126 });
    await admin.post('/api/content/facility', { name: 'The pond', image: `media:${used}` });
    const { page, close } = await open('/school/media?keyword=drop-');
    await tileOf(page, 'Drop free').click({ modifiers: ['ControlOrMeta'] });
    await tileOf(page, 'Drop used').click();
    await page.getByRole('button', { name: 'More' }).last().click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog', { name: 'Delete 2 files?' }).getByRole('button', { name: 'Delete' }).click();
    const left = page.getByRole('dialog', { name: '1 was left as it was' });
    await left.getByText('Drop used').waitFor();
    await left.getByRole('link', { name: 'Facilities: The pond' }).waitFor();
    await left.getByRole('button', { name: 'Close' }).last().click();
    await tileOf(page, 'Drop free').waitFor({ state: 'detached' });
    expect((await admin.get(`/api/media/${free}`)).status).toBe(404);
    expect((await mediaOf(used)).id).toBe(used);
    await close();
  });

  it('are marked as decoration or with a consent, and that is taken back', async () => {
    const id = await addPicture(admin, 'mark-one.jpg', { seed: 127 });
    const { page, close } = await open('/school/media?keyword=mark-');
    const choose = async (deed: string): Promise<void> => {
      await tileOf(page, 'Mark one').click({ modifiers: ['ControlOrMeta'] });
      await page.getByRole('button', { name: 'More' }).last().click();
      await page.getByRole('menuitem', { name: deed }).click();
    };
    await choose('Mark as decoration');
    await page.getByText('1 marked as decoration').waitFor();
    expect((await mediaOf(id)).decorative).toBe(true);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(async () => (await mediaOf(id)).decorative).toBe(false);
    await choose('Children in the pictures');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByText('Saved for 1').waitFor();
    expect((await mediaOf(id)).children).toBe('consent');
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect.poll(async () => (await mediaOf(id)).children).toBeNull();
    await close();
  });

  it('are downloaded as one archive', async () => {
    await addPicture(admin, 'take-away.jpg', { seed: 128 });
    const { page, close } = await open('/school/media?keyword=take-away');
    await tileOf(page, 'Take away').click({ modifiers: ['ControlOrMeta'] });
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    expect((await download).suggestedFilename()).toMatch(/^greenfield-\d{4}-\d\d-\d\d\.zip$/);
    await close();
  });

  it('keeps what is typed of one picture: its tags and caption', async () => {
    const id = await addPicture(admin, 'said.jpg', { seed: 129 });
    const { page, faults, close } = await open(`/school/media?open=${id}`);
    const field = page.getByRole('combobox', { name: 'Tags' });
    await field.fill('Rain,');
    await page.getByRole('button', { name: 'Remove rain' }).waitFor();
    await field.fill('lake');
    await field.press('Enter');
    await page.getByLabel('Caption').fill('Before the storm');
    await expect.poll(async () => (await mediaOf(id)).caption).toBe('Before the storm');
    expect((await mediaOf(id)).tags).toEqual(['rain', 'lake']);
    await page.getByRole('button', { name: 'Remove rain' }).click();
    await expect.poll(async () => (await mediaOf(id)).tags).toEqual(['lake']);
    expect(faults).toEqual([]);
    await close();
  });

  it.each(axeSizes)('axe finds nothing and nothing scrolls sideways, %o', async (viewport) => {
    await addPicture(admin, `chosen-${viewport.width}.jpg`, { seed: viewport.width });
    const { page, close } = await open('/school/media', { viewport });
    await tileOf(page, `Chosen ${viewport.width}`).click({ modifiers: ['ControlOrMeta'] });
    await page.getByText('1 chosen', { exact: true }).waitFor();
    expect(await complaints(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    await page.getByRole('button', { name: 'Tags', exact: true }).click();
    await page.getByRole('dialog').waitFor();
    expect(await complaints(page)).toEqual([]);
    await close();
  });
});
