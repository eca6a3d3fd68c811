import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import sharp from 'sharp';
import { screens } from '#admin/screens/index.ts';
import { type Audience, officeLocaleCookie } from '#schemas/office.ts';
import { packageRoot } from '#shared/package-root.ts';
import { siteNow, startSiteWith } from '../e2e/support/site.ts';
import { goodPassword } from '../support/accounts.ts';
import { launchChromium } from '../support/chromium.ts';

/**
 * Every screen of the office that needs no choice, and the first row of each list, at three widths and in both
 * languages: shots/office/index.html, and sheets to look at side by side. `npm run shots:office -- PART…` takes those
 * whose address has one of these parts.
 */

const folder = join(packageRoot, 'shots/office');
const school = 'amaltas';
const viewports = [
  { width: 360, height: 780, hasTouch: true, columns: 6 },
  { width: 768, height: 1024, hasTouch: true, columns: 3 },
  { width: 1440, height: 900, hasTouch: false, columns: 2 },
];
/** Of a sheet, in pixels. */
const sheetWidth = 2000;
const gap = 12;
const languages = ['en', 'hi'];
const wanted = process.argv.slice(2);

interface Desk {
  /** Before the names of its pictures. */
  readonly name: string;
  readonly email: string;
  readonly user: readonly string[];
  /** Before the host's name. */
  readonly subdomain: string;
  readonly isFor: readonly Audience[];
  /** What no menu leads to. */
  readonly deeper: readonly string[];
}

const desks: readonly Desk[] = [
  {
    name: 'school',
    email: 'office@example.org',
    user: ['--school', school, '--name', 'Ashwini Dabhade', '--role', 'Admin'],
    subdomain: `${school}.`,
    isFor: ['office'],
    deeper: ['/school/content/notice', '/school/website/theme/2', '/school/users?person=new'],
  },
  {
    name: 'operator',
    email: 'operator@example.org',
    user: ['--operator', '--name', 'Shireen Contractor'],
    subdomain: '',
    isFor: ['operators'],
    deeper: [],
  },
];

const logIn = async (page: Page, origin: string, email: string): Promise<void> => {
  await page.goto(`${origin}/login`);
  // On the product's own host the first form is for people of a school.
  const operators = page.getByRole('link', { name: 'Platform admin log in' });
  if (await operators.isVisible()) await operators.click();
  await page.getByRole('textbox', { name: /^Email/ }).fill(email);
  await page.getByLabel('Password').fill(goodPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/login');
};

const addressesOf = ({ isFor, deeper }: Desk): string[] => [
  ...screens
    .filter((screen) => isFor.includes(screen.isFor ?? 'office') || screen.group === 'person')
    .map(({ path, to = path }) => to.replaceAll(/\/:\w+\?/g, ''))
    .filter((path) => !path.includes(':')),
  ...deeper,
];

const firstRow = async (page: Page): Promise<string[]> => {
  const link = page.locator('main tbody a[href]').first();
  const to = (await link.count()) > 0 ? await link.getAttribute('href') : null;
  return to?.startsWith('/') ? [to] : [];
};

const nameOf = (desk: Desk, path: string): string => desk.name + path.replaceAll(/[^\w]+/g, '-');

const isWanted = (path: string): boolean => wanted.length === 0 || wanted.some((part) => path.includes(part));

interface Shot {
  readonly file: string;
  readonly language: string;
  readonly width: number;
}

const takeDesk = async (browser: Browser, desk: Desk, port: number): Promise<Shot[]> => {
  const shots: Shot[] = [];
  const origin = `http://${desk.subdomain}localhost:${port}`;
  const first = await browser.newContext();
  const page = await first.newPage();
  await logIn(page, origin, desk.email);
  const paths = new Set<string>();
  for (const path of addressesOf(desk).filter(isWanted)) {
    paths.add(path);
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    for (const row of await firstRow(page)) paths.add(row);
  }
  const storageState = await first.storageState();
  await first.close();
  for (const { width, height, hasTouch } of viewports) {
    // A device of its own, as some screens look once at how wide it is and whether it is touched.
    const context = await browser.newContext({
      viewport: { width, height },
      hasTouch,
      reducedMotion: 'reduce',
      storageState,
    });
    shots.push(...(await takeScreens(context, desk, { origin, paths, width })));
    await context.close();
  }
  return shots;
};

interface Screens {
  readonly origin: string;
  readonly paths: ReadonlySet<string>;
  readonly width: number;
}

const takeScreens = async (context: BrowserContext, desk: Desk, { origin, paths, width }: Screens): Promise<Shot[]> => {
  const shots: Shot[] = [];
  const page = await context.newPage();
  await page.clock.setFixedTime(siteNow);
  for (const language of languages) {
    await context.addCookies([{ name: officeLocaleCookie, value: language, url: origin }]);
    for (const path of paths) {
      await page.goto(origin + path, { waitUntil: 'networkidle' });
      await page.evaluate(() => document.fonts.ready);
      const file = `${nameOf(desk, path)}-${language}-${width}.png`;
      await page.screenshot({ path: join(folder, file), animations: 'disabled' });
      shots.push({ file, language, width });
    }
  }
  return shots;
};

/** Two rows of shots of one width and language. */
const writeSheet = async (name: string, shots: readonly Shot[], columns: number): Promise<void> => {
  const width = Math.floor((sheetWidth - gap * (columns - 1)) / columns);
  const pictures = await Promise.all(
    shots.map(({ file }) => sharp(join(folder, file)).resize({ width }).png().toBuffer({ resolveWithObject: true })),
  );
  const height = Math.max(...pictures.map(({ info }) => info.height));
  const background = '#808080';
  await sharp({ create: { width: sheetWidth, height: 2 * height + gap, channels: 3, background } })
    .composite(
      pictures.map(({ data }, at) => ({
        input: data,
        left: (at % columns) * (width + gap),
        top: Math.floor(at / columns) * (height + gap),
      })),
    )
    .png()
    .toFile(join(folder, name));
};

const writeSheets = async (shots: readonly Shot[]): Promise<void> => {
  for (const { width, columns } of viewports)
    for (const language of languages) {
      const all = shots.filter((shot) => shot.width === width && shot.language === language);
      for (let from = 0; from < all.length; from += 2 * columns) {
        const name = `sheet-${language}-${width}-${1 + from / (2 * columns)}.png`;
        await writeSheet(name, all.slice(from, from + 2 * columns), columns);
      }
    }
};

const site = await startSiteWith([]);
const browser = await launchChromium();
try {
  mkdirSync(folder, { recursive: true });
  const shots: Shot[] = [];
  for (const desk of desks) {
    await site.command(['user', 'add', ...desk.user, '--email', desk.email, '--password-stdin'], `${goodPassword}\n`);
    shots.push(...(await takeDesk(browser, desk, site.port)));
  }
  await writeSheets(shots);
  const figures = shots.map(
    ({ file }) =>
      `<figure><img src="${file}" width="360" loading="lazy" alt=""><figcaption>${file}</figcaption></figure>`,
  );
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><title>The office</title><style>body{display:flex;flex-wrap:wrap;gap:1rem}</style>${figures.join('')}`,
  );
  process.stdout.write(`${shots.length} shots: ${join(folder, 'index.html')}\n`);
} finally {
  await browser.close();
  await site.stop();
}
