import {
  type CheckResult,
  type CompiledTheme,
  type CompileResult,
  createEngine,
  type Engine,
  hrefOf,
  localeOf,
  matchRoute,
  notFoundPath,
  type PageData,
  type Plan,
  parseQuery,
  type ThemeText,
  type Visit,
  type World,
} from '#engine/index.ts';
import { pageDataOf, type ThemeState } from '#engine/states/index.ts';
import type { Choices } from '#preview/shared/choices.ts';
import type { StateName } from '#preview/shared/protocol.ts';
import { sources } from '#schemas/sources/index.ts';
import { sections } from '#sections/index.ts';
import { packageRoot } from '#shared/package-root.ts';
import { readShippedBytes } from '#shared/shipped.ts';
import { withChosenAnswers } from './chosen-answers.ts';
import { withChosenLooks } from './chosen-looks.ts';
import { withChosenSettings } from './chosen-settings.ts';
import { createMakePage, type MadePage, type PreviewRequest } from './make-page.ts';
import { createSchoolRecords } from './school-record.ts';
import { createThemeFinder } from './shipped-theme.ts';
import { createThemeStates } from './theme-states.ts';

/** This module is loaded through Vite from the sources, and again after each edit of what it imports. */
export { openPreviewData } from '../data/preview-data.ts';

export interface PageMaker {
  /** The full check. */
  check(theme: ThemeText, world: World | undefined): CheckResult;
  /** The theme as far as it can be shown, whatever the proofs find. */
  compile(theme: ThemeText): CompileResult;
  /** The finished page, or where its canonical address is. */
  make(request: PreviewRequest): Promise<MadePage | { readonly redirect: string }>;
  /** The states of `theme test` of one template. */
  states(theme: CompiledTheme, templateId: string, seed: number): readonly StateName[];
  /** What of chosen settings the theme does not have, as sentences. */
  settingProblems(theme: CompiledTheme, choices: Choices): readonly string[];
}

/**
 * Makes pages as the server does, without its cache. Every component is loaded first, so that a later edit that breaks
 * one leaves this maker whole. Errors: whatever a section's module throws.
 */
export const createPageMaker = async (options: { islandUrl: (look: string) => string }): Promise<PageMaker> => {
  const engine = await createLoadedEngine(options.islandUrl);
  const makePage = createMakePage(engine);
  const states = createThemeStates();
  const schools = createSchoolRecords(engine, createThemeFinder(engine));

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
    const own = { none: 'A state belongs to no school: the look is the theme’s own.' };
    const record = { theme, name: 'the state', own, base: visit.record, weak: [] };
    return makePage(request, { template, visit, record, load }, { state, problems: [] });
  };

  const makeVisit = async (
    request: PreviewRequest,
    unknown: readonly string[],
  ): Promise<MadePage | { redirect: string }> => {
    const { theme, facts, choices } = request;
    const match = matchRoute(theme, request.path);
    if (match?.canonical) return { redirect: match.canonical };
    const template = match?.template ?? theme.templates['not-found'];
    if (!template)
      throw new Error(`The theme "${theme.slug}" has no page for this address, and no template "not-found".`);
    const { site } = facts;
    const own = 'none' in facts.own ? facts.own : await schools.resolve(theme, facts.own.record);
    const base = 'none' in own || choices.themeAlone ? { themeId: theme.themeId } : own.record;
    const set = withChosenSettings(theme, base, choices);
    const looks = withChosenLooks(engine, theme, { template, record: set.record, looks: choices.looks });
    const visit: Visit = {
      site,
      record: looks.record,
      examples: true,
      visitor: { signedIn: choices.signedIn },
      locale: localeOf(theme, request.path),
      path: match?.path ?? notFoundPath,
      params: match?.params ?? {},
      query: parseQuery(template, request.query),
    };
    const { loaders, problems } = withChosenAnswers(facts.loaders, choices.sources, choices.seed);
    const load = (plan: Plan): Promise<PageData> => engine.load(plan, loaders);
    const weak = schools.weakColors(theme, visit.record);
    const record = { theme, name: site.school_Name, own, base, weak };
    return makePage(
      request,
      { template, visit, record, load },
      { problems: [...unknown, ...set.problems, ...looks.problems, ...problems] },
    );
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
    settingProblems: (theme, choices) => withChosenSettings(theme, { themeId: theme.themeId }, choices).problems,
  };
};

/** The engine, with the components of all sections as they are now. */
const createLoadedEngine = async (islandUrl: (look: string) => string): Promise<Engine> => {
  const loaded = await Promise.all(
    sections.map(async (manifest) => {
      const component = await manifest.component();
      return { ...manifest, component: async () => component };
    }),
  );
  const shipped = await readShippedBytes(packageRoot);
  return createEngine({
    sections: loaded,
    sources,
    clock: () => performance.now(),
    islandUrl,
    ...(shipped ? { shipped } : {}),
  });
};
