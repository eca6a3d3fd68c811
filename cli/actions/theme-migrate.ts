import { currentFormat, formatAge, formatOf, migrateText, refusalOf } from '#engine/migrate/index.ts';
import { colors } from '../colors.ts';
import { exitCodes, wrongUsage } from '../errors.ts';
import { findTheme, readTheme, writeTheme } from '../themes.ts';

export interface MigrateOptions {
  /** Writes nothing; exit code 1 where something would have been. */
  readonly check: boolean;
}

export const themeMigrateCommand = async (names: readonly string[], options: MigrateOptions): Promise<void> => {
  for (const name of names) {
    const found = await findTheme(name);
    const { shown } = found;
    const text = await readTheme(found);
    const format = formatOf(text);
    if (formatAge(format) === 'current') {
      process.stdout.write(`${colors.dim(`${shown}: already in format ${currentFormat}`)}\n`);
      continue;
    }
    const refusal = refusalOf(format);
    if (refusal !== undefined) throw wrongUsage(`${shown}: ${refusal}`);
    if (options.check) process.exitCode ??= exitCodes.findings;
    else await writeTheme(found, migrateText(text, Number(format)));
    process.stdout.write(`${shown}: ${options.check ? 'would be changed' : `now in format ${currentFormat}`}\n`);
  }
};
