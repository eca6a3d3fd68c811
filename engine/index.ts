import type { SourceContract } from '../schemas/sources/define.ts';
import { type CompileResult, createThemeCompiler, type ThemeText } from './compile/compile-theme.ts';
import { createRegistry } from './compile/registry.ts';
import { createAjv } from './compile/validate.ts';
import { createProjections, type Decision, decidePage } from './data/decide.ts';
import { type Loaders, loadPage, type PageData } from './data/load.ts';
import { type Plan, planPage } from './data/plan.ts';
import type { Visit } from './data/visit.ts';
import { type RenderedPage, renderPage, type SectionComponent } from './render/render-page.tsx';
import type { SectionManifest } from './section.ts';
import type { CompiledTemplate, CompiledTheme } from './theme.ts';

export interface EngineOptions {
  readonly sections: readonly SectionManifest[];
  readonly sources: readonly SourceContract[];
  /** Monotonic milliseconds, for deadlines and timings. */
  readonly clock: () => number;
  /** The address of a section type's island script; none makes every section static. */
  readonly islandUrl?: (type: string) => string | undefined;
}

/** The theme engine. A page passes its stages in the order they stand here. */
export interface Engine {
  /** A theme from its text, or the whole list of what is wrong with it. */
  compile(document: ThemeText): CompileResult;
  /** What one page needs: the sections that may stand, the sources they read. */
  plan(theme: CompiledTheme, template: CompiledTemplate, visit: Visit): Plan;
  /** All sources in parallel, each under its deadline; a failure is a value. */
  load(plan: Plan, loaders: Loaders): Promise<PageData>;
  /** Which sections stand, with which props. */
  decide(plan: Plan, data: PageData): Decision;
  /** The finished body. A section that throws is left out and named in `dropped`. */
  render(decision: Decision): Promise<RenderedPage>;
}

export const createEngine = ({ sections, sources, clock, islandUrl = () => undefined }: EngineOptions): Engine => {
  const manifests = new Map(sections.map((manifest) => [manifest.type, manifest]));
  const contracts = new Map(sources.map((contract) => [contract.name, contract]));
  const projections = createProjections();
  const components = new Map<string, SectionComponent>();
  let compile: ((document: ThemeText) => CompileResult) | undefined;

  /** Loads the components that are not there yet. One that cannot be loaded costs its section, not the page. */
  const loadComponents = async (decision: Decision): Promise<ReadonlyMap<string, unknown>> => {
    const failed = new Map<string, unknown>();
    const missing = decision.sections.filter(({ manifest }) => !components.has(manifest.type));
    await Promise.all(
      missing.map(async ({ manifest }) => {
        try {
          components.set(manifest.type, (await manifest.component()) as unknown as SectionComponent);
        } catch (error) {
          failed.set(manifest.type, error);
        }
      }),
    );
    return failed;
  };

  return {
    compile(document) {
      if (!compile) {
        const ajv = createAjv();
        compile = createThemeCompiler(ajv, createRegistry(ajv, sections, sources));
      }
      return compile(document);
    },
    plan: (theme, template, visit) => planPage(theme, template, visit, contracts),
    load: (plan, loaders) => loadPage(plan, loaders, clock),
    decide: (plan, data) => decidePage(plan, data, manifests, projections),
    async render(decision) {
      const failed = await loadComponents(decision);
      return renderPage(decision, {
        islandUrl,
        component(type) {
          const component = components.get(type);
          if (component) return component;
          throw new Error(`The component of "${type}" could not be loaded.`, { cause: failed.get(type) });
        },
      });
    },
  };
};

export { matchRoute, parseQuery, type RouteMatch } from './data/match-route.ts';
export type { Problem } from './problem.ts';
export { hrefOf } from './render/section-env.ts';
export type { CompiledTemplate, CompiledTheme } from './theme.ts';
export { customProperties } from './tokens/custom-properties.ts';
export type { CompileResult, Decision, Loaders, PageData, Plan, RenderedPage, ThemeText, Visit };
