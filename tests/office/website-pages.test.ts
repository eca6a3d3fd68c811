import { expect, it } from 'vitest';
import { startOffice } from './support/office.ts';

const office = startOffice();

it('the editor opens an article, an album and what stands for a page that is not there', async () => {
  const { page, faults, close } = await office.open('/school/website');
  const shown = page.frameLocator('iframe').locator('main > [data-section]');
  const pages = page.getByLabel('Page', { exact: true });
  await shown.first().waitFor();
  const names = await pages.locator('option').allInnerTexts();
  const examples = names.filter((name) => /^One |not found/.test(name));
  expect(examples.map((name) => name.split(':')[0])).toEqual(['One article', 'One album', 'Page not found']);
  const types: (string | null)[] = [];
  for (const name of examples) {
    const before = await shown.first().getAttribute('data-section');
    await pages.selectOption(name);
    await expect.poll(() => shown.first().getAttribute('data-section')).not.toBe(before);
    await page.getByRole('list', { name: 'Sections of this page' }).locator('button[aria-pressed]').first().waitFor();
    types.push(await shown.first().getAttribute('data-type'));
  }
  expect(new Set(types).size).toBe(3);
  expect(faults.filter((fault) => !fault.includes('404'))).toEqual([]);
  await close();
});
