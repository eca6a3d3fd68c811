import type { Browser, BrowserContext, BrowserContextOptions, Cookie, Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { addAccount, goodPassword } from '../../support/accounts.ts';
import { launchChromium } from '../../support/chromium.ts';
import { startApp, type TestApp, type TestAppOptions } from '../../support/server.ts';

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

/** Runs in a page. */
const shiftClock = (ms: number): void => {
  const now = Date.now.bind(Date);
  globalThis.Date = new Proxy(Date, {
    construct: (date, args, self) => Reflect.construct(date, args.length > 0 ? args : [now() + ms], self),
    get: (date, name) => (name === 'now' ? () => now() + ms : Reflect.get(date, name)),
  });
};

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
  /** Logs in, from the address that was asked for; or goes on as who has done so in a former test of the file. */
  open(path: string, options?: LogInOptions): Promise<OpenPage>;
}

/** Starts them before the tests around, with these people at a school or the product's own host, and stops them after. */
export const startOffice = (
  people: readonly NewAccount[] = [adminAccount, deskAccount],
  school: NonNullable<NewAccount['school']> = 'greenfield',
  options: () => TestAppOptions = () => ({}),
): OfficeUnderTest => {
  let app: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    app = await startApp(options());
    browser = await launchChromium();
    for (const person of people) await addAccount(app, { ...person, school });
  });
  afterAll(async () => {
    await browser.close();
    await app.stop();
  });

  const host = school === 'platform' ? 'localhost' : `${school}.localhost`;
  const origin = (): string => `http://${host}:${app.port}`;
  const newContext = async ({ viewport = desktop, timezoneId }: LogInOptions): Promise<BrowserContext> => {
    const zone = timezoneId === undefined ? {} : { timezoneId };
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce', ...zone });
    // On whatever day the tests are run, a browser has the server's.
    await context.addInitScript(shiftClock, app.clock.now - Date.now());
    return context;
  };

  const pageIn = async (context: BrowserContext, { prepare }: LogInOptions): Promise<Omit<OpenPage, 'close'>> => {
    const page = await context.newPage();
    await prepare?.(page);
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => {
      // A page that stands still in a frame runs no script, and now and then Chromium says so.
      if (message.text().startsWith('Blocked script execution') && message.text().includes('/?still=1')) return;
      if (['error', 'warning'].includes(message.type())) faults.push(message.text());
    });
    return { page, faults };
  };

  /** Of whom has logged in and whose page is closed: with the office's script read already, a page takes a third. */
  const signedIn = new Map<string, SignedIn[]>();

  return {
    get app() {
      return app;
    },
    get browser() {
      return browser;
    },
    origin,
    async newPage(options = {}) {
      const context = await newContext(options);
      return { ...(await pageIn(context, options)), close: () => context.close() };
    },
    async open(path, { email = adminAccount.email, ...options } = {}) {
      const { viewport = desktop, timezoneId } = options;
      const key = JSON.stringify([email, viewport, timezoneId]);
      // What is readied may be so for all pages of a browser, as its clock is.
      const isReadied = options.prepare !== undefined;
      const rested = isReadied || path.startsWith('/login') ? undefined : signedIn.get(key)?.pop();
      const context = rested?.context ?? (await newContext(options));
      if (rested) await forget(rested, origin());
      const { page, faults } = await pageIn(context, options);
      await page.goto(origin() + path);
      const mustLogIn = new URL(page.url()).pathname === '/login';
      if (mustLogIn) {
        await page.getByLabel(/^(Email, mobile or admission number|Email or mobile|Mobile number|Email)$/).fill(email);
        await page.getByLabel('Password').fill(goodPassword);
        await page.getByRole('button', { name: 'Log in' }).click();
      }
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      const cookies = rested && !mustLogIn ? rested.cookies : await context.cookies();
      return {
        page,
        faults,
        async close() {
          if (isReadied) return context.close();
          await page.close();
          signedIn.set(key, [...(signedIn.get(key) ?? []), { context, cookies }]);
        },
      };
    },
  };
};

interface SignedIn {
  readonly context: BrowserContext;
  /** As they were after the log-in. */
  readonly cookies: readonly Cookie[];
}

/** Makes a browser one that has just logged in. */
const forget = async ({ context, cookies }: SignedIn, origin: string): Promise<void> => {
  await context.setOffline(false);
  await context.clearCookies();
  await context.addCookies([...cookies]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage,indexeddb' });
  await page.close();
};
