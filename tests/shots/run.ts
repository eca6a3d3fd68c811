import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { packageRoot } from '#shared/package-root.ts';
import { launchChromium } from '../support/chromium.ts';
import { groupBy } from './group-by.ts';
import { writeMontage } from './montage.ts';
import { parseOptions, type ShotOptions } from './options.ts';
import { listPages } from './pages.ts';
import { startShotServer } from './server.ts';
import { complaintsOf, contactSheet } from './sheet.ts';
import { type Shot, takeShot } from './take.ts';

const say = (text: string): void => void process.stdout.write(`${text}\n`);

const takeAll = async (options: ShotOptions, port: number, folder: string): Promise<Shot[]> => {
  const pages = await listPages(options, port);
  const shots: Shot[] = [];
  const browser = await launchChromium();
  try {
    for (const page of pages)
      for (const width of options.widths) {
        const shot = await takeShot(browser, page, { folder, width, print: options.print });
        const complaints = complaintsOf(shot);
        if (complaints.length > 0) say(`${shot.theme} ${shot.id} at ${width}: ${complaints.join('; ')}`);
        shots.push(shot);
      }
  } finally {
    await browser.close();
  }
  return shots;
};

/** The number of shots that something is wrong with. */
const main = async (options: ShotOptions): Promise<number> => {
  const folder = resolve(packageRoot, options.out);
  const server = options.port === undefined ? await startShotServer(options) : undefined;
  mkdirSync(join(folder, 'side-by-side'), { recursive: true });
  let shots: Shot[];
  try {
    shots = await takeAll(options, server?.port ?? Number(options.port), folder);
  } finally {
    await server?.stop();
  }
  writeFileSync(join(folder, 'index.html'), contactSheet(shots));
  for (const same of groupBy(shots, ({ id, width }) => `${id} ${width}`).values()) await writeMontage(folder, same);
  say(`${shots.length} shots: ${join(folder, 'index.html')}, montages in ${join(folder, 'side-by-side')}`);
  return shots.filter((shot) => complaintsOf(shot).length > 0).length;
};

const options = parseOptions(process.argv.slice(2));
if (options && (await main(options)) > 0) process.exitCode = 1;
