import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { packageRoot } from '#shared/package-root.ts';
import { playSchoolGoesLive } from '../e2e/support/school-goes-live.ts';
import { startSiteWith } from '../e2e/support/site.ts';
import { launchChromium } from '../support/chromium.ts';

/** Plays how a school goes live, and takes the pictures of docs/tour at each step. */

const folder = join(packageRoot, 'docs/tour');
const platformFolder = join(packageRoot, 'src/demo/platform/images');
/** Those that stand on the product's own pages too. */
const onPlatform = new Map([
  ['05-notice', 'office-notice'],
  ['07-themes', 'office-themes'],
  ['10-colours', 'office-website'],
  ['11-publish', 'office-publish'],
]);
const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 780 };

const save = (png: Buffer, width: number, file: string): Promise<unknown> =>
  sharp(png).resize({ width }).webp({ quality: 74, effort: 6 }).toFile(file);

const site = await startSiteWith([]);
const browser = await launchChromium();
try {
  mkdirSync(folder, { recursive: true });
  const calm = { reducedMotion: 'reduce', timezoneId: 'Asia/Kolkata', locale: 'en-IN', deviceScaleFactor: 2 } as const;
  const office = await browser.newContext({ ...calm, viewport: wide });
  const visiting = await browser.newContext({ ...calm, viewport: narrow });
  const host = `localhost:${site.port}`;
  await playSchoolGoesLive({
    office,
    visitor: await visiting.newPage(),
    host,
    async show({ name, page }) {
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      const png = await page.screenshot({ animations: 'disabled' });
      const isNarrow = page.viewportSize()?.width === narrow.width;
      await save(png, isNarrow ? 480 : 1280, join(folder, `${name}.webp`));
      const ofPlatform = onPlatform.get(name);
      if (ofPlatform) await save(png, 880, join(platformFolder, `${ofPlatform}.webp`));
      process.stdout.write(`${name}\n`);
    },
  });
} finally {
  await browser.close();
  await site.stop();
}
