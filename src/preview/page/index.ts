import {
  type CheckResult,
  type CompiledTemplate,
  type CompiledTheme,
  type CompileResult,
  createEngine,
  type Decision,
  hrefOf,
  localeOf,
  matchRoute,
  notFoundPage,
  notFoundPath,
  type PageData,
  type PageStatus,
  type Plan,
  parseQuery,
  type ThemeText,
  type Visit,
  type World,
} from '#engine/index.ts';
import { pageDataOf, type ThemeState } from '#engine/states/index.ts';
import type { Choices } from '#preview/shared/choices.ts';
import type { PanelFacts, StateName } from '#preview/shared/protocol.ts';
import { sources } from '#schemas/sources/index.ts';
import { pageStyle } from '#schemas/theme/page-style.ts';
import { sections } from '#sections/index.ts';
import type { AssetManifest } from '#shared/assets.ts';
import { packageRoot } from '#shared/package-root.ts';
import { readShippedBytes } from '#shared/shipped.ts';
import { renderDocument } from '#site/document.ts';
import type { PreviewFacts } from '../data/preview-data.ts';
import { isFailure, withChosenAnswers } from './chosen-answers.ts';
import { panelFacts } from './panel-facts.ts';
import { createThemeStates } from './theme-states.ts';

/** This module is loaded through Vite from the sources, and again after each edit of what it imports. */
export { openPreviewData } from '../data/preview-data.ts';

export interface PreviewRequest {
  readonly theme: CompiledTheme;
  /** Decoded. */
  readonly path: string;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly choices: Choices;
  readonly facts: PreviewFacts;
  readonly schools: PanelFacts['schools'];
  /** The one whose facts these are. */
  readonly school: string;
  readonly assets: AssetManifest;
}

export interface MadePage {
  readonly status: PageStatus;
  readonly html: string;
  /** What is in `<body>`. */
  readonly body: string;
  /** Sections that threw and sources that failed unintentionally; the page is made without them. */
  readonly failures: readonly { readonly title: string; readonly error: unknown }[];
  /** Choices that cannot be made of this page. */
  readonly problems: readonly string[];
  readonly facts: PanelFacts;
}

export interface PageMaker {
  /** The full check. */
  check(theme: ThemeText, world: World | undefined): CheckResult;
  /** The theme as far as it can be shown, whatever the proofs find. */
  compile(theme: ThemeText): CompileResult;
  /** The finished page, or where its canonical address is. */
  make(request: PreviewRequest): Promise<MadePage | { readonly redirect: string }>;
  /** The states of `theme test` of one template. */
  states(theme: CompiledTheme, templateId: string, seed: number): readonly StateName[];
}

/** Who looks at which page, and where its data comes from. */
interface Subject {
  readonly template: CompiledTemplate;
  readonly visit: Visit;
  load(plan: Plan): Promise<PageData>;
}

interface DecidedPage {
  readonly plan: Plan;
  readonly data: PageData;
  readonly decision: Decision;
}

/**
 * Makes pages as the server does, without its cache. Every component is loaded first, so that a later edit that breaks
 * one leaves this maker whole. Errors: whatever a section's module throws.
 */
