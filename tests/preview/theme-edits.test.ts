import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Theme } from '#schemas/theme/theme.ts';
import { packageRoot } from '#shared/package-root.ts';
import { readWhole } from '../support/read-whole.ts';
import { launchChromium, patient } from './browser.ts';
import { type PreviewProcess, runPreview } from './preview-process.ts';

let folder: string;
let file: string;
let good: string;
let preview: PreviewProcess;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'preview-theme-'));
  file = join(folder, 'theme.json');
  const theme = JSON.parse(await readFile(join(packageRoot, 'themes/gulmohar/theme.json'), 'utf8')) as Theme;
  good = `${JSON.stringify(theme, null, 2)}\n`;
  // The very first load is of a theme that does not work.
  await writeFile(file, good.replace('"sections": [', '"sections": [,'));
  [preview, browser] = await Promise.all([runPreview([file]), launchChromium()]);
});

afterAll(async () => {
  await browser?.close();
  await preview?.interrupt();
  await rm(folder, { recursive: true, force: true });
});

const overlay = () => page.locator('schoolyard-preview section:popover-open');
const colour = () =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--color-primary'));

const withPrimary = (hex: string): string => {
  const theme = JSON.parse(good) as { tokens: { color: { primary: { $value: object } } } };
  const components = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  theme.tokens.color.primary.$value = { colorSpace: 'srgb', components, hex };
  return `${JSON.stringify(theme, null, 2)}\n`;
};

/** Where a text starts, as editors count. */
const placeOf = (text: string, part: string): string => {
  const before = text.slice(0, text.indexOf(part)).split('\n');
  return `${before.length}:${(before.at(-1) ?? '').length + 1}`;
};

const scrollDown = async (): Promise<number> => {
  // Pictures above that came later would move the page.
  await readWhole(page);
  await page.locator('[data-type="facilities"]').evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  return page.evaluate(() => scrollY);
};

describe('a theme that is broken from the start', () => {
  it('shows its finding on an empty page, and the page once it is fixed', async () => {
    page = await browser.newPage();
    await page.goto(preview.url);
    await expect.poll(() => overlay().textContent(), patient).toContain(`${file}:`);
    expect(await page.locator('main').count()).toBe(0);
    await writeFile(file, good);
    await page.locator('main [data-type="facilities"]').waitFor({ state: 'attached' });
    await overlay().waitFor({ state: 'hidden' });
    expect(preview.output()).toContain('fixed');
    await page.close();
  });
});

describe('edits of a theme', () => {
  beforeEach(async () => {
    await page?.close();
    await writeFile(file, good);
    page = await browser.newPage();
    await expect
      .poll(async () => {
        await page.goto(preview.url);
        return [await overlay().count(), await colour()];
      }, patient)
      .toEqual([0, '#ae3317']);
  });

  it('shows a new colour and keeps the scroll position', async () => {
    const top = await scrollDown();
    expect(top).toBeGreaterThan(0);
    await writeFile(file, withPrimary('#0000FF'));
    await expect.poll(colour, patient).toBe('#0000ff');
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });

  it('shows a new text in a new body, and keeps scroll position and focus', async () => {
    const top = await scrollDown();
    const link = page.locator('[data-type="site-header"] a[href="/gallery"]').first();
    await link.evaluate((element) => element.focus({ preventScroll: true }));
    await writeFile(
      file,
      good.replaceAll('"Facilities"', '"Rooms and gardens"').replace('"example": "100%"', '"example": "99%"'),
    );
    await page.getByText('99%', { exact: true }).waitFor({ state: 'attached' });
    expect(await page.evaluate(() => scrollY)).toBe(top);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe('/gallery');
  });

  it('sees a file that an editor puts in the place of the old one', async () => {
    await writeFile(`${file}.new`, withPrimary('#006400'));
    await rename(`${file}.new`, file);
    await expect.poll(colour, patient).toBe('#006400');
    await writeFile(file, withPrimary('#0000FF'));
    await expect.poll(colour, patient).toBe('#0000ff');
  });

  it('names the file where it has been removed, until it is there again', async () => {
    await rm(file);
    await overlay().waitFor();
    const text = await overlay().innerText();
    expect(text).toContain(file);
    expect(text).toContain('There is no such file.');
    expect(text).not.toContain('ENOENT');
    await writeFile(file, withPrimary('#0000FF'));
    await overlay().waitFor({ state: 'hidden' });
  });

  it('names line and column of a syntax error over the last good page, until it is fixed', async () => {
    const top = await scrollDown();
    const broken = good.replace('"sections": [', '"sections": [,');
    await writeFile(file, broken);
    await overlay().waitFor();
    const text = await overlay().innerText();
    const [line = '', column = ''] = placeOf(broken, '"sections": [,').split(':');
    expect(text).toContain(`${file}:${line}:${Number(column) + '"sections": ['.length}`);
    expect(text).toContain('A value is expected here.');
    expect(text).toMatch(new RegExp(`> +${line} \\|`));
    expect(await page.locator('main [data-type="facilities"]').count()).toBe(1);
    expect(await page.evaluate(() => scrollY)).toBe(top);

    await writeFile(file, withPrimary('#0000FF'));
    await overlay().waitFor({ state: 'hidden' });
    await expect.poll(colour, patient).toBe('#0000ff');
    expect(await page.evaluate(() => scrollY)).toBe(top);
  });

  it('lists every finding with its place and the word that was meant', async () => {
    const broken = good
      .replace('"type": "testimonials"', '"type": "testimonial"')
      .replace('"ref": "data.banners"', '"ref": "data.baners"');
    await writeFile(file, broken);
    await overlay().waitFor();
    const text = await overlay().innerText();
    expect(text).toContain('2 findings');
    expect(text).toContain(`${file}:${placeOf(broken, '"data.baners"')}`);
    expect(text).toContain('Did you mean “data.banners”?');
    expect(text).toContain(`${file}:${placeOf(broken, '"testimonial"')}`);
    expect(text).toContain('Did you mean “testimonials”?');
  });

  it('hides the findings where it is asked to', async () => {
    await writeFile(file, '{');
    await overlay().waitFor();
    await page.getByRole('button', { name: 'Hide' }).click();
    await overlay().waitFor({ state: 'hidden' });
  });
});

describe('the end', () => {
  it('ends by Ctrl+C with 0, while a page is open', async () => {
    page = await browser.newPage();
    await page.goto(preview.url);
    expect(await preview.interrupt()).toBe(0);
    await page.locator('schoolyard-preview .offline:popover-open').waitFor();
  });
});
