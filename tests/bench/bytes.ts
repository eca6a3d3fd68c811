import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from 'playwright';
import { launchChromium } from '../support/chromium.ts';
import type { Figure } from './result.ts';

const brotli = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** What a phone receives: the body as it was sent, compressed where it was. */
const sentBytes = async (response: Response): Promise<number> => (await response.request().sizes()).responseBodySize;

const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  });

/** Bytes of a home page on a phone, before anything is touched and after it is scrolled to its end. */
export const benchBytes = async (url: string): Promise<Figure[]> => {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const responses: Response[] = [];
    page.on('response', (response) => responses.push(response));
    await page.goto(url, { waitUntil: 'networkidle' });
    const early = responses.slice();
    const style = await page.evaluate(() => document.querySelector('style')?.textContent ?? '');
    const hero = await page.evaluate(() => {
      const image = document.querySelector<HTMLImageElement>('main img');
      return image?.currentSrc ?? '';
    });
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');

    const sum = async (list: readonly Response[], type: string): Promise<number> => {
      const sizes = await Promise.all(list.filter((r) => r.request().resourceType() === type).map(sentBytes));
      return sizes.reduce((total, size) => total + size, 0);
    };
    const heroResponse = early.find((response) => response.url() === hero);
    return [
      { name: 'bytes: HTML with its CSS', value: await sum(early, 'document'), unit: 'bytes' },
      { name: 'bytes: CSS (inside the HTML)', value: brotli(style), unit: 'bytes', limit: 20_000 },
      { name: 'bytes: JS before scroll or touch', value: await sum(early, 'script'), unit: 'bytes', limit: 3072 },
      { name: 'bytes: JS after the whole page', value: await sum(responses, 'script'), unit: 'bytes', limit: 95_000 },
      { name: 'bytes: fonts', value: await sum(responses, 'font'), unit: 'bytes', limit: 75_000 },
      {
        name: 'bytes: first image',
        value: heroResponse ? await sentBytes(heroResponse) : 0,
        unit: 'bytes',
        limit: 160_000,
      },
    ];
  } finally {
    await browser.close();
  }
};
