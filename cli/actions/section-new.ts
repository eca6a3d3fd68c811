import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

import { AppError } from '#shared/errors/app-error.ts';
import { packageRoot } from '#shared/package-root.ts';
import { lookFolder } from '#shared/section-names.ts';
import { ask } from '../ask.ts';
import { colors } from '../colors.ts';
import { exitCodes, wrongUsage } from '../errors.ts';
import { kindFiles, lookFiles, withKind, withLook } from '../section-files.ts';
import { takenIdentifier } from '../taken-identifier.ts';

export interface SectionNewOptions {
  readonly title?: string;
  readonly description?: string;
}

const namePattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const reserved = ['shared'];

/** Files to write, by path from the package's root, and the file that gets one more line. */
interface Additions {
  readonly files: ReadonlyMap<string, string>;
  readonly list: string;
  readonly withLine: (text: string) => string;
  /** A section that uses what was made. */
  readonly example: string;
}

/** Writes a kind of section, or a look of one, and generates the reference and the editors' schema. */
export const sectionNewCommand = async (name: string, options: SectionNewOptions): Promise<void> => {
  const [type = '', look, ...rest] = name.split('/');
  requireName(type, name);
  if (look !== undefined) requireName(look, name);
  if (rest.length > 0) throw badName(name);
  const taken = takenIdentifier(type, look, await listText(type, look));
  if (taken !== undefined)
    throw wrongUsage(
      `"${name}" would be called "${taken}" in the code, where that name has another meaning already.`,
      'Use a name of two words, such as lost-property.',
    );
  const { files, list, withLine, example } =
    look === undefined ? await newKind(type, options) : await newLook(type, look, options);
  for (const [path, text] of files) {
    await mkdir(dirname(join(packageRoot, path)), { recursive: true });
    await writeFile(join(packageRoot, path), text);
  }
  await writeFile(join(packageRoot, list), withLine(await readFile(join(packageRoot, list), 'utf8')));
  // In a process of its own, which loads the list as it is now.
  const made = spawnSync(process.execPath, ['--import', 'tsx', 'tools/docs/main.ts'], {
    cwd: packageRoot,
    encoding: 'utf8',
  });
  if (made.status !== 0) process.exitCode = exitCodes.failed;
  const reason = made.error?.message ?? made.stderr.split('\n').find((line) => /Error\b/.test(line)) ?? made.stderr;
  const lines = [
    ...[...files.keys()].map((path) => `  ${shown(join(packageRoot, path))}`),
    `  ${shown(join(packageRoot, list))} ${colors.dim('one line')}`,
    made.status === 0
      ? `  docs/reference/sections/${type}.md, themes/theme.schema.json`
      : colors.yellow(`  The reference could not be generated: ${reason.trim()}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n\nNow a theme may use it: ${example}\n`);
};

const badName = (name: string): AppError =>
  wrongUsage(
    `"${name}" is not a name for a section.`,
    'Use lower-case words joined by hyphens, at most 40 characters, such as lost-property, or lost-property/table for another look of it.',
  );

const requireName = (part: string, name: string): void => {
  if (!namePattern.test(part) || part.length > 40 || reserved.includes(part)) throw badName(name);
};

/** What the new file's line goes into; empty where there is no such kind yet. */
const listText = async (type: string, look: string | undefined): Promise<string> => {
  const path = join(packageRoot, look === undefined ? 'sections/index.ts' : `sections/${type}/manifest.ts`);
  return existsSync(path) ? readFile(path, 'utf8') : '';
};

const newKind = async (type: string, options: SectionNewOptions): Promise<Additions> => {
  const folder = join(packageRoot, 'sections', type);
  if (existsSync(folder)) throw new AppError('SECTION_THERE', { type, folder: shown(folder) });
  const words = type.replaceAll('-', ' ');
  const title =
    options.title ?? (await ask({ message: 'Its title', initial: words.charAt(0).toUpperCase() + words.slice(1) }));
  const description =
    options.description ?? (await ask({ message: 'What it shows, in a sentence', initial: `${title}.` }));
  requireOneLine(title, description);
  return {
    files: kindFiles({ type, title, description }),
    list: 'sections/index.ts',
    withLine: (text) => withKind(text, type),
    example: `{ "id": "${type}", "type": "${type}" }`,
  };
};

const newLook = async (type: string, look: string, options: SectionNewOptions): Promise<Additions> => {
  const list = `sections/${type}/manifest.ts`;
  if (!existsSync(join(packageRoot, list)))
    throw wrongUsage(`There is no section "${type}".`, `Make it first: schoolyard section new ${type}`);
  const folder = join(packageRoot, lookFolder(type, look));
  if (existsSync(folder)) throw new AppError('LOOK_THERE', { type, look, folder: shown(folder) });
  const description =
    options.description ?? (await ask({ message: 'How it looks, in a sentence', initial: `${look}.` }));
  requireOneLine(description);
  return {
    files: lookFiles({ type, look, description }),
    list,
    withLine: (text) => withLook(text, look),
    example: `{ "id": "${type}", "type": "${type}", "look": "${look}" }`,
  };
};

const requireOneLine = (...texts: readonly string[]): void => {
  if (texts.some((text) => text.trim() === '' || /[\n\\]/.test(text)))
    throw wrongUsage('Title and description must be one line of text each, without a backslash.');
};

const shown = (path: string): string => relative(process.cwd(), path) || '.';
