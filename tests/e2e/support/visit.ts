import type { Browser, BrowserContextOptions, Page, Request } from 'playwright';
import { afterAll, afterEach, beforeAll, inject } from 'vitest';
import { launchChromium } from '../../support/chromium.ts';
import './global-setup.ts';

export { readWhole } from '../../support/read-whole.ts';

export interface VisitOptions extends BrowserContextOptions {
  /** Runs before the page is asked for: routes, clock. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** On the product's own pages: nothing stops the dialog that opens by itself once a page has been at rest. */
  readonly mayOpenDialog?: boolean;
}

export interface Visit {
  readonly page: Page;
  /** The status of the page itself. */
  readonly status: number;
  /** Errors and warnings of the console, uncaught exceptions and breaches of the content policy, as they happened. */
  readonly faults: readonly string[];
  readonly requests: readonly Request[];
}

export interface Browsing {
  /** `platform`, or a school's slug. */
  origin(site: string): string;
  /** Opens a page in a context of its own; closed when the test ends, unless it is kept. */
  visit(site: string, path?: string, options?: VisitOptions): Promise<Visit>;
}

export const phone = { width: 390, height: 844 };
export const tablet = { width: 768, height: 1024 };
export const desktop = { width: 1440, height: 900 };

/** The default is a desktop whose visitor wants no motion: what moves by itself is tested where it is meant. */
const calm = { viewport: desktop, reducedMotion: 'reduce' } as const;

/** A browser for the tests of a file, and what they open in it; `keep` leaves it open from test to test. */
export const startBrowsing = ({ keep = false } = {}): Browsing => {
  const port = inject('sitePort');
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterEach(async () => {
    if (!keep) await Promise.all(browser.contexts().map((context) => context.close()));
  });
  afterAll(() => browser.close());

  const origin = (site: string): string => `http://${site === 'platform' ? '' : `${site}.`}localhost:${port}`;
  return {
    origin,
    async visit(site, path = '/', { prepare, mayOpenDialog = false, ...options } = {}) {
      const context = await browser.newContext({ ...calm, ...options });
      if (!mayOpenDialog) await context.addCookies([{ name: 'autoRequest', value: '1', url: origin('platform') }]);
      context.setDefaultTimeout(90_000);
      const page = await context.newPage();
      const faults: string[] = [];
      const requests: Request[] = [];
      page.on('request', (request) => requests.push(request));
      page.on('pageerror', (error) => faults.push(String(error)));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) faults.push(message.text());
      });
      await page.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`Against the policy: ${violatedDirective} ${blockedURI}`),
        );
      });
      await prepare?.(page);
      const answer = await page.goto(origin(site) + path);
      return { page, status: answer?.status() ?? 0, faults, requests };
    },
  };
};

/** The routes of theme 1, each with a page of its own. */
export const schoolRoutes = [
  '/',
  '/about',
  '/classes',
  '/notices',
  '/events',
  '/gallery',
  '/holidays',
  '/contact',
  '/registration',
] as const;

export const missingPath = '/there/is/no/such/page';
