import { existsSync } from 'node:fs';
import { open, rm, writeFile } from 'node:fs/promises';
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
  /** How many were tested. */
  readonly states: number;
  /** How many were to be tested: more than that where the test was interrupted. */
  readonly planned: number;
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

  const report = await openReport(resolve(options.report ?? `theme-test-${theme.slug}.html`));
  const progress = createProgress();
  const interruption = createInterruption();
  const result = await testTheme({
    theme,
    assets,
    seed,
    workers,
    templateId: options.template,
    stateId: options.state,
    onProgress: progress.update,
    signal: interruption.signal,
  })
    .catch(async (error: unknown) => {
      await report.discard();
      throw error;
    })
    .finally(() => progress.end());

  const seedPart = seed === 1 ? '' : ` --seed ${seed}`;
  const commandOf = (stateId: string): string => `schoolyard theme preview ${name} --open-state ${stateId}${seedPart}`;
  const { results, planned } = result;
  const interruptedBy = results.length < planned ? interruption.exitCode() : undefined;
  if (results.length === 0) {
    await report.discard();
    process.stderr.write('Interrupted before any state was tested: no report was written.\n');
  } else {
    await report.write(renderReport(result, commandOf));
    if (interruptedBy !== undefined)
      process.stderr.write(`Interrupted: the report has ${results.length} of ${planned} states.\n`);
    const { file } = report;
    process.stdout.write(
      options.format === 'json' ? jsonOf(result, shown, file, commandOf) : textOf(result, file, commandOf),
    );
  }
  if (!result.ok) process.exitCode = interruptedBy ?? exitCodes.findings;
};

/** The report's file, tried before the test: one that cannot be written is not found at its end. */
const openReport = async (file: string) => {
  const refuse = (error: Error): never => {
    throw new AppError('REPORT_FILE', { reason: error.message });
  };
  const isNew = !existsSync(file);
  await open(file, 'a').then((handle) => handle.close(), refuse);
  return {
    file,
    write: (text: string): Promise<void> => writeFile(file, text).catch(refuse),
    /** Leaves what was there before. */
    discard: async (): Promise<void> => {
      if (isNew) await rm(file, { force: true });
    },
  };
};

/** The first Ctrl-C or SIGTERM ends the test, the second one the process. */
const createInterruption = () => {
  const controller = new AbortController();
  let exitCode: number = exitCodes.interrupted;
  process.once('SIGINT', () => controller.abort());
  process.once('SIGTERM', () => {
    exitCode = exitCodes.terminated;
    controller.abort();
  });
  return { signal: controller.signal, exitCode: (): number => exitCode };
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
  const { ok, results, planned, coverage, failures, ms } = result;
  const value: ThemeTestReport = {
    ok,
    theme,
    states: results.length,
    planned,
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
  const { results, planned, failures, coverage, whole, ms } = result;
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
    `${results.length < planned ? `${results.length} of ${planned}` : planned} states, ${countFailed(result)} failed, conditions ${coverage.percent} %`,
  );
  return `${lines.join('\n')}\n`;
};
