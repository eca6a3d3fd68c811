import { expect, it } from 'vitest';
import { createEngine } from '#engine/index.ts';
import { sources } from '#schemas/sources/index.ts';
import { sections } from '#sections/index.ts';
import { launchChromium } from '#tests/support/chromium.ts';
import { smallTheme } from '#tests/theme-test/small-theme.ts';
import { readBuiltAssets, renderReport, testTheme } from './index.ts';

const test = async (look: 'sound' | 'faint', only: { templateId?: string; stateId?: string } = {}) => {
  const engine = createEngine({ sections, sources, clock: () => performance.now() });
  const compiled = engine.compile({ file: 'theme.json', text: smallTheme(look) });
  if (!compiled.ok)
    throw new Error(compiled.problems.map(({ pointer, message }) => `${pointer} ${message}`).join('\n'));
  const assets = await readBuiltAssets();
  if (!assets) throw new Error('Nothing is built; npm test does it by itself.');
  return testTheme({ theme: compiled.theme, assets, seed: 1, workers: 2, ...only });
};
const commandOf = (id: string): string => `schoolyard theme preview faint --open-state ${id}`;

it('testTheme passes a sound theme, with every leaf seen true and false', async () => {
  const result = await test('sound');
  expect(result.failures).toEqual([]);
  expect(result).toMatchObject({ ok: true, whole: true, coverage: { percent: 100 } });
  const [leaf] = result.coverage.leaves;
  if (!leaf) throw new Error('There is no leaf.');
  expect(leaf).toMatchObject({ section: 'home/notice', seenTrue: true, seenFalse: true });
  const notice = result.results.find(({ state }) => state.facts['settings.showNotice'] === 'true');
  expect(result.witnesses.of(leaf)).toEqual({ whenTrue: notice?.state.id, whenFalse: 'home~base' });
});

it('testTheme says which fact makes a state fail, and how to open it', async () => {
  const result = await test('faint');
  expect(result.ok).toBe(false);
  expect(result.failures).toHaveLength(1);
  const [failure] = result.failures;
  expect(failure).toMatchObject({
    template: 'home',
    assertion: 'axe',
    blame: [{ ref: 'settings.showNotice', name: 'true' }],
  });
  expect(failure?.message).toContain('color-contrast');
  const report = renderReport(result, commandOf);
  expect(report).toContain(commandOf(failure?.stateIds[0] ?? ''));
});

it('testTheme tests one template or one state, and says what there is instead of what there is not', async () => {
  const one = await test('sound', { stateId: 'home~base' });
  expect(one.results.map(({ state }) => state.id)).toEqual(['home~base']);
  expect(one).toMatchObject({ ok: true, whole: false });
  await expect(test('sound', { templateId: 'hoem' })).rejects.toMatchObject({
    hint: 'Templates: home, not-found.',
  });
  await expect(test('sound', { stateId: 'home~999' })).rejects.toMatchObject({
    message: 'The theme "sound" has no state "home~999".',
  });
});

it('testTheme writes a report that asks for nothing, whose pictures, filter and links work', async () => {
  const report = renderReport(await test('faint'), commandOf);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const faults: string[] = [];
    page.on('console', (message) => faults.push(message.text()));
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('request', (request) => {
      if (!request.url().startsWith('data:')) faults.push(request.url());
    });
    await page.setContent(report);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    const cards = page.locator('.card:visible');
    const all = await cards.count();
    await page.getByLabel('Failed').check();
    const failed = await cards.count();
    expect(failed).toBeGreaterThan(0);
    expect(failed).toBeLessThan(all);

    await page.locator('.shot:visible').first().click();
    const picture = page.getByRole('dialog').getByRole('img');
    await picture.evaluate((image: HTMLImageElement) => image.decode());
    const first = await picture.getAttribute('alt');
    await page.keyboard.press('ArrowRight');
    expect(await picture.getAttribute('alt')).not.toBe(first);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
  }
});
