import type { SourceContract } from '#schemas/sources/define.ts';
import { createProjections, type Decision, decidePage } from './data/decide.ts';
import type { PageData } from './data/load.ts';
import { type Plan, planPage } from './data/plan.ts';
import type { Visit } from './data/visit.ts';
import { createKeptSections } from './render/kept-sections.ts';
import type { RenderedPage, SectionComponent } from './render/render-page.tsx';
import { byLook, lookId, type SectionManifest } from './section.ts';
import type { CompiledTemplate, CompiledTheme } from './theme.ts';

export interface PageEngineOptions {
  /** Every look of every kind that the themes use. */
  readonly sections: readonly SectionManifest[];
  readonly sources: readonly Pick<SourceContract, 'name' | 'tags'>[];
  /** The address of a look's island script, by `<kind>/<look>`; none makes every section static. */
  readonly islandUrl?: (look: string) => string | undefined;
  /**
   * So many characters of sections' HTML are kept, to be used again where a section is made from the same; none by
   * default. Never of sections that show children's data.
   */
  readonly keepChars?: number;
}

/** What makes a page of a compiled theme, in browsers as on a server: the same data gives the same bytes. */
export interface PageEngine {
  /** What one page needs: the sections that may stand, the sources they read. */
  plan(theme: CompiledTheme, template: CompiledTemplate, visit: Visit): Plan;
  /** Which sections are visible, with which props. */
  decide(plan: Plan, data: PageData): Decision;
  /** The finished body. A section that throws is left out and named in `dropped`. */
  render(decision: Decision): Promise<RenderedPage>;
}

export const createPageEngine = (options: PageEngineOptions): PageEngine => {
  const { sections, sources, islandUrl = () => undefined, keepChars = 0 } = options;
  const manifests = byLook(sections);
  const contracts = new Map(sources.map((contract) => [contract.name, contract]));
  const projections = createProjections();
  const components = new Map<string, SectionComponent>();
  const kept = keepChars > 0 ? createKeptSections(keepChars) : undefined;
  let renderPage: typeof import('./render/render-page.tsx').renderPage | undefined;

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
    plan: (theme, template, visit) => planPage(theme, template, visit, contracts),
    decide: (plan, data) => decidePage(plan, data, manifests, projections),
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
