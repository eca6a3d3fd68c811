import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { officeLocaleCookie } from '#schemas/office.ts';
import { packageRoot } from '#shared/package-root.ts';
import { startSiteWith } from '../e2e/support/site.ts';
import { goodPassword } from '../support/accounts.ts';
import { launchChromium } from '../support/chromium.ts';

/** Every screen of the office as the menu has it, at three widths and in both languages: shots/office/index.html. */

const folder = join(packageRoot, 'shots/office');
const school = 'amaltas';
const email = 'office@example.org';
const viewports = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const languages = ['en', 'hi'];
/** What no menu leads to. */
const deeper = ['/school/content/notice', '/school/website/theme/2', '/school/users?person=new'];

const logIn = async (page: Page, origin: string): Promise<void> => {
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email, mobile or admission number').fill(email);
  await page.getByLabel('Password').fill(goodPassword);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/school');
};

const menuOf = (page: Page): Promise<string[]> =>
  page
    .getByRole('navigation')
    .first()
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

const nameOf = (path: string): string => path.slice(1).replaceAll(/[/?=]/g, '-');

const takeAll = async (browser: Browser, origin: string): Promise<string[]> => {
  const files: string[] = [];
  const context = await browser.newContext({ viewport: viewports[2] ?? null, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await logIn(page, origin);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const paths = [...new Set([...(await menuOf(page)), ...deeper])].filter((path) => path.startsWith('/school'));
  for (const language of languages) {
    await context.addCookies([{ name: officeLocaleCookie, value: language, url: origin }]);
    for (const path of paths)
      for (const viewport of viewports) {
        await page.setViewportSize(viewport);
        await page.goto(origin + path, { waitUntil: 'networkidle' });
        await page.evaluate(() => document.fonts.ready);
        const file = `${nameOf(path)}-${language}-${viewport.width}.png`;
        await page.screenshot({ path: join(folder, file), animations: 'disabled' });
        files.push(file);
      }
  }
  return files;
};

const site = await startSiteWith([]);
const browser = await launchChromium();
try {
  mkdirSync(folder, { recursive: true });
  const person = ['--name', 'Ashwini Dabhade', '--email', email, '--role', 'Admin'];
  await site.command(['user', 'add', '--school', school, ...person, '--password-stdin'], `${goodPassword}\n`);
  const files = await takeAll(browser, `http://${school}.localhost:${site.port}`);
  const figures = files.map(
    (file) => `<figure><img src="${file}" width="360" loading="lazy" alt=""><figcaption>${file}</figcaption></figure>`,
  );
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><title>The office</title><style>body{display:flex;flex-wrap:wrap;gap:1rem}</style>${figures.join('')}`,
  );
  process.stdout.write(`${files.length} shots: ${join(folder, 'index.html')}\n`);
} finally {
  await browser.close();
  await site.stop();
}
