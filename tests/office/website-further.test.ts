import { expect, it } from 'vitest';
import { complaints } from '../e2e/support/axe.ts';
import { signIn } from '../support/callers.ts';
import { phone, startOffice } from './support/office.ts';

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

it('earlier versions of the website are opened as a draft, by the keyboard, and a step takes that back', async () => {
  const { page, faults, close } = await office.open('/school/website');
  const frame = page.frameLocator('iframe');
  const facilities = frame.locator('main > [data-type=facilities]');
  await facilities.waitFor();
  const isSaved = page.locator('[data-saving=saved]');
  await page.getByRole('switch', { name: 'Show Facilities' }).press('Space');
  await facilities.waitFor({ state: 'detached' });
  await isSaved.waitFor();
  await page.getByRole('button', { name: 'Earlier versions' }).press('Enter');
  const panel = page.getByRole('region', { name: 'Earlier versions' });
  const newest = panel.getByRole('listitem').first();
  await newest.getByText('Edited: sections').waitFor();
  await newest.getByText('On the page now').waitFor();
  const older = panel.getByRole('listitem').filter({ hasText: 'Visitors see this one' }).first();
  await older.getByRole('button', { name: /^Use the version of / }).press('Enter');
  await facilities.waitFor();
  await isSaved.waitFor();
  await page.getByText(/^The version of .+ is your draft$/).waitFor();
  await older.getByText('On the page now').waitFor();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await facilities.waitFor({ state: 'detached' });
  await page.setViewportSize(phone);
  expect(await complaints(page)).toEqual([]);
  expect(faults).toEqual([]);
  await close();
});

it('words of a section are entered for each language, and stand on its pages alone', async () => {
  const { page, faults, close } = await office.open('/school/website?open=home/gallery');
  const heading = page.frameLocator('iframe').locator('[data-section="home/gallery"] h2');
  const panel = page.getByRole('region', { name: 'Gallery' });
  const inLanguage = (name: string) => page.getByRole('group', { name: 'Language of the page' }).getByText(name);
  await heading.waitFor();
  const english = await heading.innerText();
  await panel.getByLabel('Heading', { exact: true }).fill('Where we learn');
  await expect.poll(() => heading.innerText()).toBe('Where we learn');
  await page.locator('[data-saving=saved]').waitFor();
  await inLanguage('हिन्दी').click();
  const words = panel.getByLabel('Heading · हिन्दी');
  await words.waitFor();
  // Until there are own words in it, the theme's stand.
  await expect.poll(() => heading.innerText()).toMatch(/^[\u0900-\u097f ]+$/);
  await words.fill('हम यहाँ सीखते हैं');
  await expect.poll(() => heading.innerText()).toBe('हम यहाँ सीखते हैं');
  await page.locator('[data-saving=saved]').waitFor();
  await inLanguage('English').click();
  await expect.poll(() => heading.innerText()).toBe('Where we learn');
  expect(english).not.toBe('Where we learn');
  expect(await panel.getByLabel('Heading', { exact: true }).inputValue()).toBe('Where we learn');
  expect(faults).toEqual([]);
  await close();
});

it('versions before a long sitting are found, however often it was saved', async () => {
  const admin = await signIn(office.app, { email: 'sitting@example.org' });
  let { version, live } = (await admin.get('/api/theme-settings')).json;
  for (let save = 0; save < 120; save++) {
    const overrides = { ...live.overrides, 'home/gallery': { settings: { limit: 1 + (save % 9) } } };
    const headers = { 'if-match': `"${version}"` };
    const saved = await admin.call('PUT', '/api/theme-settings/1', { body: { ...live, overrides }, headers });
    ({ version, live } = saved.json);
  }
  const { page, faults, close } = await office.open('/school/website?open=versions');
  const panel = page.getByRole('region', { name: 'Earlier versions' });
  await panel.getByText('Took this theme').waitFor();
  expect(await panel.getByRole('listitem').count()).toBeLessThan(9);
  expect(faults).toEqual([]);
  await close();
});
