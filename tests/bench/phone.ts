import { loadavg } from 'node:os';
import type { Browser } from 'playwright';
import { launchChromium } from '#theme-test/chromium.ts';
import { phoneBytes } from './phone-bytes.ts';
import { phoneClicks } from './phone-clicks.ts';
import { lighthouseScores } from './phone-lighthouse.ts';
import { loadOnPhone, type PhoneLoad } from './phone-load.ts';
import { brotliBytes, handWrittenPage } from './phone-plain.ts';
import { htmlWithoutScripts, serveStatic } from './phone-static.ts';
import { type Figure, formatFigures, median } from './result.ts';
import { settled } from './settled.ts';

const rounds = 5;

/** A home page: what it is called among the figures, and where it is. */
export interface PhonePage {
  readonly name: string;
  readonly url: string;
}

/** The addresses by turns, each after a load that is not counted: the server has met the page, Chromium its code. */
const takeTurns = async (browser: Browser, addresses: readonly string[]): Promise<readonly PhoneLoad[][]> => {
  const loads = addresses.map((): PhoneLoad[] => []);
  for (let round = 0; round <= rounds; round++) {
    const order = [...addresses.keys()];
    for (const at of round % 2 === 0 ? order : order.reverse())
      loads[at]?.push(await loadOnPhone(browser, addresses[at] ?? ''));
  }
  return loads.map((of) => of.slice(1));
};

const loadFigures = async (browser: Browser, { name, url }: PhonePage): Promise<Figure[]> => {
  const byHand = await handWrittenPage(browser, url);
  const withoutScript = await serveStatic(url, await htmlWithoutScripts(url));
  const handWritten = await serveStatic(url, byHand);
  try {
    const [ours = [], plain = [], hand = []] = await takeTurns(browser, [url, withoutScript.url, handWritten.url]);
    const middle = (loads: readonly PhoneLoad[], of: 'firstPaint' | 'largestPaint' | 'blocked' | 'worked'): number =>
      median(loads.map((load) => load[of]));
    const largestPaint = middle(ours, 'largestPaint');
    const plainPaint = middle(plain, 'largestPaint');
    const against = (of: 'firstPaint' | 'largestPaint' | 'worked', limit: number) => ({
      value: middle(ours, of) / middle(hand, of),
      unit: 'x',
      limit,
    });
    process.stderr.write(
      `${name}: largest paint ${ours[0]?.largest}, by hand ${hand[0]?.largest}; load of the machine ${loadavg()[0]?.toFixed(1)}\n`,
    );
    return [
      { name: `phone: ${name}, first paint`, value: middle(ours, 'firstPaint'), unit: 'ms' },
      { name: `phone: ${name}, first paint against by hand`, ...against('firstPaint', 1.35) },
      { name: `phone: ${name}, largest paint`, value: largestPaint, unit: 'ms', limit: 1100 },
      { name: `phone: ${name}, largest paint against by hand`, ...against('largestPaint', 1.12) },
      { name: `phone: ${name}, largest paint of the same without script`, value: plainPaint, unit: 'ms' },
      { name: `phone: ${name}, largest paint against that`, value: largestPaint / plainPaint, unit: 'x' },
      { name: `phone: ${name}, main thread`, value: middle(ours, 'worked'), unit: 'ms' },
      { name: `phone: ${name}, main thread against by hand`, ...against('worked', 1.6) },
      { name: `phone: ${name}, HTML by hand`, value: brotliBytes(byHand), unit: 'bytes' },
      { name: `phone: ${name}, blocked by tasks`, value: middle(ours, 'blocked'), unit: 'ms', limit: 30 },
      { name: `phone: ${name}, blocked without script`, value: middle(plain, 'blocked'), unit: 'ms' },
      {
        name: `phone: ${name}, layout shift`,
        value: Math.max(...ours.map(({ shift }) => shift)),
        unit: '',
        limit: 0.02,
      },
    ];
  } finally {
    await handWritten.stop();
    await withoutScript.stop();
  }
};

/** What is measured of each home page: first what a visitor waits for, Lighthouse's long runs last. */
const parts: readonly ((browser: Browser, page: PhonePage) => Promise<Figure[]>)[] = [
  loadFigures,
  (browser, { name, url }) => phoneBytes(browser, name, url),
  (browser, { name, url }) => phoneClicks(browser, name, url),
  (_browser, { name, url }) => lighthouseScores(name, url),
];

/** Home pages as a phone gets them: paints, bytes, clicks, and Lighthouse's scores. Each is said as it comes. */
export const benchPhone = async (pages: readonly PhonePage[]): Promise<Figure[]> => {
  const browser = await launchChromium();
  try {
    const figures: Figure[] = [];
    for (const page of pages) await settled(page.url);
    for (const part of parts)
      for (const page of pages) {
        const found = await part(browser, page);
        process.stderr.write(`${formatFigures(found)}\n`);
        figures.push(...found);
      }
    return figures;
  } finally {
    await browser.close();
  }
};
