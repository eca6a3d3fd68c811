import { isPanelKey, keys } from '#preview/shared/choices.ts';
import { type PanelFacts, panelPath, type TemplateFacts } from '#preview/shared/protocol.ts';
import type { View } from './view.ts';

/** The page that a window's address is about. */
export const pageAddress = (window: URL): URL => {
  const page = new URL(window);
  page.pathname = window.pathname.slice(panelPath.length) || '/';
  for (const key of [...page.searchParams.keys()]) if (isPanelKey(key)) page.searchParams.delete(key);
  return page;
};

/** The address of a window that shows a page so: all that is chosen stands in it. */
export const windowAddress = (page: URL, { width, panel }: View): URL => {
  const window = new URL(page);
  window.pathname = panelPath + page.pathname;
  if (width !== 'full') window.searchParams.set(keys.width, String(width));
  if (!panel) window.searchParams.set(keys.panel, '0');
  return window;
};

interface Place {
  readonly template: TemplateFacts;
  readonly params: Readonly<Record<string, string | number>>;
  readonly locale: string;
}

/** An address that no page of a theme is at: its template without a route answers it. */
const nowhere = ['no-such-page'];

/** The path of a template's page in a language; the first language is the one without a prefix. */
export const pathTo = ({ template, params, locale }: Place, { locales: [initial] }: PanelFacts): string => {
  const segments = template.segments ?? nowhere;
  const parts = segments.map((segment) =>
    segment.startsWith(':') ? encodeURIComponent(params[segment.slice(1)] ?? '') : segment,
  );
  return `/${[...(locale === initial ? [] : [locale]), ...parts].join('/')}`;
};
