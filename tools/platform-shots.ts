import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';

/** Pictures of the product for its own pages: `tsx tools/platform-shots.ts http://localhost:3000`. */

interface Screen {
  readonly width: number;
  readonly height: number;
  readonly pictureWidth: number;
}

interface Shot {
  readonly name: string;
  /** A demo school's slug; without one, the platform's own host. */
  readonly school?: string;
  readonly path: string;
  /** How far down, in CSS pixels. */
  readonly scroll?: number;
  /** The window; `pictureWidth` is that of the picture that is kept. */
  readonly screen?: Screen;
}

const folder = fileURLToPath(new URL('../src/demo/platform/images/', import.meta.url));
const desk: Screen = { width: 1280, height: 800, pictureWidth: 880 };
/** As the landing page shows a theme: a wide window, and a phone in front of it. */
const wide: Screen = { width: 1280, height: 896, pictureWidth: 1000 };
const phone: Screen = { width: 390, height: 680, pictureWidth: 585 };

const shots: readonly Shot[] = [
  { name: 'amaltas-home', school: 'amaltas', path: '/' },
  { name: 'amaltas-classes', school: 'amaltas', path: '/classes' },
  { name: 'amaltas-holidays', school: 'amaltas', path: '/holidays' },
  { name: 'amaltas-gallery', school: 'amaltas', path: '/gallery', scroll: 300 },
  { name: 'devdatt-home', school: 'devdatt', path: '/' },
  { name: 'kurinji-home', school: 'kurinji', path: '/' },
  ...['amaltas', 'devdatt', 'kurinji'].flatMap((school): Shot[] => [
    { name: `${school}-wide`, school, path: '/', screen: wide },
    { name: `${school}-phone`, school, path: '/', screen: phone },
  ]),
];

/** Scrolls through the page once, so that pictures below have loaded. */
const settle = async (page: Page, scroll: number): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let at = 0; at < height; at += desk.height) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), at);
    await page.waitForLoadState('networkidle');
  }
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scroll);
};

const take = async (page: Page, base: URL, { name, school, path, scroll = 0, screen = desk }: Shot): Promise<void> => {
  const host = school === undefined ? base.host : `${school}.${base.host}`;
  const { pictureWidth, ...viewport } = screen;
  await page.setViewportSize(viewport);
  await page.goto(`${base.protocol}//${host}${path}`);
  await settle(page, scroll);
  const png = await page.screenshot();
  await sharp(png).resize({ width: pictureWidth }).webp({ quality: 72, effort: 6 }).toFile(`${folder}${name}.webp`);
};

/** What stands for the film until it plays: a picture of a demo school in the film's shape. */
const poster = async (): Promise<void> => {
  const source = fileURLToPath(new URL('../src/demo/schools/devdatt/images/banner-1.webp', import.meta.url));
  const shape = { width: 1280, height: 720 };
  await sharp(source)
    .resize({ ...shape, fit: 'cover' })
    .webp({ quality: 72, effort: 6 })
    .toFile(`${folder}film-poster.webp`);
};

const main = async (): Promise<void> => {
  const base = new URL(process.argv[2] ?? 'http://localhost:3000');
  await mkdir(folder, { recursive: true });
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce', deviceScaleFactor: 2 });
    for (const shot of shots) await take(page, base, shot);
    await poster();
  } finally {
    await browser.close();
  }
};

await main();
