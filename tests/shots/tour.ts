import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { packageRoot } from '#shared/package-root.ts';
import { playSchoolGoesLive } from '../e2e/support/school-goes-live.ts';
import { startSiteWith } from '../e2e/support/site.ts';
import { launchChromium } from '../support/chromium.ts';

/** Plays how a school goes live, and takes the pictures of docs/tour at each step. */

const folder = join(packageRoot, 'docs/tour');
const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 780 };

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
      const width = page.viewportSize()?.width === narrow.width ? 480 : 1280;
      await sharp(png)
        .resize({ width })
        .webp({ quality: 76, effort: 6 })
        .toFile(join(folder, `${name}.webp`));
      process.stdout.write(`${name}\n`);
    },
  });
} catch (error) {
  for (const [i, p] of browser
    .contexts()
    .flatMap((c) => c.pages())
    .entries())
    await p.screenshot({ path: `/tmp/w/fail-${i}.png` });
  throw error;
} finally {
  await browser.close();
  await site.stop();
}
