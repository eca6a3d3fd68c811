import { resolve } from 'node:path';
import { importCommandHandler } from '#server/domains/import/index.ts';
import { colors, errorColors } from '../colors.ts';
import { exitCodes, wrongUsage } from '../errors.ts';
import { createProgress } from '../progress.ts';
import { runHandler } from '../run-handler.ts';

interface Options {
  readonly slug?: string;
  readonly theme?: string;
  readonly skipInvalid: boolean;
}

const total = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((sum, n) => sum + n, 0);

export const importCommand = async (folder: string, { slug, theme, skipInvalid }: Options): Promise<void> => {
  if (theme !== undefined && !/^\d+$/.test(theme))
    throw wrongUsage(`--theme takes a theme's id, not "${theme}".`, 'See the ids with: schoolyard theme list');
  const progress = createProgress();
  const params = {
    folder: resolve(folder),
    skipInvalid,
    ...(slug ? { slug } : {}),
    ...(theme === undefined ? {} : { themeId: Number(theme) }),
  };
  const result = await runHandler(importCommandHandler, params, progress.update).finally(progress.end);

  if (!result.ok) {
    for (const problem of result.problems)
      process.stderr.write(`${errorColors.red(problem.path)}: ${problem.message}\n`);
    process.stderr.write(
      `\nNothing was imported: ${result.problems.length} to fix, or leave them out with --skip-invalid.\n`,
    );
    process.exitCode = exitCodes.findings;
    return;
  }
  const { report } = result;
  for (const problem of report.skipped)
    process.stderr.write(`${errorColors.yellow(`left out ${problem.path}`)}: ${problem.message}\n`);
  for (const note of report.notes) process.stdout.write(`${note}\n`);
  const { created, updated, unchanged, removed } = report;
  process.stdout.write(
    `${colors.bold(report.slug)} (school ${report.schoolId}): ${total(created)} created, ${total(updated)} updated, ` +
      `${total(unchanged)} unchanged, ${total(removed)} removed, ${report.pictures.total} pictures ` +
      `(${report.pictures.added} new) in ${(report.milliseconds / 1000).toFixed(1)} s\n`,
  );
};
