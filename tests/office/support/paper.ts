import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Takes what would go to a printer: a browser without a window has none. */
export const catchPaper = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.print = () => {
      document.title = `printed: ${document.querySelector('body > article')?.textContent}`;
      dispatchEvent(new Event('afterprint'));
    };
  });

/** The text of what was printed last. */
export const paperOf = async (page: Page): Promise<string> => {
  await expect.poll(() => page.title()).toContain('printed: ');
  const text = await page.title();
  await page.evaluate(() => {
    document.title = '';
  });
  return text;
};
