import type { SourceContract } from '#schemas/sources/define.ts';
import { pageStyle } from '#schemas/theme/page-style.ts';
import { createPageEngine, type PageEngine, type PageEngineOptions } from './browser.ts';
import {
  type CheckResult,
  type CompileResult,
  createThemeChecker,
  type ThemeChecker,
  type ThemeText,
} from './check/check-theme.ts';
import type { ShippedBytes, World } from './check/rule.ts';
import type { Decision, PageStatus } from './data/decide.ts';
import { type Loaders, loadPage, type PageData } from './data/load.ts';
import type { Plan } from './data/plan.ts';
import type { Visit } from './data/visit.ts';
import { explainPage } from './explain/explain-page.ts';
import type { ExplainedPage } from './explain/explained.ts';
import { createRecordResolver, type ResolveRecord } from './record/resolve-record.ts';
import { createRegistry } from './registry.ts';
import type { RenderedPage } from './render/render-page.tsx';
import { createAjv } from './schema/validate.ts';
import { byLook, type PageStyle } from './section.ts';

export interface EngineOptions extends PageEngineOptions {
  readonly sources: readonly SourceContract[];
  /** Monotonic milliseconds, for deadlines and timings. */
  readonly clock: () => number;
  /** What the build made of the sections, for the proof of budgets; without it they are not proven. */
  readonly shipped?: ShippedBytes;
  /** What the page itself reads of a theme; what its base styles read, by default. */
  readonly page?: PageStyle;
  /** How many times as long as the theme allows sources may take; 1 by default. */
  readonly patience?: number;
  /** The address of a rule's page. */
  readonly docsUrl?: (rule: string) => string;
}

/** The theme engine. A page passes its stages in the order they are here, `load` after `plan`. */
export interface Engine extends PageEngine {
  /** A theme from its text, or the whole list of what makes it unfit to be served: text, shape and names. */
  compile(document: ThemeText): CompileResult;
  /**
   * All that is wrong with a theme, the proofs among it; what it ignores with a reason is left out. `world` is known of
   * a theme in its place in `themes/`: its folder's name and its id are looked at only then.
   */
  check(document: ThemeText, world?: World): CheckResult;
  /** A school's record in the names of this theme, with what means nothing in it. The same pair is resolved once. */
  resolveRecord: ResolveRecord;
  /** All sources in parallel, each under its deadline; a failure is a value. */
  load(plan: Plan, loaders: Loaders): Promise<PageData>;
  /** Why the page looks as it does: what was decided by what, and where each value came from. */
  explain(plan: Plan, data: PageData, decision: Decision): ExplainedPage;
}

export const createEngine = (options: EngineOptions): Engine => {
  const { sections, sources, clock, patience = 1 } = options;
  const { docsUrl = (rule) => `/docs/rules/${rule}` } = options;
  const contracts = new Map(sources.map((contract) => [contract.name, contract]));
  let checker: ThemeChecker | undefined;
  /** Made when it is first requested: a server that only renders needs no validators. */
  const getChecker = (): ThemeChecker => {
    if (checker) return checker;
    const ajv = createAjv();
    const registry = createRegistry(ajv, sections, sources);
    const page = options.page ?? pageStyle;
    checker = createThemeChecker(ajv, { registry, shipped: options.shipped, page, docsUrl });
    return checker;
  };

  return {
    ...createPageEngine(options),
    compile: (document) => getChecker().compile(document),
    check: (document, world) => getChecker().check(document, world),
    resolveRecord: createRecordResolver(byLook(sections)),
    load: (plan, loaders) => loadPage(plan, loaders, clock, patience),
    explain: (plan, data, decision) => explainPage({ plan, data, decision, contracts }),
  };
};

export { fixText } from './check/apply-fixes.ts';
export { alternatesOf, hrefOf } from './data/addresses.ts';
export { inLanguages } from './data/in-languages.ts';
export { localeOf, matchRoute, parseQuery, type RouteMatch } from './data/match-route.ts';
export { notFoundPage, notFoundPath } from './data/not-found.ts';
export { scriptOf } from './language.ts';
export type { Problem } from './problem.ts';
export type { CompiledTemplate, CompiledTheme } from './theme.ts';
export { customProperties } from './tokens/custom-properties.ts';
export { fontStack } from './tokens/font-stack.ts';
export type {
  CheckResult,
  CompileResult,
  Decision,
  Loaders,
  PageData,
  PageStatus,
  Plan,
  RenderedPage,
  ShippedBytes,
  ThemeText,
  Visit,
  World,
};
