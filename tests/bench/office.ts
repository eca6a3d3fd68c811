import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page, Request } from 'playwright';
import { attendancePath } from '#schemas/office.ts';
import type { ServedAssets } from '#shared/assets.ts';
import { packageRoot } from '#shared/package-root.ts';
import { launchChromium } from '#theme-test/chromium.ts';
import { openPhone } from './phone-visit.ts';
import { type Figure, percentile } from './result.ts';

/** Who may open every screen of the school that is measured. */
export interface OfficeAccount {
  readonly email: string;
  readonly password: string;
}

/** What a screen may add to the first one, in KB; the preview and the editor of articles have a limit of their own. */
const screenLimit = 60;
const limits: Readonly<Record<string, number>> = { '/school/website': 120 };
const articleLimit = 140;

/** The addresses of a school's screens, the first aside. */
const readScreens = async (): Promise<string[]> => {
  const { office } = JSON.parse(await readFile(join(packageRoot, 'dist/client/assets.json'), 'utf8')) as ServedAssets;
  const paths = office.screens.map(({ path }) => path.replace(/\/:\w+\?/g, ''));
  const ofFamilies = '/school/family';
  return paths.filter(
    (path) => path !== '/school' && path !== ofFamilies && !path.startsWith('/platform') && !path.includes(':'),
  );
};

const edits = 40;

/** The office of a school: bytes of its screens, how soon a phone can use it, an edit until it is seen, and how a long grid scrolls. */
export const benchOffice = async (origin: string, account: OfficeAccount): Promise<Figure[]> => {
  const browser = await launchChromium();
  try {
    return [
      ...(await screenBytes(browser, origin, account)),
      ...(await phoneStarts(browser, origin, account)),
      ...(await registerStarts(browser, origin, account)),
      ...(await editsSeen(browser, origin, account)),
      ...(await gridFrames(browser, origin, account)),
    ];
  } finally {
    await browser.close();
  }
};

const logIn = async (page: Page, origin: string, { email, password }: OfficeAccount): Promise<void> => {
  await page.goto(`${origin}/login`);
  await page.getByLabel(/^Email/).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/school');
  await page.waitForLoadState('networkidle');
};

/** A browser with nothing in its cache that has logged in before. */
const signedIn = async (browser: Browser, origin: string, account: OfficeAccount): Promise<BrowserContext> => {
  const before = await browser.newContext();
  await logIn(await before.newPage(), origin, account);
  const context = await browser.newContext({ storageState: await before.storageState() });
  await before.close();
  return context;
};

