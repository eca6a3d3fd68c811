import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser, Page, Request } from 'playwright';
import { openPhone } from './phone-visit.ts';
import type { Figure } from './result.ts';

const brotli = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** What a phone receives: the body as it was sent, compressed where it was. */
const sentBytes = async (request: Request): Promise<number> =>
  (await request.response()) ? (await request.sizes()).responseBodySize : 0;

const scrollThrough = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  });

/** The picture in the first viewport that covers most of it: a place in the page's list of pictures, or -1. */
const heroOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const area = ({ left, top, right, bottom }: DOMRect): number =>
      Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0)) *
      Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0));
    const seen = [...document.images].map((image) => ({ image, area: area(image.getBoundingClientRect()) }));
    const [largest] = seen.filter((one) => one.area > 0).sort((a, b) => b.area - a.area);
    return largest?.image.currentSrc ?? '';
  });

/** Bytes of a page on a phone, before anything is touched and after it is scrolled to its end, and who is asked. */
export const phoneBytes = async (browser: Browser, name: string, url: string): Promise<Figure[]> => {
  const { context, page, requests } = await openPhone(browser, { slow: false });
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    const early = requests.slice();
    const style = await page.evaluate(() => document.querySelector('style')?.textContent ?? '');
    const hero = await heroOf(page);
    await scrollThrough(page);
    await page.waitForLoadState('networkidle');

    const sum = async (list: readonly Request[]): Promise<number> =>
      (await Promise.all(list.map(sentBytes))).reduce((total, size) => total + size, 0);
    const ofType = (list: readonly Request[], type: string): Promise<number> =>
      sum(list.filter((request) => request.resourceType() === type));
    const elsewhere = requests.filter((request) => {
      const { protocol, host } = new URL(request.url());
      return protocol.startsWith('http') && host !== new URL(url).host;
    });
    const of = `bytes: ${name}`;
    return [
      { name: `${of}, HTML with its CSS`, value: await ofType(early, 'document'), unit: 'bytes', limit: 12_288 },
      { name: `${of}, CSS after it`, value: await ofType(early, 'stylesheet'), unit: 'bytes' },
      { name: `${of}, CSS (inside the HTML)`, value: brotli(style), unit: 'bytes', limit: 20_000 },
      { name: `${of}, JS before scroll or touch`, value: await ofType(early, 'script'), unit: 'bytes', limit: 3300 },
      { name: `${of}, JS after the whole page`, value: await ofType(requests, 'script'), unit: 'bytes', limit: 25_000 },
      { name: `${of}, fonts`, value: await ofType(requests, 'font'), unit: 'bytes', limit: 75_000 },
      {
        name: `${of}, hero image`,
        value: await sum(early.filter((request) => request.url() === hero)),
        unit: 'bytes',
        limit: 160_000,
      },
      { name: `${of}, requests to other hosts`, value: elsewhere.length, unit: 'requests', limit: 0 },
    ];
  } finally {
    await context.close();
  }
};
