import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { AppError } from '#shared/errors/app-error.ts';
import { packageRoot } from '#shared/package-root.ts';
import { ask } from '../ask.ts';
import { colors } from '../colors.ts';
import { exitCodes, wrongUsage } from '../errors.ts';
import { sectionFiles, withSection } from '../section-files.ts';

export interface SectionNewOptions {
  readonly title?: string;
  readonly description?: string;
}

const typePattern = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const reserved = ['shared'];
const sectionsFolder = join(packageRoot, 'sections');

/** Writes a section's folder and its list line, and makes the reference and the editors' schema anew. */
export const sectionNewCommand = async (type: string, options: SectionNewOptions): Promise<void> => {
  if (!typePattern.test(type) || type.length > 40 || reserved.includes(type)) {
    throw wrongUsage(
      `"${type}" is not a name for a section type.`,
      'Use lower-case words joined by hyphens, at most 40 characters, such as lost-property.',
    );
  }
  const folder = join(sectionsFolder, type);
  if (existsSync(folder)) throw new AppError('SECTION_THERE', { type, folder: shown(folder) });
  const words = type.replaceAll('-', ' ');
  const title =
    options.title ?? (await ask({ message: 'Its title', initial: words.charAt(0).toUpperCase() + words.slice(1) }));
  const description =
    options.description ?? (await ask({ message: 'What it shows, in a sentence', initial: `${title}.` }));
  const faulty = [title, description].find((text) => text.trim() === '' || /[\n\\]/.test(text));
  if (faulty !== undefined)
    throw wrongUsage('Title and description must be one line of text each, without a backslash.');

  await mkdir(folder);
  const files = sectionFiles({ type, title, description });
  for (const [name, text] of files) await writeFile(join(folder, name), text);
  const index = join(sectionsFolder, 'index.ts');
  await writeFile(index, withSection(await readFile(index, 'utf8'), type));
  // In a process of its own, which loads the list as it is now.
  const made = spawnSync(process.execPath, ['--import', 'tsx', 'tools/docs/main.ts'], {
    cwd: packageRoot,
    encoding: 'utf8',
  });
  if (made.status !== 0) process.exitCode = exitCodes.failed;
  const reason = made.error?.message ?? made.stderr.split('\n').find((line) => /Error\b/.test(line)) ?? made.stderr;
  const lines = [
    ...[...files.keys()].map((name) => `  ${shown(join(folder, name))}`),
    `  ${shown(index)} ${colors.dim('one line')}`,
    made.status === 0
      ? `  docs/reference/sections/${type}.md, themes/theme.schema.json`
      : colors.yellow(`  The reference could not be generated: ${reason.trim()}`),
  ];
  process.stdout.write(`${lines.join('\n')}\n\nNow a theme may use it: { "id": "${type}", "type": "${type}" }\n`);
};

const shown = (path: string): string => relative(process.cwd(), path) || '.';
