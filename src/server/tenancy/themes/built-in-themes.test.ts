import { cp, mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createEngine, type Engine } from '#engine/index.ts';
import { sources } from '#schemas/sources/index.ts';
import { sections } from '#sections/index.ts';
import { liveThemes } from '#server/store/theme-versions.ts';
import { type BuiltThemes, builtThemesFolder, findBuiltThemes } from '#shared/built-themes.ts';
import { packageRoot } from '#shared/package-root.ts';
import { themeHash } from '#shared/theme-hash.ts';
import { usualKinds } from '#tests/store/usual-kinds.ts';
import { builtInThemeIds, publishBuiltInThemes } from './built-in-themes.ts';

const themes = join(packageRoot, 'themes');
let engine: Engine;
beforeAll(() => {
  engine = createEngine({ sections, sources, clock: () => performance.now() });
});

/** A copy of the folder of themes, to be changed. */
const copyThemes = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'sy-themes-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await cp(themes, folder, { recursive: true });
  return folder;
};

const fileOf = (folder: string, slug: string): string => join(folder, slug, 'theme.json');

/** Changes fields of a theme's document. */
const change = async (folder: string, slug: string, fields: Readonly<Record<string, unknown>>): Promise<void> => {
  const { default: theme } = await import(fileOf(folder, slug), { with: { type: 'json' } });
  await writeFile(fileOf(folder, slug), JSON.stringify({ ...theme, ...fields }));
};

describe.each(usualKinds)('built-in themes ($kind)', ({ open }) => {
  /** A database of its own, with what is told of a publication and what is live after it. */
  const openStore = async () => {
    const { store, end } = await open();
    onTestFinished(end);
    const lines: Record<string, unknown>[] = [];
    const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
    return {
      lines,
      publish: (folder: string, builtThemes?: BuiltThemes) =>
        publishBuiltInThemes({ store, engine, folder, builtThemes, log }),
      live: async () => [...(await liveThemes(store))].map(([id, { document }]) => `${id} ${document.version}`),
    };
  };

  it('go live, and a folder that is not listed does not', async () => {
    const { publish, live, lines } = await openStore();
    const folder = await copyThemes();
    await cp(join(folder, 'canopy'), join(folder, 'draft'), { recursive: true });
    await change(folder, 'draft', { slug: 'draft', themeId: 150 });
    await publish(folder);
    expect((await live()).map((one) => one.split(' ')[0])).toEqual(['0', '1', '2', '3']);
    expect(lines).toEqual([]);
  });

  it('that the build has checked are trusted by their hash', async () => {
    const { publish, live, lines } = await openStore();
    const folder = await copyThemes();
    const sound = engine.compile({ file: 'canopy', text: await readFile(fileOf(folder, 'canopy'), 'utf8') });
    await change(folder, 'canopy', { version: '99.0.0', templates: 'none' });
    const hash = themeHash(JSON.parse(await readFile(fileOf(folder, 'canopy'), 'utf8')));
    await mkdir(join(folder, builtThemesFolder), { recursive: true });
    await writeFile(join(folder, builtThemesFolder, `${hash}.json`), JSON.stringify(sound.ok && sound.theme));
    const { themeId } = JSON.parse(await readFile(fileOf(themes, 'canopy'), 'utf8')) as { themeId: number };

    await publish(folder);
    expect(lines).toHaveLength(1);
    expect(await live()).not.toContain(`${themeId} 99.0.0`);
    await publish(folder, findBuiltThemes(folder));
    expect(lines).toHaveLength(1);
    expect(await live()).toContain(`${themeId} 99.0.0`);
  });

  it('that are half-written, have errors, are gone or take an id of others are told of, and left as they were', async () => {
    const { publish, live, lines } = await openStore();
    const folder = await copyThemes();
    await publish(folder);
    const before = await live();
    await truncate(fileOf(folder, 'canopy'), 5000);
    await change(folder, 'quadrangle', {
      version: '99.0.0',
      templates: { home: { route: { path: '/' }, sections: 3 } },
    });
    await rm(join(folder, 'gulmohar'), { recursive: true });
    await change(folder, 'platform', { version: '99.0.0', themeId: 150 });
    await publish(folder);
    expect(await live()).toEqual(before);
    expect(lines.map(({ msg }) => msg)).toEqual([
      'The built-in theme "canopy" was not published: it has errors. Schools keep the version that they had.',
      'The built-in theme "gulmohar" was not published: its file cannot be read. Schools keep the version that they had.',
      'The built-in theme "platform" was not published: its themeId is not below 100. Schools keep the version that they had.',
      'The built-in theme "quadrangle" was not published: it has errors. Schools keep the version that they had.',
    ]);
    expect(lines[0]).toMatchObject({ problems: [expect.stringMatching(/^\d+:\d+ ./)] });
    await cp(themes, folder, { recursive: true });
    await change(folder, 'canopy', { version: '99.0.0' });
    await publish(folder);
    expect(await live()).toEqual([...before.slice(0, 3), '3 99.0.0']);
  });

  it('are checked by the proofs too, and not by their shape alone', async () => {
    const { publish, live, lines } = await openStore();
    const folder = await copyThemes();
    const file = fileOf(folder, 'canopy');
    const text = await readFile(file, 'utf8');
    // Its ink is as pale as its paper.
    await writeFile(
      file,
      text.replaceAll('"#0F201F"', '"#F6F9F7"').replaceAll('[0.0588, 0.1255, 0.1216]', '[0.9647, 0.9765, 0.9686]'),
    );
    expect(engine.compile({ file, text: await readFile(file, 'utf8') }).ok).toBe(true);
    await publish(folder);
    expect(await live()).toHaveLength(3);
    expect(lines).toMatchObject([
      { theme: 'canopy', problems: expect.arrayContaining([expect.stringMatching('contrast')]) },
    ]);
  });
});

it('builtInThemeIds names the ids of those that can be read', async () => {
  const folder = await copyThemes();
  expect(await builtInThemeIds(folder)).toEqual([0, 1, 2, 3]);
  await truncate(fileOf(folder, 'gulmohar'), 100);
  await rm(fileOf(folder, 'canopy'));
  expect(await builtInThemeIds(folder)).toEqual([0, 2]);
});
