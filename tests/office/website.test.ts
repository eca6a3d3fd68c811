import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { complaints } from '../e2e/support/axe.ts';
import { extent, itFurther } from '../support/extent.ts';
import { faultsBesidesOffline } from '../support/offline-faults.ts';
import { pairs } from '../support/pairs.ts';
import { axeSizes } from './support/axe-sizes.ts';
import { startOffice, untold } from './support/office.ts';

const editor = '/school/website';

describe('the website as it is edited', () => {
  const office = startOffice();

  const open = (path = editor, options?: Parameters<typeof office.open>[1]) => office.open(path, options);
  const frameOf = (page: Page) => page.frameLocator('iframe');
  const namesIn = (page: Page) =>
    page
      .getByRole('list', { name: 'Sections of this page' })
      .locator('li > button[aria-pressed] > span:not([data-ball])');
  const listed = (page: Page): Promise<string[]> => namesIn(page).allInnerTexts();
  /** The list once it is there, which need not be before the page in the frame. */
  const firstListed = async (page: Page): Promise<string[]> => {
    await namesIn(page).nth(3).waitFor();
    return listed(page);
  };
  const inFrame = (page: Page): Promise<(string | null)[]> =>
    frameOf(page)
      .locator('main > [data-section]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-type')));
  const isSaved = (page: Page): Promise<void> => page.getByText(/^Saved \d/).waitFor();
  const seen = async (): Promise<string> => (await office.app.get('/', { host: 'greenfield.localhost' })).text;

  it('shows each change at once without a request, saves it as a draft, and no visitor sees it', async () => {
    const { page, faults, close } = await open();
    await frameOf(page).locator('[data-type=facilities]').waitFor();
    const before = await seen();
    await page.context().setOffline(true);
    await page.getByRole('switch', { name: 'Show Facilities' }).press('Space');
    await expect.poll(() => inFrame(page)).not.toContain('facilities');
    // The letters of other scripts come with a sheet that stands further down in the server's page.
    const letters = () =>
      frameOf(page)
        .locator('head link[rel=stylesheet]:not([data-office-style])')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(await letters()).toContainEqual(expect.stringMatching(/later/));
    await page.getByRole('list', { name: 'Not shown' }).getByText('Off: you have hidden it').waitFor();
    await page.getByText('Not saved. Trying again.').waitFor();
    await page.context().setOffline(false);
    await isSaved(page);
    await page.getByText('1 section changed').waitFor();
    expect(await seen()).toBe(before);

    await page.reload();
    await expect.poll(() => inFrame(page)).not.toContain('facilities');
    await page.getByRole('switch', { name: 'Show Facilities' }).press('Space');
    await expect.poll(() => inFrame(page)).toContain('facilities');
    await isSaved(page);
    expect(faultsBesidesOffline(faults)).toEqual([]);
    await close();
  });

  it('moves sections by the keyboard, and takes steps back', async () => {
    const { page, close } = await open();
    await frameOf(page).locator('[data-type=facilities]').waitFor();
    const before = await firstListed(page);
    const [upper = '', lower = ''] = before.slice(2);
    const types = await inFrame(page);
    await page.getByRole('button', { name: `Move ${lower} up` }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => listed(page)).toEqual(before.with(2, lower).with(3, upper));
    await expect.poll(() => inFrame(page)).not.toEqual(types);
    await page.getByRole('button', { name: 'Undo', exact: true }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => listed(page)).toEqual(before);
    await expect.poll(() => inFrame(page)).toEqual(types);
    await page.locator('[data-saving=saved]').waitFor();
    await close();
  });

  itFurther('moves sections by their grip, with the mouse and by the keyboard', async () => {
    const { page, faults, close } = await open();
    await frameOf(page).locator('[data-type=facilities]').waitFor();
    const before = await firstListed(page);
    const [upper = '', lower = ''] = before.slice(2);
    const grip = (name: string) => page.getByRole('button', { name: `Drag ${name} to another place` });
    const swapped = before.with(2, lower).with(3, upper);
    const to = await grip(upper).boundingBox();
    await grip(lower).hover();
    await page.mouse.down();
    await page.mouse.move(to?.x ?? 0, (to?.y ?? 0) + 4, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => listed(page)).toEqual(swapped);
    await grip(lower).focus();
    await page.keyboard.press('Space');
    await page.getByText(`${lower} is picked up.`).waitFor({ state: 'attached' });
    await page.keyboard.press('ArrowDown');
    await page.getByText(new RegExp(`^${lower} is at position \\d+ of \\d+\\.$`)).waitFor({ state: 'attached' });
    await page.keyboard.press('Space');
    await expect.poll(() => listed(page)).toEqual(before);
    await page.locator('[data-saving=saved]').waitFor();
    expect(faults).toEqual([]);
    await close();
  });

  it('opens what is pressed in the page, and shows it in another look and with other words', async () => {
    const { page, faults, close } = await open();
    const section = frameOf(page).locator('[data-type=facilities]');
    await section.click({ position: { x: 20, y: 20 } });
    await page.getByRole('heading', { name: 'Facilities', level: 2 }).waitFor();
    const look = await section.getAttribute('data-look');
    const others = page.getByRole('group', { name: 'How it looks' }).getByRole('radio', { checked: false });
    await others.first().check();
    await expect.poll(() => section.getAttribute('data-look')).not.toBe(look);
    await page.getByLabel('Heading', { exact: true }).fill('Rooms <i>and</i> courts');
    await section.getByRole('heading', { name: 'Rooms <i>and</i> courts' }).waitFor();
    await isSaved(page);
    for (let step = 0; step < 2; step++) await page.getByRole('button', { name: 'Undo', exact: true }).click();
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('shows the figures that the school enters in place of those of its records', async () => {
    const { page, faults, close } = await open(`${editor}?open=home/counters`);
    await page.getByText('Until you enter figures').waitFor();
    await page.getByRole('button', { name: 'Add a figure' }).click();
    await page.getByLabel('Figure', { exact: true }).fill('812');
    await page.getByText('A figure is shown once it says what it counts.').waitFor();
    await page.getByLabel('What it counts').fill('Students & friends');
    await page.getByLabel('As of').fill('2026-04-01');
    const shown = frameOf(page).locator('[data-type=stats]');
    await shown.getByText('812').waitFor();
    await shown.getByText('Students & friends').waitFor();
    await isSaved(page);
    expect(await complaints(page)).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Redo' }).click();
    await page.getByRole('button', { name: 'Remove Students & friends' }).click();
    await page.getByText('Until you enter figures').waitFor();
    await expect.poll(() => shown.getByText('812').count()).toBe(0);
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('does not use a colour that cannot be read, and offers the nearest that can', async () => {
    const { page, close } = await open();
    await frameOf(page).locator('h1').first().waitFor();
    await page.getByRole('button', { name: 'Colours and fonts' }).click();
    const primary = (): Promise<string> =>
      frameOf(page)
        .locator('html')
        .evaluate((html) => html.style.getPropertyValue('--color-primary').toUpperCase());
    const before = await primary();
    await page.getByLabel(/^Buttons/).fill('#ffe08a');
    await page.getByText('Too pale to read, so it is not used.').waitFor();
    expect(await primary()).toBe(before);
    await page.getByRole('button', { name: 'Use it' }).click();
    await expect.poll(primary).not.toBe(before);
    await isSaved(page);
    await page.getByRole('button', { name: 'Back to the theme’s colour' }).click();
    await expect.poll(primary).toBe(before);
    await isSaved(page);
    await close();
  });

  itFurther('does not use a ground on which another colour cannot be read, and says so at that colour', async () => {
    const { page, close } = await open(`${editor}?open=design`);
    await frameOf(page).locator('h1').first().waitFor();
    await page.getByLabel(/^Links/).fill('#ffe08a');
    await page.getByRole('button', { name: 'Use it' }).click();
    await isSaved(page);
    const ground = (): Promise<string> =>
      frameOf(page)
        .locator('html')
        .evaluate((html) => html.style.getPropertyValue('--color-canvas').toUpperCase());
    const before = await ground();
    await page.getByRole('textbox', { name: /^Page #/ }).fill('#d9d9d9');
    await page.getByText('Too pale to read, so it is not used.').first().waitFor();
    expect(await ground()).toBe(before);
    await page.getByRole('button', { name: 'Leave it as it was' }).click();
    await page.getByText('Too pale to read, so it is not used.').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Back to the theme’s colour' }).click();
    await isSaved(page);
    await close();
  });

  itFurther('says what was refused, takes it back, and asks before it is left', async () => {
    const { page, close } = await open();
    await firstListed(page);
    // The page in the frame is that of the draft once it shows the sections that the list has.
    await expect.poll(() => inFrame(page)).toContain('facilities');
    const before = await inFrame(page);
    const refusal = { status: 422, title: 'Not valid', errorText: 'No.', type: 'about:blank', requestId: '-' };
    await page.route('**/api/theme-settings/*', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 422, contentType: 'application/problem+json', body: JSON.stringify(refusal) })
        : route.continue(),
    );
    await page.getByRole('switch', { name: 'Show Facilities' }).press('Space');
    await page.getByText('Not saved: the theme does not take the last change.').waitFor();
    await page.getByRole('link', { name: 'Today' }).first().click();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay' }).click();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect.poll(() => inFrame(page)).toEqual(before);
    await page.locator('[data-saving=saved]').waitFor();
    await close();
  });

  itFurther('sets the site in other fonts at once, for visitors once it is published', async () => {
    const { page, faults, close } = await open();
    const heading = frameOf(page).locator('h1').first();
    const family = (): Promise<string> => heading.evaluate((h1) => getComputedStyle(h1).fontFamily);
    // A heading that is just being replaced has no style.
    await expect.poll(family).not.toBe('');
    const before = await family();
    await page.getByRole('button', { name: 'Colours and fonts' }).click();
    const fonts = page.getByRole('group', { name: 'Fonts of the whole site' });
    await fonts.getByRole('radio', { name: 'Eczar with Public Sans' }).check();
    await expect.poll(family).toMatch(/^Eczar, /);
    const loaded = (): Promise<boolean> =>
      heading.evaluate(async (h1) => (await h1.ownerDocument.fonts.load('600 1em Eczar', 'A')).length > 0);
    expect(await loaded()).toBe(true);
    await isSaved(page);
    await fonts.getByRole('radio', { checked: false }).first().check();
    await expect.poll(family).toBe(before);
    await isSaved(page);
    expect(faults).toEqual([]);
    await close();
  });

  itFurther('joins what two people choose, and asks about what both have chosen otherwise', async () => {
    const one = await open();
    const two = await open();
    for (const { page } of [one, two]) await frameOf(page).locator('[data-type=facilities]').waitFor();
    await one.page.getByRole('switch', { name: 'Show Facilities' }).press('Space');
    await isSaved(one.page);
    await two.page.getByRole('switch', { name: 'Show Gallery' }).press('Space');
    await expect.poll(() => inFrame(two.page)).not.toContain('facilities');
    expect(await inFrame(two.page)).not.toContain('gallery-preview');
    await isSaved(two.page);
    await expect.poll(() => inFrame(one.page)).not.toContain('gallery-preview');

    const three = await open(`${editor}?open=home/facilities`, { prepare: untold });
    await three.page.getByLabel('Heading', { exact: true }).waitFor();
    // What is hidden is not in the list of what can be opened.
    await one.page.goto(`${office.origin()}${editor}?open=home/facilities`);
    await one.page.getByLabel('Heading', { exact: true }).fill('Rooms');
    await isSaved(one.page);
    await three.page.getByLabel('Heading', { exact: true }).fill('Courts');
    await three.page.getByText('Somebody else has changed the same as you').waitFor();
    await three.page.getByRole('button', { name: 'Take theirs' }).click();
    await isSaved(three.page);
    expect(await three.page.getByLabel('Heading', { exact: true }).inputValue()).toBe('Rooms');
    await one.page.getByLabel('Heading', { exact: true }).fill('');
    await isSaved(one.page);
    await one.page.goto(`${office.origin()}${editor}`);
    for (const name of ['Show Facilities', 'Show Gallery']) await one.page.getByRole('switch', { name }).press('Space');
    await isSaved(one.page);
    for (const { close } of [one, two, three]) await close();
  });

  itFurther('goes to other pages and languages, which stand in the address', async () => {
    const { page, close } = await open();
    await frameOf(page).locator('h1').first().waitFor();
    await page.getByRole('combobox', { name: 'Page' }).selectOption({ label: 'Gallery' });
    await frameOf(page).locator('main [data-type=gallery]').waitFor();
    await page.getByRole('group', { name: 'Language of the page' }).getByRole('button', { name: 'हिन्दी' }).click();
    await expect.poll(() => frameOf(page).locator('html').getAttribute('lang')).toBe('hi');
    expect(new URL(page.url()).searchParams.get('page')).toBe('/hi/gallery');
    await page.goBack();
    await expect.poll(() => frameOf(page).locator('html').getAttribute('lang')).toBe('en');
    await close();
  });

  itFurther('tells who may open it that one may not', async () => {
    const { page, close } = await open(editor, { email: 'desk@example.org' });
    await page.getByRole('heading', { name: 'You do not have access to this page.' }).waitFor();
    expect(await page.getByRole('link', { name: 'Edit my website' }).count()).toBe(0);
    await close();
  });

  const further = extent([], [`${editor}?open=design`, `${editor}?open=home/facilities`]);
  it.each(pairs([editor, ...further], axeSizes))(
    'axe finds nothing at %s, %o, and nothing scrolls sideways',
    async (path, viewport) => {
      const { page, close } = await open(path, { viewport });
      await frameOf(page).locator('h1').first().waitFor();
      await page.getByRole('status').filter({ hasText: 'draft' }).waitFor();
      expect(await complaints(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      await close();
    },
  );
});
