import type { SourceContract } from '#schemas/sources/define.ts';
import { pageStyle } from '#schemas/theme/page-style.ts';
import {
  type CheckResult,
  type CompileResult,
  createThemeChecker,
  type ThemeChecker,
  type ThemeText,
} from './check/check-theme.ts';
import type { ShippedBytes, World } from './check/rule.ts';
import { createProjections, type Decision, decidePage, type PageStatus } from './data/decide.ts';
import { type Loaders, loadPage, type PageData } from './data/load.ts';
import { type Plan, planPage } from './data/plan.ts';
import type { Visit } from './data/visit.ts';
import { explainPage } from './explain/explain-page.ts';
import type { ExplainedPage } from './explain/explained.ts';
import { createRecordResolver, type ResolveRecord } from './record/resolve-record.ts';
import { createRegistry } from './registry.ts';
import { createKeptSections } from './render/kept-sections.ts';
import type { RenderedPage, SectionComponent } from './render/render-page.tsx';
import { createAjv } from './schema/validate.ts';
import { byLook, lookId, type PageStyle, type SectionManifest } from './section.ts';
import type { CompiledTemplate, CompiledTheme } from './theme.ts';

export interface EngineOptions {
  /** Every look of every kind; a kind's first is the one of a section that names none. */
  readonly sections: readonly SectionManifest[];
  readonly sources: readonly SourceContract[];
  /** Monotonic milliseconds, for deadlines and timings. */
  readonly clock: () => number;
  /** The address of a look's island script, by `<kind>/<look>`; none makes every section static. */
  readonly islandUrl?: (look: string) => string | undefined;
  /** What the build made of the sections, for the proof of budgets; without it they are not proven. */
  readonly shipped?: ShippedBytes;
  /** What the page itself reads of a theme; what its base styles read, by default. */
  readonly page?: PageStyle;
  /**
   * So many characters of sections' HTML are kept, to be used again where a section is made from the same; none by
   * default. Never of sections that show children's data.
   */
  readonly keepChars?: number;
  /** How many times as long as the theme allows sources may take; 1 by default. */
  readonly patience?: number;
  /** The address of a rule's page. */
  readonly docsUrl?: (rule: string) => string;
}

/** The theme engine. A page passes its stages in the order they are here. */
export interface Engine {
  /** A theme from its text, or the whole list of what makes it unfit to be served: text, shape and names. */
  compile(document: ThemeText): CompileResult;
  /**
   * All that is wrong with a theme, the proofs among it; what it ignores with a reason is left out. `world` is known of
   * a theme in its place in `themes/`: its folder's name and its id are looked at only then.
   */
  check(document: ThemeText, world?: World): CheckResult;
  /** A school's record in the names of this theme, with what means nothing in it. The same pair is resolved once. */
  resolveRecord: ResolveRecord;
  /** What one page needs: the sections that may stand, the sources they read. */
  plan(theme: CompiledTheme, template: CompiledTemplate, visit: Visit): Plan;
  /** All sources in parallel, each under its deadline; a failure is a value. */
  load(plan: Plan, loaders: Loaders): Promise<PageData>;
  /** Which sections are visible, with which props. */
  decide(plan: Plan, data: PageData): Decision;
  /** Why the page looks as it does: what was decided by what, and where each value came from. */
  explain(plan: Plan, data: PageData, decision: Decision): ExplainedPage;
  /** The finished body. A section that throws is left out and named in `dropped`. */
  render(decision: Decision): Promise<RenderedPage>;
}

export const createEngine = (options: EngineOptions): Engine => {
  const { sections, sources, clock, islandUrl = () => undefined, patience = 1, keepChars = 0 } = options;
  const { docsUrl = (rule) => `/docs/rules/${rule}` } = options;
  const manifests = byLook(sections);
  const contracts = new Map(sources.map((contract) => [contract.name, contract]));
  const projections = createProjections();
  const components = new Map<string, SectionComponent>();
  const kept = keepChars > 0 ? createKeptSections(keepChars) : undefined;
  let checker: ThemeChecker | undefined;
  let renderPage: typeof import('./render/render-page.tsx').renderPage | undefined;
  /** Made when it is first requested: a server that only renders needs no validators. */
  const getChecker = (): ThemeChecker => {
    if (checker) return checker;
    const ajv = createAjv();
    const registry = createRegistry(ajv, sections, sources);
    const page = options.page ?? pageStyle;
    checker = createThemeChecker(ajv, { registry, shipped: options.shipped, page, docsUrl });
    return checker;
  };

  /** Loads the components that are not there yet. One that cannot be loaded costs its section, not the page. */
  const loadComponents = async (decision: Decision): Promise<ReadonlyMap<string, unknown> | undefined> => {
    const missing = decision.sections.filter(({ manifest }) => !components.has(lookId(manifest)));
    if (missing.length === 0) return undefined;
    const failed = new Map<string, unknown>();
    await Promise.all(
      missing.map(async ({ manifest }) => {
        try {
          // It takes the props of the manifest's schemas, as `defineLook` has made sure, and is given them alone.
          components.set(lookId(manifest), (await manifest.component()) as SectionComponent);
        } catch (error) {
          failed.set(lookId(manifest), error);
        }
      }),
    );
    return failed;
  };

  return {
    compile: (document) => getChecker().compile(document),
    check: (document, world) => getChecker().check(document, world),
    resolveRecord: createRecordResolver(manifests),
    plan: (theme, template, visit) => planPage(theme, template, visit, contracts),
    load: (plan, loaders) => loadPage(plan, loaders, clock, patience),
    decide: (plan, data) => decidePage(plan, data, manifests, projections),
    explain: (plan, data, decision) => explainPage({ plan, data, decision, contracts }),
    async render(decision) {
      const failed = await loadComponents(decision);
      // React is loaded by the first page, never by a check.
      renderPage ??= (await import('./render/render-page.tsx')).renderPage;
      return renderPage(decision, {
        islandUrl,
        kept,
        component(look) {
          const component = components.get(look);
          if (component) return component;
          throw new Error(`The component of "${look}" could not be loaded.`, { cause: failed?.get(look) });
        },
      });
    },
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
