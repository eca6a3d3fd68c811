import type { Browser, CDPSession, Page } from 'playwright';
import { watchPage } from './in-page.ts';
import type { Fault } from './result.ts';

export const widths = { phone: 390, tablet: 768, desktop: 1440 } as const;
const heights: ReadonlyMap<number, number> = new Map([
  [widths.phone, 844],
  [widths.tablet, 1024],
  [widths.desktop, 900],
]);

/** How tall a window of this width is, in CSS pixels. */
export const heightOf = (width: number): number => heights.get(width) ?? 900;

/** An open page that stays open from state to state. */
export interface Tab {
  readonly page: Page;
  readonly cdp: CDPSession;
  /** What the browser reported since the last call. */
  takeFaults(): readonly Fault[];
  resize(width: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens a page of a visitor who wants no motion, and listens to all that it reports. */
export const openTab = async (browser: Browser, origin: string): Promise<Tab> => {
  const context = await browser.newContext({
    viewport: { width: widths.phone, height: heightOf(widths.phone) },
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript(watchPage);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  let faults: Fault[] = [];
  let width: number = widths.phone;
  const add = (assertion: Fault['assertion'], message: string): void => {
    faults.push({ assertion, message, width });
  };
  page.on('pageerror', (error) => add('console', `Uncaught: ${error.message}`));
  page.on('console', (message) => {
    const { url } = message.location();
    const place = url === '' || url === page.url() ? '' : ` (${url.replace(origin, '')})`;
    if (message.type() === 'error') add('console', message.text() + place);
  });
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(`${origin}/`) && !/^(?:data|blob|about):/.test(url)) add('request', `The page asks for ${url}`);
  });
  return {
    page,
    cdp,
    takeFaults() {
      const taken = faults;
      faults = [];
      return taken;
    },
    async resize(to) {
      width = to;
      await page.setViewportSize({ width: to, height: heightOf(to) });
    },
    close: () => context.close(),
  };
};
