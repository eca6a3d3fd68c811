import { beforeAll, describe, expect, it } from 'vitest';
import { media } from '#server/store/schema.ts';
import { complaints } from '../e2e/support/axe.ts';
import { jpeg } from '../media/pictures.ts';
import { type Caller, signIn } from '../support/callers.ts';
import { itFurther } from '../support/extent.ts';
import { furtherAxeSizes } from './support/axe-sizes.ts';
import { addPicture, chooseFiles, fileOf, tileOf, uploadButton } from './support/media-page.ts';
import { desktop, startOffice } from './support/office.ts';

describe('the Media screen', () => {
  const office = startOffice();
  let admin: Caller;
  beforeAll(async () => {
    admin = await signIn(office.app, { name: 'Rohini Lele' });
  });

  const { open } = office;

  it('keeps what is said of a picture, which crops follow', async () => {
    const id = await addPicture(admin, 'story-hour.jpg', { seed: 75 });
    const { page, faults, close } = await open('/school/media?keyword=story-hour');
    await tileOf(page, 'Story hour').click();
    expect(new URL(page.url()).searchParams.get('open')).toBe(String(id));
    const panel = page.getByRole('region', { name: 'Story hour' });
    await panel.getByLabel('What the picture shows').fill('Children listen under a tree');
    const stage = panel.getByRole('img').first();
    const box = await stage.boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) * 0.25, (box?.y ?? 0) + (box?.height ?? 0) * 0.75);
    await panel.getByText(/^Saved /).waitFor();
    await panel
      .getByLabel('Children in the picture')
      .selectOption({ label: 'Yes, consent for the website is on file' });
    await tileOf(page, 'Consent').waitFor();
    const { json } = await admin.get(`/api/media/${id}`);
    expect(json).toMatchObject({
      alt: 'Children listen under a tree',
      focal: { x: 0.25, y: 0.75 },
      children: 'consent',
    });
    const crop = panel.getByRole('img', { name: 'How it is cropped' }).locator('img').first();
    expect(await crop.evaluate((one) => getComputedStyle(one).objectPosition)).toBe('25% 75%');
    await page.reload();
    expect(await panel.getByLabel('What the picture shows').inputValue()).toBe('Children listen under a tree');
    expect(faults).toEqual([]);
    await close();
  });

  it('takes a picture of children without consent off the website at once', async () => {
    const id = await addPicture(admin, 'first-day.jpg', { seed: 76 });
    const { page, close } = await open(`/school/media?open=${id}`);
    const address = `/media/${admin.schoolId}/${id}/640.webp`;
    const status = (): Promise<number> =>
      page.evaluate(async (url) => (await fetch(url, { cache: 'no-store' })).status, address);
    expect(await status()).toBe(200);
    await page
      .getByLabel('Children in the picture')
      .selectOption({ label: 'Yes, without consent: visitors do not see it' });
    await page.getByText('It is off every page now').waitFor();
    await page.getByText(/^Saved /).waitFor();
    expect(await status()).toBe(404);
    await close();
  });

  itFurther('says where a picture is used, keeps it from being deleted there, and replaces it everywhere', async () => {
    const id = await addPicture(admin, 'old-library.jpg', { seed: 77 });
    const body = { name: 'The library', image: `media:${id}` };
    const { json: item } = await admin.post('/api/content/facility', body);
    const { page, close } = await open(`/school/media?open=${id}`);
    const panel = page.getByRole('region', { name: 'Old library' });
    await panel.getByRole('link', { name: 'Facilities: The library' }).waitFor();
    await panel.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('It stays while it is used here.').waitFor();
    await dialog.getByRole('link', { name: 'Facilities: The library' }).waitFor();
    expect(await dialog.getByRole('button', { name: 'Delete' }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Replace everywhere' }).click();
    await chooseFiles(page, dialog.getByRole('button', { name: 'Choose the new picture' }), [
      fileOf('new-library.jpg', await jpeg({ width: 800, height: 600, seed: 78 })),
    ]);
    await page.getByText('Replaced everywhere.').waitFor();
    const next = page.getByRole('region', { name: 'New library' });
    await next.getByRole('link', { name: 'Facilities: The library' }).waitFor();
    const { json: changed } = await admin.get(`/api/content/facility/${item.id}`);
    expect(changed.document.image).toBe(`media:${new URL(page.url()).searchParams.get('open')}`);
    expect((await admin.get(`/api/media/${id}`)).status).toBe(404);
    await close();
  });

  it('deletes what nothing uses, once that is decided', async () => {
    const id = await addPicture(admin, 'blurred.jpg', { seed: 79 });
    const { page, close } = await open(`/school/media?open=${id}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete “Blurred”?' });
    await dialog.getByText('Nothing uses it.').waitFor();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('“Blurred” is deleted').waitFor();
    await page.getByRole('region', { name: 'Blurred' }).waitFor({ state: 'detached' });
    expect((await admin.get(`/api/media/${id}`)).status).toBe(404);
    await close();
  });

  it('is worked by the keyboard alone', async () => {
    await addPicture(admin, 'keys-second.jpg', { seed: 80 });
    const first = await addPicture(admin, 'keys-first.jpg', { seed: 81 });
    const { page, close } = await open('/school/media?keyword=keys-');
    await tileOf(page, 'Keys first').waitFor();
    await page.getByRole('searchbox', { name: 'Search' }).focus();
    await page.keyboard.press('Tab');
    const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');
    expect(await focused()).toContain('Keys first');
    await page.keyboard.press('ArrowRight');
    await expect.poll(focused).toContain('Keys second');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(focused).toContain('Keys first');
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: 'Keys first' });
    const ring = panel.getByRole('button', { name: /^The point to keep in view/ });
    await ring.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    await panel.getByText(/^Saved /).waitFor();
    expect((await admin.get(`/api/media/${first}`)).json.focal).toEqual({ x: 0.52, y: 0.6 });
    await panel.getByLabel('Decoration only').focus();
    await page.keyboard.press('Space');
    await expect.poll(async () => (await admin.get(`/api/media/${first}`)).json.decorative).toBe(true);
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    expect(await focused()).toContain('Keys first');
    await close();
  });

  it('files several pictures under a tag at once, finds them by it, and takes that back', async () => {
    const ids = [
      await addPicture(admin, 'tag-b.jpg', { seed: 83 }),
      await addPicture(admin, 'tag-a.jpg', { seed: 84 }),
    ];
    const tagsOf = () => Promise.all(ids.map(async (id) => (await admin.get(`/api/media/${id}`)).json.tags));
    const { page, faults, close } = await open('/school/media?keyword=tag-');
    await tileOf(page, 'Tag a').click({ modifiers: ['ControlOrMeta'] });
    await tileOf(page, 'Tag b').click({ modifiers: ['Shift'] });
    await page.getByText('2 chosen', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Tags', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Tags of 2 chosen' });
    await dialog.getByRole('combobox', { name: 'Tags' }).fill('Sports  Day');
    await dialog.getByRole('button', { name: 'Add the tags' }).click();
    await page.getByText('Tags added to 2').waitFor();
    expect(await tagsOf()).toEqual([['sports day'], ['sports day']]);
    await page.getByLabel('Tag', { exact: true }).selectOption('sports day');
    await expect.poll(() => new URL(page.url()).searchParams.get('tag')).toBe('sports day');
    await tileOf(page, 'Tag b').waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('Taken back').waitFor();
    expect(await tagsOf()).toEqual([[], []]);
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('goes back to the list, and through what it was narrowed to', async () => {
    const id = await addPicture(admin, 'narrowed.jpg', { children: 'consent', seed: 82 });
    const { page, close } = await open('/school/media?show=withChildren');
    await tileOf(page, 'Narrowed').click();
    await page.getByRole('region', { name: 'Narrowed' }).waitFor();
    await page.goBack();
    await page.getByRole('region', { name: 'Narrowed' }).waitFor({ state: 'detached' });
    expect(page.url()).toBe(`${office.origin()}/school/media?show=withChildren`);
    await page.getByRole('searchbox', { name: 'Search' }).fill('no such picture');
    await page.getByText('Nothing matches.').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    await tileOf(page, 'Narrowed').waitFor();
    await page.goto(`${office.origin()}/school/media?open=${id + 10_000}`);
    await page.getByText('This picture is not in the library any more.').waitFor();
    await close();
  });

  itFurther('draws what is in view alone of ten thousand pictures, and leads to the last', async () => {
    const other = await signIn(office.app, { school: 'riverside', email: 'river@example.org' });
    await office.app.store.school(other.schoolId, async ({ db }) => {
      const picture = { schoolId: other.schoolId, hash: 'x', class: 'public', kind: 'picture', bytes: 1 } as const;
      for (let at = 0; at < 10; at++)
        await db
          .insert(media)
          .values(Array.from({ length: 1000 }, (_, n) => ({ ...picture, fileName: `number-${at * 1000 + n}.jpg` })));
    });
    const context = await office.browser.newContext({ viewport: desktop });
    const [name, value] = (other.headers.cookie ?? '').split(/[=;]/);
    await context.addCookies([
      { name: name ?? '', value: value ?? '', domain: 'riverside.localhost', path: '/', httpOnly: true },
    ]);
    const page = await context.newPage();
    await page.goto(`http://riverside.localhost:${office.app.port}/school/media?keyword=number-`);
    await tileOf(page, 'Number 9999').waitFor();
    const drawn = (): Promise<number> =>
      page.getByRole('list', { name: 'Pictures and files' }).getByRole('listitem').count();
    expect(await drawn()).toBeLessThan(100);
    await tileOf(page, 'Number 9999').focus();
    await page.keyboard.press('End');
    await tileOf(page, /Number 0\b/).waitFor();
    expect(await drawn()).toBeLessThan(100);
    await context.close();
  });

  itFurther('tells who may open it whoever may not', async () => {
    const { page, faults, close } = await open('/school/media', { email: 'desk@example.org' });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('You do not have access to this page.');
    expect(await page.getByRole('link', { name: 'Media' }).count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('is in Hindi for who chooses that', async () => {
    const { page, close } = await open('/school/media');
    await page.getByRole('button', { name: 'हिन्दी' }).click();
    await page.getByRole('heading', { name: 'मीडिया' }).waitFor();
    await page.getByRole('button', { name: 'अपलोड करें' }).waitFor();
    await close();
  });

  it.each(furtherAxeSizes)('axe finds nothing and nothing scrolls sideways, %o', async (viewport) => {
    const id = await addPicture(admin, `axe-${viewport.width}.jpg`, { children: 'consent', seed: viewport.width });
    const { page, close } = await open('/school/media', { viewport });
    await tileOf(page, `Axe ${viewport.width}`).waitFor();
    await chooseFiles(page, uploadButton(page), [fileOf('seen-by-axe.jpg', await jpeg({ seed: 90 }))]);
    await page.getByRole('heading', { name: '1 file sent' }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await complaints(page)).toEqual([]);
    const width = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(viewport.width);
    await page.goto(`${office.origin()}/school/media?open=${id}`);
    await page.getByLabel('What the picture shows').waitFor();
    await page.waitForLoadState('networkidle');
    expect(await complaints(page)).toEqual([]);
    expect(await width()).toBe(viewport.width);
    await close();
  });
});
