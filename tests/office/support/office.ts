import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { addAccount, goodPassword } from '../../support/accounts.ts';
import { launchChromium } from '../../support/chromium.ts';
import { startApp, type TestApp } from '../../support/server.ts';

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 360, height: 780 };

type NewAccount = Parameters<typeof addAccount>[1];

export const adminAccount = {
  email: 'admin@example.org',
  name: 'Ashwini Dabhade',
  role: 'Admin',
} as const satisfies NewAccount;

/** Somebody of the school without a right to its website. */
const deskAccount = {
  email: 'desk@example.org',
  name: 'Nilesh Khairnar',
  role: 'Staff',
  permissionSets: ['frontOffice'],
} satisfies NewAccount;

export interface OpenPage {
  readonly page: Page;
  /** What the browser complains about. */
  readonly faults: readonly string[];
  close(): Promise<void>;
}

interface LogInOptions extends Pick<BrowserContextOptions, 'timezoneId'> {
  readonly email?: string;
  readonly viewport?: typeof desktop;
  /** Readies the page before it goes anywhere. */
  readonly prepare?: (page: Page) => Promise<unknown>;
}

/** Keeps a page from being told what others change: it finds out when it changes the same. */
export const untold = (page: Page): Promise<unknown> => page.route('**/api/office/events*', (route) => route.abort());

/** A server and a browser for the tests of a file, and the way into the office. */
export interface OfficeUnderTest {
  readonly app: TestApp;
  readonly browser: Browser;
  /** Of the school's host. */
  origin(): string;
  /** A page that nobody has logged in on. */
  newPage(options?: LogInOptions): Promise<OpenPage>;
  /** Logs in, from the address that was asked for. */
  open(path: string, options?: LogInOptions): Promise<OpenPage>;
}

/** Starts them before the tests around, with these people at a demo school, and stops them after. */
export const startOffice = (
  people: readonly NewAccount[] = [adminAccount, deskAccount],
  school: NonNullable<NewAccount['school']> = 'greenfield',
): OfficeUnderTest => {
  let app: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    app = await startApp();
    browser = await launchChromium();
    for (const person of people) await addAccount(app, { ...person, school });
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  const origin = (): string => `http://${school}.localhost:${app.port}`;
  const newPage: OfficeUnderTest['newPage'] = async ({ viewport = desktop, prepare, timezoneId } = {}) => {
    const zone = timezoneId === undefined ? {} : { timezoneId };
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', ...zone });
    const page = await context.newPage();
    await prepare?.(page);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) faults.push(message.text());
    });
    return { page, faults, close: () => context.close() };
  };
  return {
    get app() {
      return app;
    },
    get browser() {
      return browser;
    },
    origin,
    newPage,
    async open(path, { email = adminAccount.email, ...options } = {}) {
      const opened = await newPage(options);
      const { page } = opened;
      await page.goto(origin() + path);
      await page.getByLabel(/^(Email, mobile or admission number|Mobile number)$/).fill(email);
      await page.getByLabel('Password').fill(goodPassword);
      await page.getByRole('button', { name: 'Log in' }).click();
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      return opened;
    },
  };
};
