import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CompiledTheme } from '#engine/index.ts';
import type { AssetManifest } from '#shared/assets.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { describeBlame, type Failure } from '#theme-test/failures.ts';
import { assertions } from '#theme-test/result.ts';
import type { ThemeTestResult } from '#theme-test/test-theme.ts';
import { colors } from '../colors.ts';
import { exitCodes } from '../errors.ts';
import { jsonText } from '../json-text.ts';
import { loadDevelopment } from '../load-development.ts';
import { createProgress } from '../progress.ts';
import { createThemeEngine } from '../theme-engine.ts';
import { findTheme, readTheme } from '../themes.ts';
import { wholeNumber } from '../whole-number.ts';

export interface ThemeTestCommandOptions {
  readonly format: 'text' | 'json';
  readonly template?: string;
  readonly state?: string;
  readonly report?: string;
  readonly seed: string;
  readonly workers?: string;
}

/** What `--format json` prints: the only thing on standard output. */
export interface ThemeTestReport {
  readonly ok: boolean;
  readonly theme: string;
  readonly states: number;
  readonly failed: number;
  readonly conditions: ThemeTestResult['coverage'];
  readonly failures: readonly (Failure & { readonly command: string })[];
  /** From the start of the browser to the last state, in milliseconds. */
  readonly ms: number;
  /** The HTML report's absolute path. */
  readonly report: string;
}

export const themeTestCommand = async (name: string, options: ThemeTestCommandOptions): Promise<void> => {
  const seed = wholeNumber('--seed', options.seed);
  const workers = options.workers === undefined ? undefined : wholeNumber('--workers', options.workers, { least: 1 });
  const found = await findTheme(name);
  const { shown } = found;
  const theme = await compile(name, shown, await readTheme(found));
  const { testTheme, renderReport, readBuiltAssets } = await loadDevelopment(
    '`theme test`',
    () => import('#theme-test/index.ts'),
  );
  const assets: AssetManifest | undefined = await readBuiltAssets();
  if (!assets) throw new AppError('NOT_BUILT');

  const progress = createProgress();
  process.once('SIGINT', () => {
    process.stderr.write('Interrupted: no report was written.\n');
    process.exit(exitCodes.interrupted);
  });
  const result = await testTheme({
    theme,
    assets,
    seed,
    workers,
    templateId: options.template,
    stateId: options.state,
    onProgress: progress.update,
  }).finally(() => progress.end());

  const seedPart = seed === 1 ? '' : ` --seed ${seed}`;
  const commandOf = (stateId: string): string => `schoolyard theme preview ${name} --open-state ${stateId}${seedPart}`;
  const report = resolve(options.report ?? `theme-test-${theme.slug}.html`);
  await writeFile(report, renderReport(result, commandOf)).catch((error: Error) => {
    throw new AppError('REPORT_FILE', { reason: error.message });
  });
  if (!result.ok) process.exitCode = exitCodes.findings;
  process.stdout.write(
    options.format === 'json' ? jsonOf(result, shown, report, commandOf) : textOf(result, report, commandOf),
  );
};

const compile = async (name: string, shown: string, text: string): Promise<CompiledTheme> => {
  const engine = await createThemeEngine();
  const compiled = engine.compile({ file: shown, text });
  if (compiled.ok) return compiled.theme;
  const count = compiled.problems.length === 1 ? 'a finding' : `${compiled.problems.length} findings`;
  throw new AppError('THEME_NOT_TESTED', { file: shown, findings: count, name });
};

const countFailed = ({ results }: ThemeTestResult): number => results.filter(({ faults }) => faults.length > 0).length;

const jsonOf = (
  result: ThemeTestResult,
  theme: string,
  report: string,
  commandOf: (stateId: string) => string,
): string => {
  const { ok, results, coverage, failures, ms } = result;
  const value: ThemeTestReport = {
    ok,
    theme,
    states: results.length,
    failed: countFailed(result),
    conditions: coverage,
    failures: failures.map((failure) => ({ ...failure, command: commandOf(failure.stateIds[0]) })),
    ms: Math.round(ms),
    report,
  };
  return jsonText(value);
};

/** What fails and by which fact, where the report is; the last line is for machines, too. */
const textOf = (result: ThemeTestResult, report: string, commandOf: (stateId: string) => string): string => {
  const { results, failures, coverage, whole, ms } = result;
  const lines = failures.flatMap(({ template, assertion, message, width, stateIds, blame }) => [
    `${colors.red('✕')} ${colors.bold(template)}  ${assertions[assertion]}  ${colors.dim(`at ${width} px`)}`,
    `  ${message}`,
    `  cause     ${describeBlame(blame)}`,
    `  seen in   ${stateIds.slice(0, 5).join(', ')}${stateIds.length > 5 ? ` and ${stateIds.length - 5} more` : ''}`,
    `  open it   ${colors.cyan(commandOf(stateIds[0]))}`,
    '',
  ]);
  for (const { section, text, seenTrue, seenFalse } of whole ? coverage.leaves : []) {
    if (seenTrue && seenFalse) continue;
    const never = seenTrue || seenFalse ? `never ${seenTrue ? 'false' : 'true'}` : 'never seen';
    lines.push(`${colors.red('✕')} ${colors.bold(section)}  its condition "${text}" was ${never}`, '');
  }
  const perMinute = Math.round(results.length / (ms / 60_000));
  lines.push(
    `report    ${pathToFileURL(report).href}`,
    `time      ${(ms / 1000).toFixed(1)} s, ${perMinute} states per minute`,
    `${results.length} states, ${countFailed(result)} failed, conditions ${coverage.percent} %`,
  );
  return `${lines.join('\n')}\n`;
};
