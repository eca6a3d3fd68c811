import { createElement, type FunctionComponent, type ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { DecidedSection, Decision, PageStatus } from '../data/decide.ts';
import { directionOf } from '../language.ts';
import { lookId, type SectionEnv } from '../section.ts';
import type { CompiledSection } from '../theme.ts';
import { escapeScriptJson } from './escape.ts';
import type { KeptSections } from './kept-sections.ts';
import { withLocalLinks } from './local-links.ts';
import { createSectionEnv } from './section-env.ts';

export type SectionComponent = FunctionComponent<Record<string, unknown>>;

export interface RenderContext {
  /** By `<kind>/<look>`. */
  component(look: string): SectionComponent;
  /** The address of an island's script, or undefined if it has none: the section then stays as it is. */
  islandUrl(look: string): string | undefined;
  /** Where it is absent, each section is rendered each time. */
  readonly kept?: KeptSections | undefined;
}

export interface DroppedSection {
  readonly key: string;
  readonly error: unknown;
}

/** A finished body and what the document around it needs. */
export interface RenderedPage {
  readonly status: PageStatus;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly title: string;
  readonly description: string;
  /**
   * The HTML in pieces that follow each other, about one a section. Whoever sends it encodes them one by one: a text of
   * more than 65,536 two-byte characters is a large object of V8, which takes a millisecond to allocate.
   */
  readonly body: readonly string[];
  /** Stylesheet keys in the order of the page: `<kind>/<look>`. */
  readonly styles: readonly string[];
  /** Where the page goes on below what is seen first; undefined if it does not. */
  readonly rest: PageRest | undefined;
  readonly islands: readonly string[];
  /** Sections that threw. The page stands without them. */
  readonly dropped: readonly DroppedSection[];
}

/** The part of a page that few see before they scroll. */
export interface PageRest {
  /** The key of the section that it begins with. */
  readonly from: string;
  /** Those of the page's stylesheets that nothing above it needs. */
  readonly styles: readonly string[];
}

interface PageContext extends RenderContext {
  readonly title: string;
  /** The place that a section has on this page of this school. */
  readonly slotOf: (section: RenderedSection) => string;
}

/** `headingOnly`: its component threw, and the page keeps its h1. */
type RenderedSection = Omit<DecidedSection, 'state'> & { readonly state: DecidedSection['state'] | 'headingOnly' };

const regions: readonly CompiledSection['region'][] = ['header', 'main', 'footer'];
const elements = { banner: 'header', contentinfo: 'footer', region: 'section', none: 'div' } as const;

/** Renders a page section by section; one that throws is left out. */
export const renderPage = (decision: Decision, renderContext: RenderContext): RenderedPage => {
  const envOf = createSectionEnv(decision);
  const { theme, visit } = decision.plan;
  const page = [visit.site.school_Id, visit.locale, visit.visitor.signedIn, visit.path].join(' ');
  const context: PageContext = {
    ...renderContext,
    title: decision.title,
    slotOf: ({ key }) => `${page} ${key}`,
  };
  const dropped: DroppedSection[] = [];
  const sections: RenderedSection[] = [];
  let bands = 0;

  const place = (section: RenderedSection): string => {
    const banded = section.region === 'main' && section.manifest.landmark === 'region';
    const { state } = section;
    const env = envOf({ ...section, state: state === 'headingOnly' ? 'error' : state });
    const html = renderSection(section, env, banded ? bands : null, context);
    if (banded) bands++;
    sections.push(section);
    return html;
  };
  const placeOrDrop = (section: DecidedSection): string => {
    try {
      return place(section);
    } catch (error) {
      dropped.push({ key: section.key, error });
      return section.carriesHeading ? place({ ...section, state: 'headingOnly' }) : '';
    }
  };
  const body = regions.flatMap((region) => {
    const pieces = decision.sections.filter((section) => section.region === region).map(placeOrDrop);
    return region === 'main' ? ['<main id="main" tabindex="-1">', ...pieces, '</main>'] : pieces;
  });

  return {
    status: decision.status,
    lang: visit.locale,
    dir: directionOf(visit.locale),
    title: decision.title,
    description: decision.description,
    body: body.map((html) => withLocalLinks(html, theme, visit.locale)),
    styles: stylesOf(sections),
    rest: restOf(sections),
    islands: [...new Set(sections.filter(isIsland(context)).map((section) => lookId(section.manifest)))],
    dropped,
  };
};

const renderSection = (
  section: RenderedSection,
  env: SectionEnv,
  band: number | null,
  context: PageContext,
): string => {
  const render = (): string =>
    renderToStaticMarkup(sectionElement(section, env, band, context), { identifierPrefix: prefixOf(section.key) });
  const { manifest, state, carriesHeading, props } = section;
  const title = state === 'headingOnly' ? context.title : undefined;
  const input = { manifest, state, carriesHeading, band, title, props, env };
  return context.kept ? context.kept.html(context.slotOf(section), input, render) : render();
};

const isIsland =
  (context: RenderContext) =>
  ({ manifest, state }: RenderedSection): boolean =>
    manifest.client !== 'never' && state === 'ok' && context.islandUrl(lookId(manifest)) !== undefined;

const stylesOf = (sections: readonly RenderedSection[]): string[] => [
  ...new Set(sections.map(({ manifest }) => lookId(manifest))),
];

/** So many sections of the main part may be seen before anyone scrolls; `base.css` counts the same. */
const firstSeen = 2;

/** `sections` in the order of the page. */
const restOf = (sections: readonly RenderedSection[]): PageRest | undefined => {
  const from = sections.filter(({ region }) => region === 'main')[firstSeen];
  if (!from) return undefined;
  const at = sections.indexOf(from);
  const above = stylesOf(sections.slice(0, at));
  return { from: from.key, styles: stylesOf(sections.slice(at)).filter((style) => !above.includes(style)) };
};

/** Keeps the ids of each section apart. No id has an underscore, so that no two keys come to the same. */
const prefixOf = (key: string): string => `${key.replaceAll('/', '_')}_`;

const sectionElement = (
  section: RenderedSection,
  env: SectionEnv,
  band: number | null,
  context: PageContext,
): ReactElement => {
  const { manifest, key, state, props } = section;
  // The h1 names the page: its section is no landmark next to it, and no other section's data can have the same name.
  const named = manifest.headingLevel !== null && manifest.landmark === 'region' && !section.carriesHeading;
  const root = {
    id: key.slice(key.indexOf('/') + 1),
    className: 'section',
    'data-section': key,
    'data-type': manifest.type,
    'data-look': manifest.look,
    // Counted over the visible sections, so that a hidden one never leaves two alike side by side.
    'data-band': band === null ? undefined : band % 2 === 0 ? 'even' : 'odd',
    'data-defer': state === 'deferred' ? '' : undefined,
    'aria-busy': state === 'deferred' ? true : undefined,
    'aria-labelledby': named && state !== 'deferred' ? env.headingId : undefined,
  };
  const tag = elements[manifest.landmark];
  if (state === 'deferred') {
    const Placeholders = manifest.placeholders && context.component(lookId(manifest));
    return createElement(tag, { ...root, 'data-skeleton': '' }, Placeholders && <Placeholders {...props} env={env} />);
  }
  if (state === 'headingOnly') return createElement(tag, root, <h1 id={env.headingId}>{context.title}</h1>);
  const Component = context.component(lookId(manifest));
  const url = isIsland(context)(section) ? context.islandUrl(lookId(manifest)) : undefined;
  if (url === undefined) return createElement(tag, root, <Component {...props} env={env} />);

  // An island is a root of its own, in the browser as here.
  const prefix = prefixOf(key);
  const islandProps = { ...props, env };
  const html = renderToString(<Component {...islandProps} />, { identifierPrefix: prefix });
  return createElement(
    tag,
    root,
    <x-island
      data-src={url}
      data-mode={manifest.client}
      data-prefix={prefix}
      dangerouslySetInnerHTML={{ __html: html }}
    />,
    <script type="application/json" dangerouslySetInnerHTML={{ __html: escapeScriptJson(islandProps) }} />,
  );
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'x-island': React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement>;
    }
  }
}
