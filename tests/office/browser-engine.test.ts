import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { classNamesOnly } from '#build/class-names.ts';
import { type CompiledTheme, createEngine } from '#engine/index.ts';
import { pageDataOf, statesOf, type ThemeState } from '#engine/states/index.ts';
import { sources } from '#schemas/sources/index.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import { kinds, sections } from '#sections/index.ts';
import { packageRoot } from '#shared/package-root.ts';
import { readText } from '../guardrails/files.ts';
import { builtInThemes } from '../support/built-in-themes.ts';
import { launchChromium } from '../support/chromium.ts';
import { extent } from '../support/extent.ts';
import type { DrawJob, drawPages } from './support/draw-pages.ts';

const engine = createEngine({ sections, sources, clock: () => 0 });

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
const randomOf = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

/** What an editor may have chosen of a template: sections hidden, in other looks, with other words, in another order. */
const someChoices = (theme: CompiledTheme, template: string, random: () => number): SiteRecord => {
  const own = theme.templates[template]?.sections ?? [];
  const overrides = Object.fromEntries(
    own.flatMap(({ key, type }) => {
      if (random() < 0.5) return [];
      const looks = kinds.find((kind) => kind.type === type)?.looks ?? [];
      const look = looks[Math.floor(random() * looks.length)]?.look;
      const settings = random() < 0.5 ? { heading: `A <b>heading</b> & ${Math.floor(random() * 100)}` } : undefined;
      const translations = random() < 0.3 ? { hi: { heading: `शीर्षक ${Math.floor(random() * 100)}` } } : undefined;
      const chosen = { ...(look && { look }), ...(settings && { settings }), ...(translations && { translations }) };
      return [[key, { hidden: random() < 0.2, ...chosen }]];
    }),
  );
  const order = own.filter(({ region }) => region === 'main').map(({ id }) => id);
  order.sort(() => random() - 0.5);
  const record: SiteRecord = {
    themeId: theme.themeId,
    version: null,
    preset: null,
    settings: {},
    tokens: {},
    overrides,
    order: { [template]: order },
  };
  return engine.resolveRecord(theme, record).record;
};

describe('the engine in a browser, without a network', () => {
  let browser: Browser;
  let page: Page;
  beforeAll(async () => {
    const made = await build({
      root: packageRoot,
      logLevel: 'warn',
      plugins: [classNamesOnly()],
      define: { 'process.env.NODE_ENV': '"development"' },
      build: {
        write: false,
        minify: false,
        lib: {
          entry: join(packageRoot, 'tests/office/support/draw-pages.ts'),
          formats: ['iife'],
          name: 'pages',
        },
      },
    });
    const [output] = [made].flat();
    if (!output || !('output' in output)) throw new Error('The build gave no files.');
    const [{ code }] = output.output;
    browser = await launchChromium();
    page = await browser.newPage();
    await page.route('**/*', (route) => route.abort());
    await page.addScriptTag({ content: code });
  });
  afterAll(() => browser.close());

  it.each(builtInThemes)('draws every page of %s as the server does, whatever is chosen', async (slug) => {
    const file = `themes/${slug}/theme.json`;
    const compiled = engine.compile({ file, text: readText(file) });
    if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems));
    const { theme } = compiled;
    const states = statesOf({ theme, manifests: sections, sources, seed: 1 });
    const random = randomOf(theme.themeId);
    const complaints = vi.spyOn(console, 'error');
    const jobs: DrawJob[] = [];
    const expected: string[] = [];
    for (const template of Object.values(theme.templates)) {
      const own = states.filter((state) => state.template === template.id);
      for (let at = 0; at < extent(8, 200); at++) {
        const state = own[Math.floor(random() * own.length)] as ThemeState;
        const visit = { ...state.visit, record: someChoices(theme, template.id, random) };
        const plan = engine.plan(theme, template, visit);
        const data = pageDataOf(plan, state);
        expected.push((await engine.render(engine.decide(plan, data))).body.join(''));
        jobs.push({
          template: template.id,
          visit,
          answers: [...data].map(([key, answer]) => [key, answer.ok ? { value: answer.value } : null]),
        });
      }
    }
    const bodies = await page.evaluate(
      ([of, all]) => (globalThis as unknown as { pages: { drawPages: typeof drawPages } }).pages.drawPages(of, all),
      [theme, jobs] as const,
    );
    expect(bodies.length).toBe(expected.length);
    // React’s, such as of a link that leads nowhere.
    expect(complaints.mock.calls).toEqual([]);
    complaints.mockRestore();
    for (const [at, body] of bodies.entries()) expect(body === expected[at], jobs[at]?.template).toBe(true);
  });
});
