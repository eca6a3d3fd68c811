import { type CompiledTheme, hrefOf, type Loaders, notFoundPath } from '#engine/index.ts';
import type { WebsitePage } from '#schemas/api/website-page.ts';
import { fillRoute } from '#schemas/theme/page-roles.ts';
import type { CallContext } from '#server/http/calls/handle.ts';
import { isUnavailable } from '#server/store/errors.ts';

type Example = WebsitePage['pages'][number];

/** Where the first item is found that has a page of its own, by the role of that page. */
const ofItems = {
  article: { source: 'blogs', params: { page: 1, pageSize: 1 }, slug: 'blog_Slug', title: 'blog_Title' },
  album: { source: 'gallery', params: { pageSize: 1, isActiveWebsite: 1 }, slug: 'album_Slug', title: 'album_Name' },
} as const;

interface Asked {
  readonly theme: CompiledTheme;
  readonly locale: string;
  readonly loaders: Loaders;
  readonly log: CallContext['log'];
}

/**
 * Pages that no menu leads to, each by one that can be looked at: an article, an album, and what stands where no page
 * is. What the school has none of is left out, as is what cannot be read now.
 */
export const examplePages = async (asked: Asked): Promise<readonly Example[]> => {
  const roles = ['article', 'album'] as const;
  const items = await Promise.all(roles.map((role) => itemPage(asked, role)));
  return [...items.filter((page) => page !== undefined), ...missingPage(asked.theme, asked.locale)];
};

const itemPage = async (
  { theme, locale, loaders, log }: Asked,
  role: keyof typeof ofItems,
): Promise<Example | undefined> => {
  const { source, params, slug, title } = ofItems[role];
  const { [role]: route } = theme.pages;
  const template = Object.values(theme.templates).find(({ segments }) => `/${segments?.join('/')}` === route);
  const load = loaders[source];
  if (route === undefined || !template || !load) return undefined;
  const items = await load(params, { signal: new AbortController().signal, started: () => undefined }).catch(
    (err: unknown) => {
      if (!isUnavailable(err)) log.error({ err }, 'An example of a page could not be read.');
      return [];
    },
  );
  const [first] = items as readonly Readonly<Record<string, unknown>>[];
  if (typeof first?.[slug] !== 'string') return undefined;
  const segments = fillRoute(route, first[slug]).split('/').filter(Boolean);
  return { path: hrefOf(theme, segments, locale), template: template.id, title: String(first[title] ?? ''), role };
};

const missingPage = (theme: CompiledTheme, locale: string): readonly Example[] =>
  Object.hasOwn(theme.templates, 'not-found')
    ? [{ path: hrefOf(theme, [notFoundPath.slice(1)], locale), template: 'not-found', title: '', role: 'notFound' }]
    : [];
