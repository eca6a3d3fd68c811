import { expect, it } from 'vitest';
import { phone, startBrowsing } from './support/visit.ts';

const { visit } = startBrowsing();

const devanagari = /-devanagari-/;

it('the switch of a phone leads to the page in Hindi, whose letters are drawn whole by fonts that come with it alone', async () => {
  const { page, requests, faults } = await visit('devdatt', '/notices', { viewport: phone });
  const link = page.getByRole('link', { name: 'हिन्दी' }).first();
  const box = await link.boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  expect(requests.filter((request) => devanagari.test(request.url()))).toEqual([]);

  await link.click();
  await page.waitForURL(/\/hi\/notices$/);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual([
    'hi',
    'ltr',
  ]);
  expect(requests.some((request) => devanagari.test(request.url()))).toBe(true);
  const lines = await page.locator(':is(h1, h2, h3):lang(hi)').evaluateAll((headings) =>
    headings.map((heading) => {
      const { lineHeight, fontSize } = getComputedStyle(heading);
      return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
    }),
  );
  expect(Math.min(...lines)).toBeGreaterThanOrEqual(1.35);
  expect(faults).toEqual([]);
});
