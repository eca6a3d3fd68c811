import { formatJson } from '#shared/format-json.ts';
import { colors } from '../colors.ts';
import { exitCodes } from '../errors.ts';
import { formatProblem } from '../format-problem.ts';
import { createThemeEngine } from '../theme-engine.ts';
import { findTheme, readTheme, writeTheme } from '../themes.ts';

export interface FmtOptions {
  /** Writes nothing; exit code 1 where something would have been. */
  readonly check: boolean;
}

/** What keeps a text from being read as JSON. */
const unreadable = ['THM001', 'THM002'];

export const themeFmtCommand = async (names: readonly string[], options: FmtOptions): Promise<void> => {
  const engine = await createThemeEngine();
  for (const name of names) {
    const found = await findTheme(name);
    const { shown } = found;
    const text = await readTheme(found);
    const faults = engine.compile({ file: shown, text }).problems.filter(({ rule }) => unreadable.includes(rule));
    if (faults.length > 0) {
      process.exitCode = exitCodes.failed;
      for (const fault of faults) process.stderr.write(`${formatProblem(fault, text, 'stderr')}\n\n`);
      continue;
    }
    const formatted = formatJson(text);
    if (formatted === text) {
      process.stdout.write(`${colors.dim(`${shown}: already formatted`)}\n`);
      continue;
    }
    if (options.check) process.exitCode ??= exitCodes.findings;
    else await writeTheme(found, formatted);
    process.stdout.write(`${shown}: ${options.check ? 'would be changed' : 'changed'}\n`);
  }
};
