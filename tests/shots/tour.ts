import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { packageRoot } from '#shared/package-root.ts';
import { playAdmissionSeason } from '../e2e/support/admission-season.ts';
import { aprilNow, lastMarch, playApril } from '../e2e/support/april.ts';
import { dayNow, eve } from '../e2e/support/days/stage.ts';
import { playMorning } from '../e2e/support/morning.ts';
import { playSchoolGoesLive } from '../e2e/support/school-goes-live.ts';
import { startSiteWith } from '../e2e/support/site.ts';
import { addClerk, clerk, type Stage } from '../e2e/support/stage.ts';
import { launchChromium } from '../support/chromium.ts';

/** Plays the scripts of docs/tour, or those that are named, and takes the pictures at each step. */

interface PlayOnDays {
  play(stage: Stage): Promise<unknown>;
  /** When the demo schools are made, and when it is played; both on the usual day unless it says so. */
  readonly days?: { readonly seeded: string; readonly played: string };
}

const plays = {
  live: { play: playSchoolGoesLive },
  season: { play: playAdmissionSeason },
  april: { play: playApril, days: { seeded: lastMarch, played: aprilNow } },
  morning: { play: playMorning, days: { seeded: eve, played: dayNow } },
} satisfies Readonly<Record<string, PlayOnDays>>;
type Play = keyof typeof plays;
const names = Object.keys(plays) as Play[];
const isPlay = (name: string): name is Play => name in plays;
const requested = process.argv.slice(2);
const unknown = requested.find((name) => !isPlay(name));
if (unknown) throw new Error(`There is no play "${unknown}". Plays: ${names.join(', ')}.`);

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

const take = async (name: Play): Promise<void> => {
  const { play, days }: PlayOnDays = plays[name];
  const site = await startSiteWith([], days ? { NOW: days.seeded } : {});
  const browser = await launchChromium();
  try {
    await site.command(addClerk, clerk.password);
    if (days) await site.goTo(days.played);
    const calm = {
      reducedMotion: 'reduce',
      timezoneId: 'Asia/Kolkata',
      locale: 'en-IN',
      deviceScaleFactor: 2,
    } as const;
    const office = await browser.newContext({ ...calm, viewport: wide });
    const visiting = await browser.newContext({ ...calm, viewport: narrow });
    await play({
      office,
      visitor: await visiting.newPage(),
      host: `localhost:${site.port}`,
      async show({ name: picture, page }) {
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => document.fonts.ready);
        const png = await page.screenshot({ animations: 'disabled' });
        const isNarrow = page.viewportSize()?.width === narrow.width;
        await save(png, isNarrow ? 480 : 1280, join(folder, `${picture}.webp`));
        const ofPlatform = onPlatform.get(picture);
        if (ofPlatform) await save(png, 880, join(platformFolder, `${ofPlatform}.webp`));
        process.stdout.write(`${picture}\n`);
      },
    });
  } finally {
    await browser.close();
    await site.stop();
  }
};

mkdirSync(folder, { recursive: true });
for (const name of requested.length > 0 ? requested.filter(isPlay) : names) await take(name);
