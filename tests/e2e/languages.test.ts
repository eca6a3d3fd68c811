import { expect, it } from 'vitest';
import { enhanced, withClock } from './support/forms.ts';
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

it('a form tells in Hindi what is wrong, and that it has arrived', async () => {
  const { page } = await visit('amaltas', '/hi/contact', { viewport: phone, prepare: withClock });
  await enhanced(page);
  await page.clock.fastForward('00:30');
  await page.getByLabel('आपका नाम').fill('काव्या देशपांडे');
  await page.getByLabel('संदेश', { exact: true }).fill('क्या हम शनिवार को आ सकते हैं?');
  const send = page.getByRole('main').locator('button[type="submit"]');
  await send.click();
  await page.getByText('कृपया ईमेल या मोबाइल नंबर में से एक भरें।').first().waitFor();
  await page.getByLabel('मोबाइल नंबर').fill('98765 40006');
  await send.click();
  const said = page.getByRole('status').filter({ hasText: 'आपका संदेश भेज दिया गया है।' });
  await said.waitFor();
  expect(await page.getByText('Thank you').count()).toBe(0);
});
