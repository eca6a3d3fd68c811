import { createElement, type FunctionComponent, type ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { DecidedSection, Decision, PageStatus } from '../data/decide.ts';
import { directionOf } from '../language.ts';
import { lookId, type SectionEnv } from '../section.ts';
import type { CompiledSection } from '../theme.ts';
import { escapeScriptJson } from './escape.ts';
import { withLocalLinks } from './local-links.ts';
import { createSectionEnv } from './section-env.ts';

export type SectionComponent = FunctionComponent<Record<string, unknown>>;

export interface RenderContext {
  /** By `<kind>/<look>`. */
  component(look: string): SectionComponent;
  /** The address of an island's script, or undefined if it has none: the section then stays as it is. */
  islandUrl(look: string): string | undefined;
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
  readonly body: string;
  /** Stylesheet keys in the order of the page: `<kind>/<look>`. */
  readonly styles: readonly string[];
  readonly islands: readonly string[];
  /** Sections that threw. The page stands without them. */
  readonly dropped: readonly DroppedSection[];
}

type EnvOf = (section: DecidedSection) => SectionEnv;
interface PageContext extends RenderContext {
  readonly title: string;
}

/** `headingOnly`: its component threw, and the page keeps its h1. */
type RenderedSection = Omit<DecidedSection, 'state'> & { readonly state: DecidedSection['state'] | 'headingOnly' };

const regions: readonly CompiledSection['region'][] = ['header', 'main', 'footer'];
const elements = { banner: 'header', contentinfo: 'footer', region: 'section', none: 'div' } as const;

/** Renders the whole page in one pass; only after a throw section by section, to leave out the one that throws. */
export const renderPage = (decision: Decision, renderContext: RenderContext): RenderedPage => {
  const envOf = createSectionEnv(decision);
  const context: PageContext = { ...renderContext, title: decision.title };
  const { theme, visit } = decision.plan;
  const dropped: DroppedSection[] = [];
  let sections: readonly RenderedSection[] = decision.sections;
  let body: string;
  try {
    body = renderToStaticMarkup(pageElement(sections, envOf, context));
  } catch {
    const visible: RenderedSection[] = [];
    for (const section of sections) {
      try {
        renderToStaticMarkup(pageElement([section], envOf, context));
        visible.push(section);
      } catch (error) {
        dropped.push({ key: section.key, error });
        if (section.carriesHeading) visible.push({ ...section, state: 'headingOnly' });
      }
    }
    sections = visible;
    body = renderToStaticMarkup(pageElement(sections, envOf, context));
  }
  return {
    status: decision.status,
    lang: visit.locale,
    dir: directionOf(visit.locale),
    title: decision.title,
    description: decision.description,
    body: withLocalLinks(body, theme, visit.locale),
    styles: stylesOf(sections),
    islands: [...new Set(sections.filter(isIsland(context)).map((section) => lookId(section.manifest)))],
    dropped,
  };
};

const isIsland =
  (context: RenderContext) =>
  ({ manifest, state }: RenderedSection): boolean =>
    manifest.client !== 'never' && state === 'ok' && context.islandUrl(lookId(manifest)) !== undefined;

const stylesOf = (sections: readonly RenderedSection[]): string[] => [
  ...new Set(sections.map(({ manifest }) => lookId(manifest))),
];

const pageElement = (sections: readonly RenderedSection[], envOf: EnvOf, context: PageContext): ReactElement => {
  let bands = 0;
  const children: ReactElement[] = [];
  for (const region of regions) {
    const placed = sections
      .filter((section) => section.region === region)
      .map((section) => {
        const banded = region === 'main' && section.manifest.landmark === 'region';
        const band = banded ? bands++ : null;
        const { state } = section;
        const env = envOf(state === 'headingOnly' ? { ...section, state: 'error' } : { ...section, state });
        return sectionElement(section, env, band, context);
      });
    if (region === 'main') children.push(createElement('main', { key: 'main', id: 'main', tabIndex: -1 }, placed));
    else children.push(...placed);
  }
  return <>{children}</>;
};

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
    key,
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

  // An island is a root of its own, in the browser as here; the prefix keeps its ids apart from other islands'.
  // No id has an underscore, so that no two keys come to the same.
  const prefix = `${key.replaceAll('/', '_')}_`;
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
