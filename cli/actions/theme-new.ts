import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import type { World } from '#engine/index.ts';
import { nearest } from '#engine/text/nearest.ts';
import { parseColor, type Rgb } from '#engine/tokens/rgba.ts';
import { pageStyle } from '#schemas/theme/page-style.ts';
import { firstOwnThemeId } from '#schemas/theme/theme-ids.ts';
import { sections } from '#sections/index.ts';
import { didYouMean } from '#shared/did-you-mean.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { formatJson } from '#shared/format-json.ts';
import { ask } from '../ask.ts';
import { colors } from '../colors.ts';
import { wrongUsage } from '../errors.ts';
import { createThemeEngine } from '../theme-engine.ts';
import { newTheme } from '../theme-new/new-theme.ts';
import { worldOf } from '../theme-world.ts';
import { themeSlugs, themesFolder } from '../themes.ts';

export interface ThemeNewOptions {
  readonly name?: string;
  readonly base?: string;
  readonly color?: string;
  readonly id?: string;
  readonly dir?: string;
}

const slugPattern = /^[a-z][a-z0-9-]{1,39}$/;
const blank = 'blank';
/** A green that is no built-in theme's. */
const defaultColor = '#0F6B4F';

/**
 * Writes a theme that passes the check. What no flag sets is prompted for on a terminal and has a default elsewhere.
 */
export const themeNewCommand = async (slug: string, options: ThemeNewOptions): Promise<void> => {
  if (!slugPattern.test(slug)) {
    throw wrongUsage(
      `"${slug}" is not a slug for a theme.`,
      'Use 2 to 40 lower-case letters, digits and hyphens, beginning with a letter, such as blue-hill.',
    );
  }
  const folder = options.dir === undefined ? join(themesFolder, slug) : resolve(options.dir);
  const file = join(folder, 'theme.json');
  if (existsSync(options.dir === undefined ? folder : file))
    throw new AppError('THEME_THERE', { folder: shownPath(folder) });
  const world = await worldOf(join(themesFolder, slug, 'theme.json'));
  const themeId = idFrom(options.id, world?.others ?? []);
  const name = await answer(options.name, 'Its name', nameFrom(slug), faultOfName);
  const bases = [blank, ...(await themeSlugs())];
  const base = await answer(options.base, 'Based on a theme, or blank', blank, (value) => faultOfBase(value, bases));
  const color = await answer(options.color, 'The school’s colour', defaultColor, faultOfColor);
  const seed = rgbFrom(color);

  const $schema = relative(folder, join(themesFolder, 'theme.schema.json'));
  const from = base === blank ? undefined : await readFile(join(themesFolder, base, 'theme.json'), 'utf8');
  const theme = newTheme({ slug, name: name.trim(), themeId }, { seed, base: from, sections, page: pageStyle });
  const text = formatJson(JSON.stringify({ ...theme, $schema }));
  await refuseFindings(text, world, base);

  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
  const called = options.dir === undefined ? slug : shownPath(file);
  process.stdout.write(
    `${colors.green('Wrote')} ${shownPath(file)}\n\n` +
      `  schoolyard theme check ${called}\n  schoolyard theme preview ${called}\n`,
  );
};

type Fault = string | undefined;

/** What the flag says, else what is answered; both are looked at in the same way. */
const answer = async (
  flag: string | undefined,
  message: string,
  initial: string,
  check: (value: string) => Fault,
): Promise<string> => {
  const value = flag ?? (await ask({ message, initial, check }));
  const fault = check(value);
  if (fault !== undefined) throw wrongUsage(fault);
  return value;
};

const faultOfName = (value: string): Fault =>
  value.trim() === '' || value.trim().length > 60 ? 'A theme’s name must have 1 to 60 characters.' : undefined;

const faultOfBase = (value: string, bases: readonly string[]): Fault => {
  if (bases.includes(value)) return undefined;
  const meant = didYouMean(nearest(value, bases));
  return `There is no theme "${value}" to start from.${meant} Use ${bases.join(', ')}.`;
};

const faultOfColor = (value: string): Fault =>
  /^#[0-9a-f]{6}$/i.test(value)
    ? undefined
    : `"${value}" is not a colour: write it as #rrggbb, such as ${defaultColor}.`;

const rgbFrom = (color: string): Rgb => parseColor(color)?.rgb ?? [0, 0, 0];

const nameFrom = (slug: string): string =>
  slug
    .split('-')
    .filter((part) => part !== '')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');

const idFrom = (flag: string | undefined, others: World['others']): number => {
  const taken = new Map(others.map(({ themeId, slug }) => [themeId, slug]));
  if (flag === undefined) {
    let free = firstOwnThemeId;
    while (taken.has(free)) free++;
    return free;
  }
  const id = Number(flag);
  if (!/^\d{1,9}$/.test(flag) || id < firstOwnThemeId)
    throw wrongUsage(
      `--id takes a number from ${firstOwnThemeId}, not "${flag}".`,
      'Smaller ones belong to the built-in themes.',
    );
  if (taken.has(id))
    throw wrongUsage(`The id ${id} already belongs to the theme "${taken.get(id)}".`, 'Leave --id out.');
  return id;
};

/** A copy is as sound as what it was copied from. */
const refuseFindings = async (text: string, world: World | undefined, base: string): Promise<void> => {
  const engine = await createThemeEngine();
  const [first] = engine.check({ file: 'theme.json', text }, world).findings;
  if (!first) return;
  if (base === blank) throw new Error(`The new theme does not pass: ${first.rule} ${first.pointer} ${first.message}`);
  throw new AppError('THEME_NOT_COPIED', { name: base, finding: first.message });
};

const shownPath = (path: string): string => relative(process.cwd(), path) || '.';
