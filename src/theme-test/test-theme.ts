import { availableParallelism } from 'node:os';
import type { CompiledTheme } from '#engine/index.ts';
import { type CoverageReport, createCoverage, statesOf, type ThemeState } from '#engine/states/index.ts';
import { sources } from '#schemas/sources/index.ts';
import { sections } from '#sections/index.ts';
import type { AssetManifest } from '#shared/assets.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { launchChromium } from './chromium.ts';
import { createEstimate, describeTimeLeft } from './estimate.ts';
import { collectFailures, type Failure } from './failures.ts';
import { createLeafWitnesses, type LeafWitnesses } from './leaf-witnesses.ts';
import type { StateResult } from './result.ts';
import { runStates } from './run-states.ts';
import { createStateRenderer } from './state-page.ts';
import { startStateServer } from './state-server.ts';

export interface ThemeTestOptions {
  readonly theme: CompiledTheme;
  readonly assets: AssetManifest;
  /** Other seeds give other texts, names and numbers. */
  readonly seed: number;
  /** Pages that are open at a time; without it as many as there are processors, four at most. */
  readonly workers?: number | undefined;
  /** Only the states of this template. */
  readonly templateId?: string | undefined;
  /** Only this state. */
  readonly stateId?: string | undefined;
  readonly onProgress?: (done: number, total: number, label: string) => void;
  /** Ends the test; the result is then that of the states so far. */
  readonly signal?: AbortSignal | undefined;
}

export interface ThemeTestResult {
  readonly theme: CompiledTheme;
  readonly seed: number;
  readonly results: readonly StateResult[];
  /** How many states were to be tested: more than there are results where the test was ended. */
  readonly planned: number;
  readonly failures: readonly Failure[];
  /** Of the templates that were tested. */
  readonly coverage: CoverageReport;
  /** In which states the leaves were true and false. */
  readonly witnesses: LeafWitnesses;
  /** Whether every state of the theme was tested. */
  readonly whole: boolean;
  readonly ms: number;
  /** Passed: all planned states, without a failure; and of a whole theme every leaf was seen true and false. */
  readonly ok: boolean;
}

/**
 * Shows every state of a theme to a browser and says what does not hold.
 * Errors: `NO_CHROMIUM`, `UNKNOWN_TEMPLATE`, `UNKNOWN_THEME_STATE`.
 */
export const testTheme = async (options: ThemeTestOptions): Promise<ThemeTestResult> => {
  const { theme, assets, seed, onProgress, signal, workers = Math.min(4, availableParallelism()) } = options;
  const started = performance.now();
  const states = chosenStates(options);
  const shown = new Set(states.map(({ template }) => template));
  const tested = {
    ...theme,
    templates: Object.fromEntries(Object.entries(theme.templates).filter(([id]) => shown.has(id))),
  };
  const coverage = createCoverage(tested);
  const witnesses = createLeafWitnesses(tested);
  // Whatever a page asks of another host is not there: nothing leaves this machine.
  const browser = await launchChromium(['--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1']);
  const end = (): void => void browser.close();
  signal?.addEventListener('abort', end);
  try {
    const server = await startStateServer(assets);
    try {
      let done = 0;
      let failed = 0;
      const pages = Math.min(workers, states.length);
      const estimate = createEstimate(states, pages);
      const results = await runStates(states, {
        browser,
        server,
        render: createStateRenderer({
          theme,
          assets,
          onPlanned(state, plan, data) {
            coverage.see(plan, data);
            witnesses.see(state.id, plan, data);
          },
        }),
        workers: pages,
        signal,
        onDone(result) {
          done += 1;
          if (result.faults.length > 0) failed += 1;
          estimate.see(result);
          const parts = [theme.name, ...(failed > 0 ? [`${failed} failed`] : []), describeTimeLeft(estimate.leftMs())];
          onProgress?.(done, states.length, parts.join(', '));
        },
      });
      const planned = states.length;
      const isComplete = results.length === planned;
      const whole = isComplete && options.templateId === undefined && options.stateId === undefined;
      const report = coverage.report();
      const ok = isComplete && failed === 0 && (!whole || report.percent === 100);
      const ms = performance.now() - started;
      const failures = collectFailures(results);
      return { theme, seed, results, planned, failures, coverage: report, witnesses, whole, ms, ok };
    } finally {
      await server.close();
    }
  } finally {
    signal?.removeEventListener('abort', end);
    await browser.close();
  }
};

const chosenStates = ({ theme, seed, templateId, stateId }: ThemeTestOptions): readonly ThemeState[] => {
  const template = templateId ?? stateId?.split('~')[0];
  const templates = Object.keys(theme.templates);
  if (template !== undefined && !templates.includes(template))
    throw new AppError('UNKNOWN_TEMPLATE', { theme: theme.slug, template, templates: templates.join(', ') });
  const states = statesOf({
    theme,
    manifests: sections,
    sources,
    seed,
    ...(template === undefined ? {} : { templateId: template }),
  });
  if (stateId === undefined) return states;
  const state = states.find(({ id }) => id === stateId);
  if (state) return [state];
  throw new AppError('UNKNOWN_THEME_STATE', {
    theme: `The theme "${theme.slug}"`,
    state: stateId,
    states: `The template "${template}" has ${states[0]?.id} to ${states.at(-1)?.id}.`,
  });
};
