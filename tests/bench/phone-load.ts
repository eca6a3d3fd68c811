import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { openPhone } from './phone-visit.ts';

/** What a visitor with a phone meets while a page loads, in ms; `shift` has no unit. */
export interface PhoneLoad {
  readonly firstPaint: number;
  readonly largestPaint: number;
  /** The element that was the largest, and the address of its picture. */
  readonly largest: string;
  /** Of each task between the first paint and the page's rest what is above 50 ms. */
  readonly blocked: number;
  /** What the page's main thread worked, from the request to the page's rest. */
  readonly worked: number;
  /** All moves that nobody asked for, added up. */
  readonly shift: number;
}

interface Seen {
  firstPaint: number;
  largestPaint: number;
  largest: string;
  shift: number;
  tasks: { from: number; to: number }[];
}

declare global {
  interface Window {
    phoneSeen: Seen;
  }
}

/** Without a task or a request for so long, a page has come to rest. */
const restMs = 2000;
const longTaskMs = 50;

const watch = (): void => {
  const seen: Seen = { firstPaint: 0, largestPaint: 0, largest: '', shift: 0, tasks: [] };
  window.phoneSeen = seen;
  const each = <Entry extends PerformanceEntry>(type: string, tell: (entry: Entry) => void): void =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) tell(entry as Entry);
    }).observe({ type, buffered: true });
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  each<LargestContentfulPaint>('largest-contentful-paint', ({ startTime, element, url }) => {
    seen.largestPaint = startTime;
    seen.largest = `${element?.tagName.toLowerCase() ?? ''}.${element?.className ?? ''} ${url}`.trim();
  });
  each<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  each('longtask', ({ startTime, duration }) => seen.tasks.push({ from: startTime, to: startTime + duration }));
};

/** One load of a page on the slow phone. */
export const loadOnPhone = async (browser: Browser, url: string): Promise<PhoneLoad> => {
  const { context, page, requests } = await openPhone(browser, { slow: true });
  try {
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: 'networkidle' });
    for (let before = -1; before < requests.length; ) {
      before = requests.length;
      await setTimeout(restMs);
    }
    const { tasks, ...seen } = await page.evaluate(() => window.phoneSeen);
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
    const blocked = tasks
      .map(({ from, to }) => to - Math.max(from, seen.firstPaint) - longTaskMs)
      .filter((ms) => ms > 0)
      .reduce((sum, ms) => sum + ms, 0);
    return { ...seen, blocked, worked: seconds * 1000 };
  } finally {
    await context.close();
  }
};