/** What the page itself has fetched by an address, not what its frames have; what is cached says less than nothing. */
const sentOf = async (page: Page, requests: readonly Request[], type: string): Promise<number> => {
  const own = requests.filter(
    (request) =>
      request.resourceType() === type && !request.isNavigationRequest() && request.frame() === page.mainFrame(),
  );
  const sizes = await Promise.all(
    own.map(async (request) =>
      (await request.response()) ? Math.max(0, (await request.sizes()).responseBodySize) : 0,
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

const firstArticle = async (browser: Browser, origin: string, account: OfficeAccount): Promise<string> => {
  const context = await signedIn(browser, origin, account);
  const page = await context.newPage();
  await page.goto(`${origin}/school/content/blog`);
  const link = page.getByRole('rowheader').getByRole('link').first();
  const address = await link.getAttribute('href');
  await context.close();
  if (!address) throw new Error('There is no article.');
  return address;
};

interface Bytes {
  readonly script: number;
  readonly styles: number;
}

/** Script and styles of the first screen, and what each other screen adds to them. */
const screenBytes = async (browser: Browser, origin: string, account: OfficeAccount): Promise<Figure[]> => {
  const loaded = async (paths: readonly string[]): Promise<Bytes> => {
    const context = await signedIn(browser, origin, account);
    const page = await context.newPage();
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    for (const path of paths) await page.goto(origin + path, { waitUntil: 'networkidle' });
    const bytes = {
      script: await sentOf(page, requests, 'script'),
      styles: await sentOf(page, requests, 'stylesheet'),
    };
    await context.close();
    return bytes;
  };
  const first = await loaded(['/school']);
  const figures: Figure[] = [
    { name: 'office: first screen, script', value: first.script, unit: 'bytes', limit: 220 * 1024 },
    { name: 'office: first screen, styles', value: first.styles, unit: 'bytes', limit: 40 * 1024 },
  ];
  const article = await firstArticle(browser, origin, account);
  for (const path of [...(await readScreens()), article]) {
    const limit = (path === article ? articleLimit : (limits[path] ?? screenLimit)) * 1024;
    const both = await loaded(['/school', path]);
    figures.push({ name: `office: ${path} besides`, value: both.script - first.script, unit: 'bytes', limit });
  }
  return figures;
};

/** How often a browser must have run a script before it keeps what it has compiled of it. */
const visitsBefore = 2;

/** A slow phone that has logged in and has nothing else of the office, and when it can use a screen of it. */
const openOnPhone = async (browser: Browser, origin: string, account: OfficeAccount) => {
  const login = await signedIn(browser, origin, account);
  const { cookies } = await login.storageState();
  await login.close();
  const { context, page } = await openPhone(browser, { slow: true });
  await context.addCookies(cookies);
  // To look from outside takes a slow phone half a second: the page itself says when it has painted that.
  await context.addInitScript(() => {
    const look = (): void => {
      if (document.querySelector('h1') && !document.querySelector('[aria-busy=true]'))
        // The next frame begins when this one is painted.
        requestAnimationFrame(() => console.info(`usable ${performance.now()}`));
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const usable = async (path: string): Promise<number> => {
    const said = page.waitForEvent('console', (message) => message.text().startsWith('usable '));
    await page.goto(origin + path, { waitUntil: 'commit' });
    const [, ms] = (await said).text().split(' ');
    await page.waitForLoadState('networkidle');
    return Number(ms);
  };
  return { context, page, usable };
};

/** When the first screen can be used on a phone: on the first visit, and on one of every day. */
const phoneStarts = async (browser: Browser, origin: string, account: OfficeAccount): Promise<Figure[]> => {
  const { context, usable } = await openOnPhone(browser, origin, account);
  const cold = await usable('/school');
  for (let visit = 1; visit < visitsBefore; visit++) await usable('/school');
  const figures = [
    { name: 'office: usable on a phone, cold', value: cold, unit: 'ms', limit: 3000 },
    { name: 'office: usable on a phone, warm', value: await usable('/school'), unit: 'ms', limit: 1000 },
  ];
  await context.close();
  return figures;
};

/** When registers can be taken on a phone: on the first visit, and without a network once the worker keeps them. */
const registerStarts = async (browser: Browser, origin: string, account: OfficeAccount): Promise<Figure[]> => {
  const { context, page, usable } = await openOnPhone(browser, origin, account);
  const cold = await usable(attendancePath);
  await page.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  for (let visit = 0; visit < visitsBefore; visit++) await usable(attendancePath);
  await context.setOffline(true);
  const figures = [
    { name: 'office: registers usable on a phone, cold', value: cold, unit: 'ms', limit: 2500 },
    { name: 'office: the same without a network', value: await usable(attendancePath), unit: 'ms', limit: 800 },
  ];
  await context.close();
  return figures;
};

/** From the press of a switch until the page in the frame is another one, without a request. */
const editsSeen = async (browser: Browser, origin: string, account: OfficeAccount): Promise<Figure[]> => {
  const context = await signedIn(browser, origin, account);
  const page = await context.newPage();
  await page.goto(`${origin}/school/website`);
  await page.frameLocator('iframe').locator('main > [data-section]').nth(1).waitFor();
  await page
    .getByRole('switch', { name: /^Show / })
    .first()
    .waitFor();
  const times = await page.evaluate(async (count) => {
    const frame = document.querySelector('iframe')?.contentDocument;
    const at = document.querySelector<HTMLInputElement>('input[role=switch]:enabled');
    const main = frame?.querySelector('main');
    if (!main || !at) throw new Error('There is nothing to switch.');
    const label = at.getAttribute('aria-label') ?? '';
    const taken: number[] = [];
    for (let edit = 0; edit < count; edit++) {
      // Its row moves to another list and back.
      const press = document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`);
      const changed = new Promise<void>((resolve) => {
        const observer = new MutationObserver(() => {
          observer.disconnect();
          resolve();
        });
        observer.observe(main, { childList: true });
      });
      const from = performance.now();
      press?.click();
      await changed;
      taken.push(performance.now() - from);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return taken;
  }, edits);
  await context.close();
  return [{ name: 'office: an edit until it is seen, p95', value: percentile(times, 0.95), unit: 'ms', limit: 100 }];
};

const gridSize = 10_000;
const scrollMs = 5000;

/** How the library scrolls with a slow processor: the school's pictures, over and over, are ten thousand. */
const gridFrames = async (browser: Browser, origin: string, account: OfficeAccount): Promise<Figure[]> => {
  const context = await signedIn(browser, origin, account);
  const page = await context.newPage();
  await page.goto(`${origin}/school`);
  const pictures = await page.evaluate(
    async (): Promise<readonly object[]> => (await fetch('/api/media?page=1&pageSize=60')).json(),
  );
  await page.route(/\/api\/media\?/, async (route) => {
    const { searchParams } = new URL(route.request().url());
    const [at, size] = [Number(searchParams.get('page')), Number(searchParams.get('pageSize'))];
    const count = Math.min(size, gridSize - (at - 1) * size);
    const json = Array.from({ length: count }, (_, n) => ({ ...pictures[n % pictures.length], id: at * size + n }));
    await route.fulfill({ json, headers: { 'x-total-count': String(gridSize) } });
  });
  await page.goto(`${origin}/school/media`);
  await page.getByRole('list', { name: 'Pictures and files' }).getByRole('listitem').first().waitFor();
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const frames = await page.evaluate(
    (ms) =>
      new Promise<number>((resolve) => {
        const from = performance.now();
        let count = 0;
        const step = (now: number): void => {
          if (now - from >= ms) {
            resolve((count / (now - from)) * 1000);
            return;
          }
          count++;
          scrollBy({ top: 12, behavior: 'instant' });
          requestAnimationFrame(step);
        };
        requestAnimationFrame(step);
      }),
    scrollMs,
  );
  await context.close();
  return [{ name: `office: library of ${gridSize}, frames while it scrolls`, value: frames, unit: '1/s', least: 55 }];
};
