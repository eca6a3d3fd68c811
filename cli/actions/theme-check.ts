import { fixText, type Problem } from '#engine/index.ts';
import { exitCodes } from '../errors.ts';
import type { CheckedTheme } from '../formats/checked-theme.ts';
import { formatFixed } from '../formats/fixed.ts';
import { type CheckFormatName, loadFormat } from '../formats/index.ts';
import { createThemeEngine, readDocsUrl } from '../theme-engine.ts';
import { worldOf } from '../theme-world.ts';
import { findTheme, readTheme, type ThemeFile, writeTheme } from '../themes.ts';

interface CheckOptions {
  readonly format: CheckFormatName;
  /** The least severity that makes the exit code 1. */
  readonly failLevel: 'error' | 'warning' | 'none';
  /** Write what can be fixed for certain. */
  readonly fix: boolean;
}

/**
 * Checks themes and prints what was found. Standard output holds nothing but that, in the format that was requested.
 */
export const themeCheckCommand = async (names: readonly string[], options: CheckOptions): Promise<void> => {
  const files = await Promise.all(names.map(findTheme));
  const themes = await checkFiles(files, options);
  if (themes.some(({ ok }) => !ok)) process.exitCode = exitCodes.findings;

  if (options.format !== 'text') process.stderr.write(themes.map(formatFixed).join(''));
  const format = await loadFormat(options.format, readDocsUrl());
  process.stdout.write(format(themes));
};

const checkFiles = async (files: readonly ThemeFile[], options: CheckOptions): Promise<readonly CheckedTheme[]> => {
  const engine = await createThemeEngine();
  const checked: CheckedTheme[] = [];
  for (const found of files) {
    const { file, shown } = found;
    const written = await readTheme(found);
    const world = await worldOf(file);
    const check = (text: string) => engine.check({ file: shown, text }, world);
    const { text, fixed } = options.fix
      ? fixText(written, (current) => check(current).findings)
      : { text: written, fixed: [] };
    if (text !== written) await writeTheme(found, text);
    const { findings, ignored } = check(text);
    checked.push({ shown, text, findings, ignored, fixed, ok: !findings.some((one) => fails(one, options)) });
  }
  return checked;
};

const fails = ({ severity }: Problem, { failLevel }: CheckOptions): boolean =>
  failLevel === 'warning' || (failLevel === 'error' && severity === 'error');
