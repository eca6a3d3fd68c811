import { writeFile } from 'node:fs/promises';
import { AxeBuilder } from '@axe-core/playwright';
import { describe, expect, it } from 'vitest';
import { pairs } from '../support/pairs.ts';
import { patient } from './browser.ts';
import { startPanelWindow } from './panel-window.ts';

const opened = startPanelWindow('--open-state', 'gallery~base');
const { address, panel, sections, open, inFrame } = opened;

describe('a state of the theme test', () => {
  it('opens with the data that was made for it by --open-state', async () => {
    expect(opened.preview.panelUrl).toBe(`${opened.preview.url}/@panel/?preview.state=gallery~base`);
    await opened.page.goto(opened.preview.panelUrl);
    await sections().locator('li').first().waitFor();
    await expect.poll(() => decodeURIComponent(address()), patient).toBe('/@panel/gallery?preview.state=gallery~base');
    const picture = opened.frame.locator('[data-type="gallery"] img').first();
    await picture.evaluate((element) => element.scrollIntoView());
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), patient)
      .toBeGreaterThan(0);
    expect(await picture.getAttribute('src')).toContain('/@state/picture/');
    expect(await opened.page.getByLabel('School').isDisabled()).toBe(true);
  });

  it('is chosen from a list, and left by a link to another page', async () => {
    await open('/gallery');
    await opened.page.getByRole('button', { name: 'List the states' }).click();
    const list = opened.page.getByLabel('Of the template gallery');
    const empty = list.locator('option', { hasText: 'data.gallery: empty' }).first();
    await empty.waitFor({ state: 'attached' });
    await list.selectOption((await empty.getAttribute('value')) ?? '');
    await expect.poll(() => opened.frame.locator('[data-type="gallery"] img').count(), patient).toBe(0);
    await expect.poll(address, patient).toContain('preview.state=gallery');
    await opened.frame
      .locator('[data-type="site-header"] a[href*="/holidays"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect.poll(address, patient).toBe('/@panel/holidays');
  });
});

describe('hot reload', () => {
  const withText = (text: string): string =>
    opened.files.text.replaceAll('"Facilities"', '"Rooms"').replace('"nav.about": "About"', `"nav.about": "${text}"`);

  it('keeps route, choices, panel and scroll, and brings the panel up to date', async () => {
    await open('/?preview.signed-in=1&preview.width=768');
    await opened.frame.locator('[data-type="facilities"]').evaluate((section) => section.scrollIntoView());
    const top = await inFrame(() => scrollY);
    expect(top).toBeGreaterThan(0);
    await opened.page.evaluate(() => Object.assign(globalThis, { stillHere: true }));
    await writeFile(opened.files.theme, withText('Who we are').replace('"id": "counters"', '"id": "numbers"'));
    await opened.frame.getByText('Who we are').first().waitFor({ state: 'attached' });
    await sections().getByText('home/numbers').waitFor();
    expect(await inFrame(() => scrollY)).toBe(top);
    expect(address()).toBe('/@panel/?preview.signed-in=1&preview.width=768');
    expect(await opened.page.evaluate(() => 'stillHere' in globalThis)).toBe(true);
    expect(await opened.page.getByLabel('Signed in').isChecked()).toBe(true);
  });

  it('shows an error over the last good page, with its place in both', async () => {
    await open('/');
    await writeFile(opened.files.theme, opened.files.text.replace('"sections": [', '"sections": [,'));
    const overlay = opened.frame.locator('schoolyard-preview section:popover-open');
    await overlay.waitFor();
    expect(await overlay.innerText()).toContain('theme.json:');
    await panel().locator('.findings').getByText('A value is expected here.').waitFor();
    expect(await opened.frame.locator('[data-type="facilities"]').count()).toBe(1);
    expect(await sections().locator('li').count()).toBeGreaterThan(5);
  });

  it('shows a theme that only the proofs refuse, and says so beneath the page', async () => {
    await open('/');
    const theme = JSON.parse(opened.files.text) as { tokens: { color: { primary: { $value: object } } } };
    theme.tokens.color.primary.$value = { colorSpace: 'srgb', components: [1, 1, 0.4], hex: '#ffff66' };
    await writeFile(opened.files.theme, JSON.stringify(theme, null, 2));
    const colour = () => inFrame(() => getComputedStyle(document.documentElement).getPropertyValue('--color-primary'));
    await expect.poll(colour, patient).toBe('#ffff66');
    const bar = opened.frame.locator('schoolyard-preview .bar:popover-open');
    expect(await bar.innerText()).toContain('would not be published');
    expect(await panel().locator('.findings').innerText()).toContain('THM050');
    await bar.getByRole('button', { name: 'Show' }).click();
    const overlay = opened.frame.locator('schoolyard-preview section:popover-open');
    expect(await overlay.innerText()).toContain('THM050');
    await overlay.getByRole('button', { name: 'Hide' }).click();
    await bar.waitFor();
    await writeFile(opened.files.theme, opened.files.text);
    await bar.waitFor({ state: 'hidden' });
  });
});

