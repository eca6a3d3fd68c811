import { readFile, writeFile } from 'node:fs/promises';
import { parse } from 'jsonc-parser';
import pc from 'picocolors';
import { currentFormat, formatAge, migrateDocument, migrateText } from '#engine/migrate/index.ts';
import { exitCodes, wrongUsage } from '../errors.ts';
import { findTheme } from '../themes.ts';

export interface MigrateOptions {
  /** Writes nothing; exit code 1 where something would have been. */
  readonly check: boolean;
}

export const themeMigrateCommand = async (names: readonly string[], options: MigrateOptions): Promise<void> => {
  for (const name of names) {
    const { file, shown } = await findTheme(name);
    const text = await readFile(file, 'utf8');
    const format = formatOf(text);
    if (formatAge(format) === 'current') {
      process.stdout.write(`${pc.dim(`${shown}: already in format ${currentFormat}`)}\n`);
      continue;
    }
    if (formatAge(format) !== 'older') throw wrongUsage(`${shown}: ${refusalOf(format)}`);
    if (options.check) process.exitCode ??= exitCodes.findings;
    else await writeFile(file, migrateText(text, Number(format)));
    process.stdout.write(`${shown}: ${options.check ? 'would be changed' : `now in format ${currentFormat}`}\n`);
  }
};

const formatOf = (text: string): unknown => {
  const document: unknown = parse(text);
  return typeof document === 'object' && document !== null && 'format' in document ? document.format : undefined;
};

const refusalOf = (format: unknown): string => {
  const refused = migrateDocument({ format });
  return refused.ok ? '' : refused.message;
};
