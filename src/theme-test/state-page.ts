import {
  type CompiledTheme,
  createEngine,
  type Decision,
  notFoundPage,
  type PageData,
  type Plan,
} from '#engine/index.ts';
import { pageDataOf, type ThemeState } from '#engine/states/index.ts';
import { sources } from '#schemas/sources/index.ts';
import { sections } from '#sections/index.ts';
import type { AssetManifest } from '#shared/assets.ts';
import { documentStyleOf, renderDocument } from '#site/document.ts';
import { focusOf } from './focus.ts';

/** A state as a visitor would get it. */
export interface StatePage {
  readonly html: string;
  /** The text of the one style element. */
  readonly style: string;
  /** What every section of the page stands on: its language and direction, fonts, colours and the other tokens. */
  readonly ground: string;
  /** The keys of the visible sections, in the order of the page. */
  readonly sections: readonly string[];
  /** Sections that come later, or go, once a visitor is near. */
  readonly deferred: readonly string[];
  /** Of `sections`, those that a picture is to show; none: the whole page. */
  readonly focus: readonly string[];
  /** Sections that threw. */
  readonly dropped: readonly { readonly key: string; readonly error: unknown }[];
}

export type RenderState = (state: ThemeState) => Promise<StatePage>;

/** Renders states with the engine and the document of the server, from answers instead of loaders. */
export const createStateRenderer = ({
  theme,
  assets,
  onPlanned,
}: {
  readonly theme: CompiledTheme;
  readonly assets: AssetManifest;
  /** Called with every state that is rendered, and what it is decided by. */
  readonly onPlanned: (state: ThemeState, plan: Plan, data: PageData) => void;
}): RenderState => {
  const engine = createEngine({
    sections,
    sources,
    clock: () => performance.now(),
    islandUrl: (look) => assets.islands[look]?.url,
  });

  const decide = (state: ThemeState): Decision => {
    const template = theme.templates[state.template];
    if (!template) throw new Error(`The theme "${theme.slug}" has no template "${state.template}".`);
    const plan = engine.plan(theme, template, state.visit);
    const data = pageDataOf(plan, state);
    onPlanned(state, plan, data);
    const decision = engine.decide(plan, data);
    const instead = notFoundPage(decision);
    return instead ? engine.decide(engine.plan(theme, instead.template, instead.visit), new Map()) : decision;
  };

  return async (state) => {
    const decision = decide(state);
    const page = await engine.render(decision);
    const { visit } = decision.plan;
    const dropped = new Set(page.dropped.map(({ key }) => key));
    const visible = decision.sections.filter(({ key, carriesHeading }) => carriesHeading || !dropped.has(key));
    const keys = visible.map(({ key }) => key);
    const { html, style } = renderDocument({ page, theme, visit, assets, noindex: true });
    const look = documentStyleOf({ theme, record: visit.record, assets, locale: visit.locale });
    return {
      html: html.join(''),
      style,
      ground: [page.lang, page.dir, look.style].join(' '),
      sections: keys,
      focus: focusOf(state, decision.plan.template, keys),
      deferred: visible.filter((section) => section.state === 'deferred').map(({ key }) => key),
      dropped: page.dropped,
    };
  };
};