describe('a warning', () => {
  it('is in the panel, and leaves the page alone', async () => {
    await open('/');
    const ignoring = { ...JSON.parse(opened.files.text), $ignore: [{ rule: 'THM050', reason: 'It was needed once.' }] };
    await writeFile(opened.files.theme, JSON.stringify(ignoring, null, 2));
    await panel().locator('.findings .warning').getByText('THM090').waitFor();
    expect(await opened.frame.locator('schoolyard-preview :popover-open').count()).toBe(0);
  });
});

describe('the panel', () => {
  it('is hidden by one key and brought back, from the panel and from the page', async () => {
    await open('/');
    await opened.page.keyboard.press('p');
    await panel().waitFor({ state: 'detached' });
    expect(address()).toBe('/@panel/?preview.panel=0');
    await expect.poll(() => inFrame(() => [innerWidth, innerHeight]), patient).toEqual([1440, 900]);
    await opened.frame.locator('[data-type="facilities"]').click({ position: { x: 2, y: 2 } });
    await opened.page.keyboard.press('p');
    await panel().waitFor();
    expect(address()).toBe('/@panel/');
    expect(await opened.page.evaluate(() => document.activeElement?.textContent)).toContain('Hide');
    await opened.page.getByLabel('Width in pixels').focus();
    await opened.page.keyboard.press('p');
    expect(await panel().count()).toBe(1);
  });

  it('is opened by the same key from the page alone, which has nothing of it', async () => {
    await opened.page.goto(`${opened.preview.url}/gallery?preview.signed-in=1`);
    await opened.page.locator('schoolyard-preview').waitFor({ state: 'attached' });
    expect(await opened.page.locator('iframe').count()).toBe(0);
    await opened.page.keyboard.press('p');
    await panel().waitFor();
    expect(address()).toBe('/@panel/gallery?preview.signed-in=1');
  });

  it('scrolls the page to the section that is asked for', async () => {
    await open('/');
    await sections().getByRole('button', { name: 'facilities' }).click();
    const top = () =>
      opened.frame.locator('[data-type="facilities"]').evaluate((section) => section.getBoundingClientRect().top);
    await expect.poll(async () => Math.abs(await top()) < 200, patient).toBe(true);
  });

  it('is used by keyboard alone', async () => {
    await open('/');
    await opened.page.keyboard.press('Tab');
    const focused = () => opened.page.evaluate(() => document.activeElement?.id ?? '');
    const signedIn = opened.page.getByLabel('Signed in');
    const reached = async (): Promise<boolean> => signedIn.evaluate((box) => box === document.activeElement);
    for (let steps = 0; steps < 10 && !(await reached()); steps++) await opened.page.keyboard.press('Tab');
    expect(await reached(), `stopped at ${await focused()}`).toBe(true);
    await opened.page.keyboard.press('Space');
    await expect.poll(address, patient).toBe('/@panel/?preview.signed-in=1');
    // The focus stays where it was, and the key of the panel works there.
    expect(await reached()).toBe(true);
    await opened.page.keyboard.press('p');
    await panel().waitFor({ state: 'detached' });
  });

  it.each(pairs([390, 1440], ['light', 'dark'] as const))(
    'has no violation that axe finds, %i px wide and %s',
    async (width, colorScheme) => {
      await opened.page.emulateMedia({ colorScheme });
      await opened.page.setViewportSize({ width, height: 900 });
      await opened.page.goto(
        `${opened.preview.url}/@panel/?preview.source.gallery=empty&preview.foo=1&preview.school=devdatt&preview.set.rows=3`,
      );
      await opened.frame.locator('main').waitFor();
      if (width < 900) await opened.page.getByRole('button', { name: 'Choices' }).click();
      await sections().locator('li').first().waitFor();
      const { violations } = await new AxeBuilder({ page: opened.page }).exclude('iframe').analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      expect(await opened.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    },
  );
});
