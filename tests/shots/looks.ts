import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright';
import sharp from 'sharp';
import { lookId } from '#engine/section.ts';
import { sections } from '#sections/index.ts';
import { packageRoot } from '#shared/package-root.ts';
import { type RunningSite, startSiteWith } from '../e2e/support/site.ts';
import { launchChromium } from '../support/chromium.ts';
import { listPages, readTheme, themeSlugs } from './pages.ts';
import { withPage } from './take.ts';

/**
 * The pictures of the reference: each look as it stands on a page of a demo school, or those that are named:
 * `npm run shots:looks -- holidays/table`.
 */

const folder = join(packageRoot, 'docs/images/looks');
const pictureWidth = 640;
/** What is further down of a section is cut off, in pixels of the page. */
const tallest = 1000;
/** Where a look is not shown in the first width, it is in the next. */
const widths = [1280, 390];

/** The school that shows what is on no page of the demo schools: Amaltas, in an emergency. */
const extra = { slug: 'looks', like: 'amaltas', theme: 'gulmohar' };
const notice = {
  noticeHead: 'School closes at 12.30 today because of heavy rain',
  noticeDetails: 'Buses leave at 12.45. Please collect walkers at gate 2.',
  entryDateTime: '2026-11-21T09:00:00',
  level: 'Emergency',
};

const importExtra = async (site: RunningSite): Promise<void> => {
  const copy = await mkdtemp(join(tmpdir(), 'looks-'));
  try {
    await cp(join(packageRoot, 'src/demo/schools', extra.like), copy, { recursive: true });
    const file = join(copy, 'content.json');
    const content = JSON.parse(await readFile(file, 'utf8')) as { header: object; notices: object[] };
    content.header = { ...content.header, schoolKey: extra.slug.toUpperCase() };
    content.notices.push(notice);
    await writeFile(file, JSON.stringify(content));
    await site.command(['import', copy, '--slug', extra.slug, '--theme', String(readTheme(extra.theme).themeId)]);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
};

/** Has the school with records show a look in a theme that uses it; the address of the page, if a theme does. */
const showRecords = async (site: RunningSite, id: string): Promise<string | undefined> => {
  for (const { themeId, templates } of themeSlugs.map(readTheme))
    for (const { route, sections: placed } of Object.values(templates)) {
      if (route === undefined || route.includes(':') || !placed.some(({ type, look }) => `${type}/${look}` === id))
        continue;
      await site.command(['school', 'set-theme', extra.like, String(themeId)]);
      return `http://${extra.like}.localhost:${site.port}${route}`;
    }
  return undefined;
};

/** Has the extra school show a look that no theme uses; the address of the page. */
const showUnused = async (site: RunningSite, id: string): Promise<string> => {
  const [kind, look] = id.split('/');
  for (const [template, { route, sections: placed }] of Object.entries(readTheme(extra.theme).templates)) {
    const section = placed.find(({ type }) => type === kind);
    if (!section || route === undefined || route.includes(':')) continue;
    const choice = `${template}/${section.id}=${look}`;
    await site.command(['school', 'theme-settings', extra.slug, '--look', choice, '--publish']);
    return `http://${extra.slug}.localhost:${site.port}${route}`;
  }
  throw new Error(`No page shows ${id}: let a theme of themes/ use it.`);
};

interface Box {
  readonly id: string;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Adds the looks of a page that are wanted and have no picture yet. */
const takeLooks = async (
  browser: Browser,
  url: string,
  { wanted, pictures }: { readonly wanted: readonly string[]; readonly pictures: Map<string, Buffer> },
): Promise<void> => {
  for (const width of widths) {
    const missing = await withPage(browser, url, { width, print: false }, async ({ tab }) => {
      const boxes = await tab.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('[data-type][data-look]')].map((element): Box => {
          // In the picture of a whole page it would hang in the midst of it.
          for (const child of element.querySelectorAll<HTMLElement>(':scope > *'))
            if (getComputedStyle(child).position === 'fixed') child.style.position = 'static';
          const { left, top, width, height } = element.getBoundingClientRect();
          return { id: `${element.dataset.type}/${element.dataset.look}`, left, top: top + scrollY, width, height };
        }),
      );
      const open = boxes.filter(({ id }) => wanted.includes(id) && !pictures.has(id));
      const shown = open.filter(({ height }) => height > 1);
      if (shown.length > 0) {
        const page = await tab.screenshot({ fullPage: true, animations: 'disabled' });
        for (const box of shown) if (!pictures.has(box.id)) pictures.set(box.id, await pictureOf(page, box));
      }
      return open.some(({ id }) => !pictures.has(id));
    });
    if (!missing) return;
  }
};

const pictureOf = (page: Buffer, { left, top, width, height }: Box): Promise<Buffer> =>
  sharp(page)
    .extract({
      left: Math.round(left),
      top: Math.round(top),
      width: Math.round(width),
      height: Math.round(Math.min(height, tallest)),
    })
    .resize({ width: pictureWidth, withoutEnlargement: true })
    .webp({ quality: 60, effort: 6 })
    .toBuffer();

/** The pages that a theme has some looks on; none where they are on all, as a header is. */
const pagesWith = (wanted: readonly string[]): string[] =>
  themeSlugs.flatMap((slug) =>
    Object.entries(readTheme(slug).templates).flatMap(([id, { sections: placed }]) =>
      placed.some(({ type, look }) => wanted.includes(`${type}/${look}`)) ? [id] : [],
    ),
  );

const takeAll = async (named: readonly string[]): Promise<ReadonlyMap<string, Buffer>> => {
  const wanted = named.length > 0 ? named : sections.map(lookId);
  const pictures = new Map<string, Buffer>();
  const isDone = (): boolean => wanted.every((id) => pictures.has(id));
  const site = await startSiteWith([]);
  const browser = await launchChromium();
  try {
    const pages = named.length > 0 ? pagesWith(named) : [];
    const all = { themes: themeSlugs, pages, school: 'demo', locale: undefined } as const;
    for (const { url } of await listPages(all, site.port)) {
      if (isDone()) break;
      await takeLooks(browser, url, { wanted, pictures });
    }
    if (!isDone()) {
      // No sooner, since the product's pages list it next to the school that it is like.
      await importExtra(site);
      await takeLooks(browser, `http://${extra.slug}.localhost:${site.port}/`, { wanted, pictures });
    }
    for (const id of wanted) {
      const url = pictures.has(id) ? undefined : await showRecords(site, id);
      if (url) await takeLooks(browser, url, { wanted, pictures });
    }
    for (const id of wanted)
      if (!pictures.has(id)) await takeLooks(browser, await showUnused(site, id), { wanted, pictures });
  } finally {
    await browser.close();
    await site.stop();
  }
  const missing = wanted.filter((id) => !pictures.has(id));
  if (missing.length > 0) throw new Error(`No demo school shows ${missing.join(', ')}.`);
  return pictures;
};

const main = async (named: readonly string[]): Promise<void> => {
  const looks = sections.map(lookId);
  const strange = named.find((id) => !looks.includes(id));
  if (strange !== undefined) throw new Error(`There is no look "${strange}".`);
  const pictures = await takeAll(named);
  if (named.length === 0) await rm(folder, { recursive: true, force: true });
  for (const [id, picture] of pictures) {
    const file = join(folder, `${id}.webp`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, picture);
  }
  process.stdout.write(
    `${pictures.size} pictures in docs/images/looks; npm run generate shows them in the reference.\n`,
  );
};

await main(process.argv.slice(2));
