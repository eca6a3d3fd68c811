import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { launchChromium, patient } from './browser.ts';
import { type Copy, copyTree, type PreviewProcess, runPreview } from './preview-process.ts';

let tree: Copy;
let preview: PreviewProcess;
let browser: Browser;
let page: Page;
let errors: string[];
const originals = new Map<string, string>();

beforeAll(async () => {
  tree = await copyTree();
  [preview, browser] = await Promise.all([
    runPreview(['gulmohar', '--school', 'amaltas'], tree.root),
    launchChromium(),
  ]);
});

afterAll(async () => {
  await browser?.close();
  await preview?.interrupt();
  await tree?.remove();
});

beforeEach(async () => {
  errors = [];
  page = await browser.newPage();
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(preview.url);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
});

afterEach(async () => {
  for (const [path, text] of originals) await writeFile(path, text);
  originals.clear();
  await page.close();
});

const overlay = () => page.locator('schoolyard-preview section:popover-open');
const pathOf = (file: string): string => join(tree.root, 'sections', file);
const keep = async (path: string): Promise<string> => {
  const text = await readFile(path, 'utf8');
  originals.set(path, text);
  return text;
};
const add = async (file: string, text: string): Promise<void> => {
  await keep(pathOf(file));
  await appendFile(pathOf(file), text);
};
/** Puts another component in a section's place; the old one is `Old`. */
const wrap = async (file: string, name: string, component: string): Promise<void> => {
  const text = await keep(pathOf(file));
  const renamed = text.replace(`export function ${name}(`, 'function Old(');
  expect(renamed).not.toBe(text);
  await writeFile(pathOf(file), `${renamed}\n${component}\n`);
};
const scrollTo = async (type: string): Promise<number> => {
  await page.locator(`[data-type="${type}"]`).evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));
  return page.evaluate(() => scrollY);
};

describe('edits of sections', () => {
  it('shows a new style without losing the scroll position or the elements', async () => {
    const top = await scrollTo('stats');
    const section = await page.$('[data-type="stats"]');
    await add('stats/looks/counters/counters.module.css', '\n.root { background: rgb(1, 2, 3); }\n');
    const background = () =>
      page.locator('[data-type="stats"] > div').evaluate((element) => getComputedStyle(element).backgroundColor);
    await expect.poll(background, patient).toBe('rgb(1, 2, 3)');
    expect(await page.evaluate(() => scrollY)).toBe(top);
    expect(await section?.evaluate((element) => element.isConnected)).toBe(true);
  });

  it('shows a component as it was edited, in place', async () => {
    await scrollTo('stats');
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    await wrap(
      'stats/looks/counters/StatsCounters.tsx',
      'StatsCounters',
      'export function StatsCounters(props: Parameters<typeof Old>[0]) { return <><p id="edited">Edited</p><Old {...props} /></>; }',
    );
    await page.locator('#edited').waitFor({ state: 'attached' });
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  });

  it('hydrates islands, and their edited code after an edit', async () => {
    const look = pathOf('testimonials/looks/carousel/look.ts');
    await writeFile(look, (await keep(look)).replace("client: 'never'", "client: 'visible'"));
    await page.locator('[data-type="testimonials"] x-island').waitFor({ state: 'attached' });
    await wrap(
      'testimonials/looks/carousel/TestimonialsCarousel.tsx',
      'TestimonialsCarousel',
      `import { useState } from 'react';
export function TestimonialsCarousel(props: Parameters<typeof Old>[0]) {
  const [count, setCount] = useState(0);
  return <><button id="edited" type="button" onClick={() => setCount(count + 1)}>{'Pressed ' + count}</button><Old {...props} /></>;
}`,
    );
    const button = page.locator('#edited');
    await button.waitFor({ state: 'attached' });
    await scrollTo('testimonials');
    await expect
      .poll(async () => {
        await button.click();
        return button.textContent();
      }, patient)
      .not.toBe('Pressed 0');
    expect(errors).toEqual([]);
  });

  it('names a section that throws, and leaves the rest of the page standing', async () => {
    await wrap(
      'stats/looks/counters/StatsCounters.tsx',
      'StatsCounters',
      "export function StatsCounters(props: Parameters<typeof Old>[0]) {\n  if (props) throw new Error('Counted wrongly');\n  return <Old {...props} />;\n}",
    );
    await overlay().waitFor();
    const text = await overlay().innerText();
    expect(text).toContain('home/counters');
    expect(text).toContain('Counted wrongly');
    expect(text).toMatch(/sections\/stats\/looks\/counters\/StatsCounters\.tsx:\d+:\d+/);
    expect(text).toContain("throw new Error('Counted wrongly')");
    expect(await page.locator('[data-type="facilities"]').count()).toBe(1);
    expect(await page.locator('[data-type="stats"]').count()).toBe(0);
    for (const [path, original] of originals) await writeFile(path, original);
    await page.locator('[data-type="stats"]').waitFor({ state: 'attached' });
    await overlay().waitFor({ state: 'hidden' });
  });

  it('keeps the last good page where a component does not compile', async () => {
    await add('stats/looks/counters/StatsCounters.tsx', '\nconst = ;\n');
    await overlay().waitFor();
    const text = await overlay().innerText();
    expect(text).toMatch(/^sections\/stats\/looks\/counters\/StatsCounters\.tsx:\d+:\d+/m);
    expect(text).toMatch(/^> +\d+ \| const = ;$/m);
    expect(await page.locator('[data-type="stats"]').count()).toBe(1);
    await page.reload();
    await overlay().waitFor();
    expect(await page.locator('[data-type="stats"]').count()).toBe(1);
  });

  it('keeps the last good style where a stylesheet does not compile', async () => {
    await add('stats/looks/counters/counters.module.css', '\n.root { color: red\n}}\n');
    await overlay().waitFor();
    const text = await overlay().innerText();
    expect(text).toContain('1 finding\n');
    expect(text).toMatch(/^sections\/stats\/looks\/counters\/counters\.module\.css:\d+:\d+/m);
    expect(await page.locator('[data-type="stats"]').count()).toBe(1);
  });

  it('shows new content', async () => {
    const path = join(tree.root, 'src/demo/schools/amaltas/content.json');
    const content = JSON.parse(await keep(path)) as { header: Record<string, string> };
    content.header.phone = '+91 99999 00000';
    await writeFile(path, JSON.stringify(content));
    await page.getByText('+91 99999 00000').first().waitFor({ state: 'attached' });
  });
});
