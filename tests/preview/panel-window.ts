import { writeFile } from 'node:fs/promises';
import type { Browser, BrowserContext, FrameLocator, Locator, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { launchChromium } from './browser.ts';
import { type PanelFiles, writePanelFiles } from './panel-theme.ts';
import { type PreviewProcess, runPreview } from './preview-process.ts';

/** A preview with its panel: one for the tests of a file, and a new window for each of them. */
export interface PanelWindow {
  readonly page: Page;
  /** The page in the frame. */
  readonly frame: FrameLocator;
  readonly preview: PreviewProcess;
  /** The theme is as it was before each test. */
  readonly files: PanelFiles;
  /** The window's address, without the origin. */
  address(): string;
  panel(): Locator;
  /** The list of the page's sections. */
  sections(): Locator;
  /** Opens a path behind `/@panel`, and waits for the page's facts. */
  open(path: string): Promise<void>;
  /** Chooses from the select of this label. */
  choose(label: string, option: string): Promise<unknown>;
  /** A function's answer inside of the page. */
  inFrame<T>(ask: () => T): Promise<T>;
}

/** Starts what the tests of a file need, and ends it behind them. A script's error fails the test. */
export const startPanelWindow = (...args: readonly string[]): PanelWindow => {
  let files: PanelFiles;
  let preview: PreviewProcess;
  let browser: Browser;
  let context: BrowserContext;
  let page: Page;
  let errors: string[];

  beforeAll(async () => {
    files = await writePanelFiles();
    [preview, browser] = await Promise.all([
      runPreview([files.theme, '--school', files.school, ...args]),
      launchChromium(),
    ]);
  });
  afterAll(async () => {
    await browser?.close();
    await preview?.interrupt();
    await files?.remove();
  });
  beforeEach(async () => {
    await writeFile(files.theme, files.text);
    errors = [];
    context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    page = await context.newPage();
    page.on('pageerror', (error) => errors.push(error.message));
  });
  afterEach(async () => {
    await context.close();
    expect(errors).toEqual([]);
  });

  const panel = (): Locator => page.getByRole('complementary', { name: 'Preview' });
  const sections = (): Locator => panel().locator('.sections');
  return {
    get page() {
      return page;
    },
    get frame() {
      return page.frameLocator('iframe');
    },
    get preview() {
      return preview;
    },
    get files() {
      return files;
    },
    address: () => page.url().slice(preview.url.length),
    panel,
    sections,
    async open(path) {
      await page.goto(`${preview.url}/@panel${path}`);
      await sections().locator('li').first().waitFor();
    },
    choose: (label, option) => page.getByLabel(label, { exact: true }).selectOption(option),
    async inFrame(ask) {
      const handle = await page.locator('iframe').elementHandle();
      const content = await handle?.contentFrame();
      if (!content) throw new Error('There is no page in the frame.');
      return content.evaluate(ask);
    },
  };
};
