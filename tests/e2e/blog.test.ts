import { describe, expect, it } from 'vitest';
import { extent } from '../support/extent.ts';
import { complaints } from './support/axe.ts';
import { axeScreens } from './support/axe-screens.ts';
import { phone, readWhole, startBrowsing, type Visit } from './support/visit.ts';

const { origin, visit } = startBrowsing();

const article = '/blog/forty-one-days-of-rain-in-a-jam-jar';
const some = [
  ['amaltas', article, 200],
  ['greenfield', '/blog?page=2', 200],
  ['devdatt', '/blog/what-the-tower-clock-knows', 200],
  ['kurinji', '/blog', 200],
  ['kurinji', '/blog/nothing', 404],
] as const;
const others = [
  ['amaltas', '/blog', 200],
  ['amaltas', '/blog/nothing', 404],
  ['devdatt', '/blog', 200],
  ['devdatt', '/blog/nothing', 404],
  ['kurinji', '/blog/two-hundred-moths-before-bedtime', 200],
] as const;
const numbered = [...some, ...extent<readonly (typeof others)[number][]>([], others)].map(
  ([site, path, answer], nth) => [site, path, answer, nth] as const,
);

const titlesOf = ({ page }: Visit): Promise<(string | null)[]> =>
  page.locator('[data-type=blog-list] h3 a').evaluateAll((links) => links.map((link) => link.textContent));

it.each(numbered)('%s%s stands, and axe finds nothing in it', async (site, path, answer, nth) => {
  const { page, status, requests } = await visit(site, path, { viewport: phone });
  expect(status).toBe(answer);
  for (const viewport of axeScreens(nth)) {
    await page.setViewportSize(viewport);
    await readWhole(page);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect({ viewport, sideways, found: await complaints(page) }).toEqual({ viewport, sideways: 0, found: [] });
  }
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(requests.filter((request) => !request.url().startsWith(origin(site))).map((request) => request.url())).toEqual(
    [],
  );
});

describe('the pages of the blog', () => {
  it('hold each article once, the newest first, and lead to each other by keyboard', async () => {
    const first = await visit('greenfield', '/blog');
    const { page } = first;
    const newest = await titlesOf(first);
    expect(newest).toHaveLength(7);
    const list = page.locator('[data-type=blog-list]');
    expect(await list.textContent()).toContain('8 articles · Page 1 of 2');
    expect(await list.locator('[rel=prev]').count()).toBe(0);
    await list.locator('[rel=next]').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/blog?page=2');
    const oldest = await titlesOf(first);
    expect(new Set([...newest, ...oldest]).size).toBe(8);
    expect(await list.locator('[aria-current=page]').textContent()).toBe('2');
    await list.locator('[rel=prev]').focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/blog');
    expect(await titlesOf(first)).toEqual(newest);
  });

  it('know no page after the last', async () => {
    const { page, status } = await visit('greenfield', '/blog?page=40');
    expect(status).toBe(200);
    await page.getByRole('link', { name: 'See the newest articles' }).click();
    await page.waitForURL('**/blog');
  });

  it('are reached from the menu', async () => {
    for (const [site, label] of [
      ['amaltas', 'Blog'],
      ['devdatt', 'News'],
      ['kurinji', 'Blog'],
    ] as const) {
      const { page } = await visit(site, '/');
      const link = page.getByRole('banner').getByRole('link', { name: label, exact: true });
      expect(await link.getAttribute('href')).toBe('/blog');
      expect(await page.getByRole('contentinfo').locator('a[href="/blog"]').count()).toBeGreaterThan(0);
    }
  });

  it('hold the same words and links without script', async () => {
    const scripted = await visit('greenfield', '/blog');
    const plain = await visit('greenfield', '/blog', { javaScriptEnabled: false });
    expect(await titlesOf(plain)).toEqual(await titlesOf(scripted));
    await plain.page.locator('[rel=next]').click();
    await plain.page.waitForURL('**/blog?page=2');
  });
});

describe('an article', () => {
  it('leads to the newer, and from there back to it', async () => {
    const { page } = await visit('amaltas', article);
    await page.locator('[data-type=blog-article] [rel=prev]').click();
    await page.getByRole('heading', { level: 1, name: 'Ten minutes, any book, any language' }).waitFor();
    await page.locator('[data-type=blog-article] [rel=next]').click();
    await page.waitForURL(`**${article}`);
  });

  it('offers three others, never itself', async () => {
    const { page } = await visit('amaltas', article);
    const hrefs = await page
      .locator('[data-type=blog-picks] h3 a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(hrefs).size).toBe(3);
    expect(hrefs).not.toContain(article);
  });

  it('copies its address by keyboard, and says so', async () => {
    const { page } = await visit('amaltas', article, { permissions: ['clipboard-read', 'clipboard-write'] });
    const button = page.getByRole('button', { name: 'Copy link' });
    await page.locator('[data-enhance=copy-link]').scrollIntoViewIfNeeded();
    await button.focus();
    await page.keyboard.press('Enter');
    await page.getByText('Link copied').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(origin('amaltas') + article);
  });

  it('is complete without script: its text, the links that share it, and no button that does nothing', async () => {
    const { page } = await visit('amaltas', article, { javaScriptEnabled: false });
    expect(await page.locator('[data-type=blog-article] table tr').count()).toBe(6);
    expect(await page.getByRole('link', { name: 'WhatsApp' }).first().isVisible()).toBe(true);
    expect(await page.getByText('Copy link').isVisible()).toBe(false);
  });

  it('has lines of a length that reads well', async () => {
    const { page } = await visit('kurinji', '/blog/two-hundred-moths-before-bedtime');
    const perLine = await page
      .locator('[data-type=blog-article] p:nth-of-type(2)')
      .last()
      .evaluate((element) => {
        const lines = element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight);
        return (element.textContent?.length ?? 0) / Math.round(lines);
      });
    expect(perLine).toBeGreaterThan(40);
    expect(perLine).toBeLessThan(75);
  });
});

it('an article that is not there suggests the latest three', async () => {
  const { page, status } = await visit('amaltas', '/blog/nothing');
  expect(status).toBe(404);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('This page could not be found');
  const links = page.locator('[data-type=blog-picks] h3 a');
  expect(await links.count()).toBe(3);
  await links.first().click();
  await page.getByRole('heading', { level: 1, name: 'What comes home in the tiffin' }).waitFor();
});