export const createPageMaker = async (options: { islandUrl: (type: string) => string }): Promise<PageMaker> => {
  const loaded = await Promise.all(
    sections.map(async (manifest) => {
      const component = await manifest.component();
      return { ...manifest, component: async () => component };
    }),
  );
  const shipped = await readShippedBytes(packageRoot);
  const engine = createEngine({
    sections: loaded,
    sources,
    page: pageStyle,
    clock: () => performance.now(),
    islandUrl: options.islandUrl,
    ...(shipped ? { shipped } : {}),
  });
  const states = createThemeStates();

  const decide = async (theme: CompiledTheme, { template, visit, load }: Subject): Promise<DecidedPage> => {
    const plan = engine.plan(theme, template, visit);
    const data = await load(plan);
    return { plan, data, decision: engine.decide(plan, data) };
  };

  /** What the server shows instead of a page that turns out not to be there. */
  const decideShown = async (theme: CompiledTheme, requested: DecidedPage, subject: Subject): Promise<DecidedPage> => {
    const instead = notFoundPage(requested.decision);
    return instead ? decide(theme, { ...subject, ...instead }) : requested;
  };

  const make = async (
    { theme, choices, schools, school, assets }: PreviewRequest,
    subject: Subject,
    { state, problems }: { state?: ThemeState; problems: readonly string[] },
  ): Promise<MadePage> => {
    const requested = await decide(theme, subject);
    const shown = await decideShown(theme, requested, subject);
    const page = await engine.render(shown.decision);
    const { html } = renderDocument({ page, theme, visit: shown.plan.visit, assets, noindex: true });
    const unrequested = shown.decision.failures.filter(
      ({ source }) => !state && !isFailure(choices.sources.get(source)),
    );
    const explain = ({ plan, data, decision }: DecidedPage) => engine.explain(plan, data, decision);
    return {
      status: page.status,
      html,
      body: page.body,
      problems,
      failures: [
        ...page.dropped.map(({ key, error }) => ({ title: `The section ${key} threw`, error })),
        ...unrequested.map(({ source, error }) => ({ title: `The source ${source} failed`, error })),
      ],
      facts: panelFacts({
        theme,
        template: subject.template,
        visit: subject.visit,
        choices,
        schools,
        school,
        requested: explain(requested),
        shown: explain(shown),
        dropped: page.dropped.map(({ key }) => key),
        state: state && { id: state.id, title: state.title },
      }),
    };
  };

  const findState = ({ theme, choices: { state = '', seed } }: PreviewRequest): ThemeState | undefined =>
    states(theme, state.split('~')[0] ?? '', seed).find(({ id }) => id === state);

  const makeState = (request: PreviewRequest, state: ThemeState): Promise<MadePage> | { redirect: string } => {
    const { theme, path } = request;
    const { visit } = state;
    const template = theme.templates[state.template];
    if (!template) throw new Error(`The theme "${theme.slug}" has no template "${state.template}".`);
    const address = hrefOf(theme, visit.path.split('/').filter(Boolean), visit.locale);
    if (address !== path) return { redirect: address };
    const load = async (plan: Plan): Promise<PageData> =>
      plan.template.id === state.template ? pageDataOf(plan, state) : new Map();
    return make(request, { template, visit, load }, { state, problems: [] });
  };

  const makeVisit = (request: PreviewRequest, unknown: readonly string[]): Promise<MadePage> | { redirect: string } => {
    const { theme, facts, choices } = request;
    const match = matchRoute(theme, request.path);
    if (match?.canonical) return { redirect: match.canonical };
    const template = match?.template ?? theme.templates['not-found'];
    if (!template)
      throw new Error(`The theme "${theme.slug}" has no page for this address, and no template "not-found".`);
    const visit: Visit = {
      site: facts.site,
      record: { themeId: theme.themeId },
      visitor: { signedIn: choices.signedIn },
      locale: localeOf(theme, request.path),
      path: match?.path ?? notFoundPath,
      params: match?.params ?? {},
      query: parseQuery(template, request.query),
    };
    const { loaders, problems } = withChosenAnswers(facts.loaders, choices.sources, choices.seed);
    const load = (plan: Plan): Promise<PageData> => engine.load(plan, loaders);
    return make(request, { template, visit, load }, { problems: [...unknown, ...problems] });
  };

  return {
    check: engine.check,
    compile: engine.compile,
    async make(request) {
      const { state: id } = request.choices;
      if (id === undefined) return makeVisit(request, []);
      const state = findState(request);
      if (state) return makeState(request, state);
      return makeVisit(request, [
        `The theme has no state "${id}". A state is called <template>~<n>, or <template>~base.`,
      ]);
    },
    states: (theme, templateId, seed) => states(theme, templateId, seed).map(({ id, title }) => ({ id, title })),
  };
};
