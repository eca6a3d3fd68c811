import {
  type CompiledTheme,
  type CompileResult,
  createEngine,
  matchRoute,
  parseQuery,
  type RouteMatch,
  type ThemeText,
  type Visit,
} from '../../../engine/index.ts';
import { sources } from '../../../schemas/sources/index.ts';
import { sections } from '../../../sections/index.ts';
import type { AssetManifest } from '../../shared/assets.ts';
import { renderDocument } from '../../site/document.ts';
import type { PageFacts } from '../data/preview-data.ts';

/** This module is loaded through Vite from the sources, and again after each edit of what it imports. */
export { openPreviewData } from '../data/preview-data.ts';

export interface PageRequest {
  readonly theme: CompiledTheme;
  /** Decoded. */
  readonly path: string;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly facts: PageFacts;
  readonly assets: AssetManifest;
}

export interface MadePage {
  readonly status: 200 | 404;
  readonly html: string;
  /** What stands in `<body>`. */
  readonly body: string;
  /** Sections that threw and sources that failed; the page stands without them. */
  readonly failures: readonly { readonly title: string; readonly error: unknown }[];
}

export interface PageMaker {
  compile(theme: ThemeText): CompileResult;
  /** The finished page, or where its canonical address is. */
  make(request: PageRequest): Promise<MadePage | { readonly redirect: string }>;
}

const notFoundPath = '/404';

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
  const engine = createEngine({
    sections: loaded,
    sources,
    clock: () => performance.now(),
    islandUrl: options.islandUrl,
  });

  const make = async (request: PageRequest, match: RouteMatch | null): Promise<MadePage> => {
    const { theme, facts, assets } = request;
    const notFound = theme.templates['not-found'];
    const template = match?.template ?? notFound;
    if (!template)
      throw new Error(`The theme "${theme.slug}" has no page for this address, and no template "not-found".`);
    const visit: Visit = {
      site: facts.site,
      record: { themeId: theme.themeId },
      visitor: { signedIn: false },
      locale: match?.locale ?? theme.defaultLocale,
      path: match?.path ?? notFoundPath,
      params: match?.params ?? {},
      query: parseQuery(template, request.query),
    };
    const plan = engine.plan(theme, template, visit);
    const decision = engine.decide(plan, await engine.load(plan, facts.loaders));
    if (decision.status === 404 && template.segments !== null && notFound) return make(request, null);
    const page = await engine.render(decision);
    const failures = [
      ...page.dropped.map(({ key, error }) => ({ title: `The section ${key} threw`, error })),
      ...decision.failures.map(({ source, error }) => ({ title: `The source ${source} failed`, error })),
    ];
    const { html } = renderDocument({ page, theme, visit, assets, noindex: true });
    return { status: page.status, html, body: page.body, failures };
  };

  return {
    compile: engine.compile,
    async make(request) {
      const match = matchRoute(request.theme, request.path);
      return match?.canonical ? { redirect: match.canonical } : make(request, match);
    },
  };
};
