import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Points of a PDF in a millimetre. */
const point = 72 / 25.4;

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

/** The sheets that a printer would take: width and height in millimetres. */
export const sheetsOf = async (page: Page): Promise<number[][]> => {
  const file = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  return [...file.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) =>
    [width, height].map((side) => Math.round(Number(side) / point)),
  );
};
