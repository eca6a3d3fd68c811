import type { Browser, Page } from 'playwright';
import { readWhole } from '../support/read-whole.ts';
import type { ShotPage } from './pages.ts';

export interface Shot extends ShotPage {
  readonly width: number;
  /** Below the folder of the shots. */
  readonly file: string;
  readonly status: number;
  /** By how many pixels the page can be scrolled sideways. */
  readonly sideways: number;
  /** Errors of the console, uncaught exceptions and breaches of the content policy. */
  readonly faults: readonly string[];
}

interface Options {
  readonly folder: string;
  readonly width: number;
  readonly print: boolean;
}

const heights: ReadonlyMap<number, number> = new Map([
  [390, 844],
  [768, 1024],
]);

/** The picture of a whole page. */
export const takeShot = (browser: Browser, page: ShotPage, options: Options): Promise<Shot> =>
  withPage(browser, page.url, options, async ({ tab, status, faults }) => {
    const { folder, width } = options;
    const file = `${page.id}-${page.theme}-${width}.png`;
    await tab.screenshot({ path: `${folder}/${file}`, fullPage: true, animations: 'disabled' });
    const sideways = await tab.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    return { ...page, width, file, status, sideways, faults };
  });

interface OpenPage {
  readonly tab: Page;
  readonly status: number;
  readonly faults: Shot['faults'];
}

/** Opens a page until `use` has done with it, everything loaded and nothing moving. */
export const withPage = async <Result>(
  browser: Browser,
  url: string,
  { width, print }: Pick<Options, 'width' | 'print'>,
  use: (page: OpenPage) => Promise<Result>,
): Promise<Result> => {
  const viewport = { width, height: heights.get(width) ?? 900 };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  try {
    // Who has been asked for a demo before is not asked again.
    await context.addCookies([{ name: 'autoRequest', value: 'true', url }]);
    const tab = await context.newPage();
    const faults = await listen(tab, url);
    const answer = await tab.goto(url);
    await readWhole(tab);
    if (print) await tab.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
    await tab.waitForLoadState('networkidle');
    await tab.evaluate(async () => {
      await document.fonts.ready;
      // The picture is taller than any window: a lazy image far from it would still be missing.
      const shown = [...document.images].filter((image) => image.checkVisibility());
      for (const image of shown) image.loading = 'eager';
      // One that does not load is in the picture as the visitor sees it; the console names it.
      await Promise.allSettled(shown.map((image) => image.decode()));
    });
    return await use({ tab, status: answer?.status() ?? 0, faults });
  } finally {
    await context.close();
  }
};

const listen = async (tab: Page, url: string): Promise<readonly string[]> => {
  const faults: string[] = [];
  tab.on('pageerror', (error) => faults.push(String(error)));
  tab.on('console', (message) => {
    // That a page is not there is in its status.
    const isOwnStatus = message.location().url === url && message.text().startsWith('Failed to load resource');
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus) faults.push(message.text());
  });
  await tab.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`Against the policy: ${violatedDirective} ${blockedURI}`),
    );
  });
  return faults;
};
