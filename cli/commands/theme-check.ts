import { readFile } from 'node:fs/promises';
import { createEngine, type Problem } from '../../engine/index.ts';
import { sources } from '../../schemas/sources/index.ts';
import { sections } from '../../sections/index.ts';
import { exitCodes } from '../errors.ts';
import { formatProblem } from '../format-problem.ts';
import { findTheme } from '../themes.ts';

/** What `--format json` prints: the only thing on standard output. */
export interface CheckReport {
  readonly ok: boolean;
  readonly theme: string;
  readonly findings: readonly Problem[];
}

export const themeCheckCommand = async (
  name: string,
  { format }: { readonly format: 'text' | 'json' },
): Promise<void> => {
  const { file, shown } = await findTheme(name);
  const text = await readFile(file, 'utf8');
  const engine = createEngine({ sections, sources, clock: () => performance.now() });
  const { problems } = engine.compile({ file: shown, text });
  const ok = problems.length === 0;
  if (!ok) process.exitCode = exitCodes.findings;

  if (format === 'json') {
    const report: CheckReport = { ok, theme: shown, findings: problems };
    process.stdout.write(`${JSON.stringify(report, null, 2)}\n`);
    return;
  }
  for (const problem of problems) process.stdout.write(`${formatProblem(problem, text)}\n\n`);
  process.stdout.write(
    ok ? `${shown}: no findings\n` : `${shown}: ${problems.length} finding${problems.length === 1 ? '' : 's'}\n`,
  );
};
