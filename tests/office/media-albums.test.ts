import { beforeAll, describe, expect, it } from 'vitest';
import { complaints } from '../e2e/support/axe.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { addPicture, tileOf } from './support/media-page.ts';
import { adminAccount, startOffice } from './support/office.ts';

describe('albums and crops of the library', () => {
  const office = startOffice([adminAccount]);
  let admin: Caller;
  beforeAll(async () => {
    admin = await signIn(office.app, { name: 'Rohini Lele' });
  });

  const { open } = office;
  const albums = async (keyword: string) => (await admin.get('/api/albums', { keyword })).json;
  const picturesOf = async (id: number): Promise<readonly string[]> =>
    (await admin.get(`/api/albums/${id}`)).json.pictures.map((one: { Media_Name: string }) => one.Media_Name);

  it('starts one empty, fills it from the library, orders it, and publishes it', async () => {
    const ids = [
      await addPicture(admin, 'fair-3.jpg', { seed: 131 }),
      await addPicture(admin, 'fair-2.jpg', { seed: 132 }),
      await addPicture(admin, 'fair-1.jpg', { seed: 133 }),
    ];
    const { page, faults, close } = await open('/school/media?view=albums');
    await page.getByRole('button', { name: 'New album' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'New album' });
    await dialog.getByRole('button', { name: 'Create the album' }).click();
    await dialog.getByText('Name the album.').waitFor();
    await dialog.getByLabel('Name of the album').fill('The fair');
    await dialog.getByRole('button', { name: 'Create the album' }).click();
    await page.getByRole('region', { name: 'The fair' }).getByText('No pictures yet.').waitFor();
    const [{ id }] = await albums('fair');

    await page.goto(`${office.origin()}/school/media?keyword=fair-`);
    await tileOf(page, 'Fair 1').click({ modifiers: ['ControlOrMeta'] });
    await tileOf(page, 'Fair 3').click({ modifiers: ['Shift'] });
    await page.getByText('3 chosen', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Add to an album' }).click();
    const add = page.getByRole('dialog', { name: 'Add 3 to an album' });
    await add.getByLabel('Album').selectOption({ label: 'The fair (0)' });
    await add.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByText('3 added to “The fair”').waitFor();

    await page.goto(`${office.origin()}/school/media?view=albums&album=${id}`);
    const panel = page.getByRole('region', { name: 'The fair' });
    const rows = panel.getByRole('list', { name: 'Pictures of the album' }).getByRole('listitem');
    await expect.poll(() => rows.count()).toBe(3);
    expect(await rows.first().textContent()).toContain('Cover');
    await panel.getByRole('button', { name: 'Use Fair 3 as cover' }).click();
    await page.getByText('“Fair 3” is the cover').waitFor();
    await expect.poll(() => picturesOf(id)).toEqual([ids[0], ids[2], ids[1]].map((one) => `media:${one}`));
    await panel.getByRole('button', { name: 'Move Fair 1 down' }).click();
    await expect.poll(() => picturesOf(id)).toEqual([ids[0], ids[1], ids[2]].map((one) => `media:${one}`));
    const grip = panel.getByRole('button', { name: 'Drag Fair 1 to another place' });
    await grip.focus();
    await page.keyboard.press('Space');
    await page.getByText('Fair 1 is picked up.').waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowUp');
    await page.getByText('Fair 1 is at position 2 of 3.').waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await expect.poll(() => picturesOf(id)).toEqual([ids[0], ids[2], ids[1]].map((one) => `media:${one}`));
    await panel.getByRole('button', { name: 'Remove Fair 2 from the album' }).click();
    await expect.poll(async () => (await picturesOf(id)).length).toBe(2);
    await page.getByText('“Fair 2” was removed').waitFor();
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect.poll(async () => (await picturesOf(id)).length).toBe(3);
    await expect.poll(() => rows.count()).toBe(3);
    await panel.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('Visitors now see the album as it is here').waitFor();
    expect(await albums('fair')).toMatchObject([{ isActiveWebsite: 1, total: 3, state: 'published' }]);
    await page.getByRole('button', { name: 'On the website' }).click();
    await page.getByRole('list', { name: 'Albums' }).getByRole('button', { name: 'The fair' }).waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('crops by keys into a new picture, and puts it where the old one was', async () => {
    const old = await addPicture(admin, 'wide-court.jpg', { seed: 134 });
    const { json: item } = await admin.post('/api/content/facility', { name: 'The court', image: `media:${old}` });
    const { page, faults, close } = await open(`/school/media?open=${old}`);
    await page.getByRole('button', { name: 'Crop' }).click();
    await page.getByText('640 × 480 pixels').waitFor();
    expect(await page.getByRole('button', { name: 'Save as a new picture' }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: '1:1' }).click();
    await page.getByText('480 × 480 pixels').waitFor();
    await page.getByRole('button', { name: 'Move the selection' }).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.getByRole('button', { name: 'Lower right corner' }).focus();
    await page.keyboard.press('Shift+ArrowUp');
    await expect.poll(() => page.getByText('× 456 pixels').textContent()).toBe('456 × 456 pixels');
    await page.getByRole('button', { name: 'Save as a new picture' }).click();
    const dialog = page.getByRole('dialog', { name: 'Use the new picture where the old one is used?' });
    await dialog.getByRole('link', { name: 'Facilities: The court' }).waitFor();
    await dialog.getByRole('button', { name: 'Use the new one' }).click();
    await page.getByText('The new picture is used there now').waitFor();
    await expect.poll(() => new URL(page.url()).searchParams.get('open')).not.toBe(String(old));
    const id = Number(new URL(page.url()).searchParams.get('open'));
    expect((await admin.get(`/api/media/${id}`)).json).toMatchObject({ width: 456, height: 456, madeFrom: old });
    expect((await admin.get(`/api/content/facility/${item.id}`)).json.document.image).toBe(`media:${id}`);
    expect((await admin.get(`/api/media/${old}`)).json).toMatchObject({ width: 640, height: 480, uses: [] });
    expect(faults).toEqual([]);
    await close();
  });

  it('crops by the mouse, and turns', async () => {
    const old = await addPicture(admin, 'turn-me.jpg', { seed: 135 });
    const { page, close } = await open(`/school/media?open=${old}`);
    await page.getByRole('button', { name: 'Crop' }).click();
    await page.getByRole('button', { name: 'Turn', exact: true }).click();
    await page.getByText('480 × 640 pixels').waitFor();
    const canvas = page.getByRole('img', { name: 'The picture' });
    const box = await canvas.boundingBox();
    const corner = await page.getByRole('button', { name: 'Lower right corner' }).boundingBox();
    if (!box || !corner) throw new Error('There is nothing to drag.');
    await page.mouse.move(box.x + box.width - 4, box.y + box.height - 4);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await page.getByText('240 × 320 pixels').waitFor();
    await page.getByRole('button', { name: 'Save as a new picture' }).click();
    await page.getByText('The new picture is in the library').waitFor();
    const id = await expect
      .poll(() => Number(new URL(page.url()).searchParams.get('open')))
      .not.toBe(old)
      .then(() => Number(new URL(page.url()).searchParams.get('open')));
    expect((await admin.get(`/api/media/${id}`)).json).toMatchObject({ width: 240, height: 320, madeFrom: old });
    await close();
  });

  it.each(axeSizes)('axe finds nothing and nothing scrolls sideways, %o', async (viewport) => {
    const picture = await addPicture(admin, `axe-${viewport.width}.jpg`, { seed: viewport.width + 1 });
    const fields = { album_Name: `Axe ${viewport.width}`, schoolThemeMediaJson: [] };
    const { json: album } = await admin.post('/api/content/galleryAlbum', fields);
    await admin.post(`/api/albums/${album.id}/pictures`, { action: 'add', ids: [picture] });
    const { page, close } = await open('/school/media?view=albums', { viewport });
    const expectSound = async (): Promise<void> => {
      await page.waitForLoadState('networkidle');
      expect(await complaints(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
    };
    await page.getByRole('list', { name: 'Albums' }).getByRole('button').first().waitFor();
    await expectSound();
    await page.goto(`${office.origin()}/school/media?view=albums&album=${album.id}`);
    await page.getByRole('list', { name: 'Pictures of the album' }).waitFor();
    await expectSound();
    await page.goto(`${office.origin()}/school/media?open=${picture}`);
    await page.getByRole('button', { name: 'Crop' }).click();
    await page.getByRole('button', { name: 'Upper left corner' }).waitFor();
    await expectSound();
    await close();
  });
});
