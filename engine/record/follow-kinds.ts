import { pageRoleNames } from '#schemas/theme/page-roles.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import type { CompiledSection, CompiledTheme } from '../theme.ts';
import type { Dangling } from './dangling.ts';

type Followed = Pick<SiteRecord, 'overrides' | 'order'>;

/**
 * What a school chose for sections of one theme, under the names of another: those of the section of the same kind with
 * the same name, else of the only section of that kind on that page. A page is the one with its name, else with its role
 * or address.
 */
export const followKinds = (
  { overrides, order }: Followed,
  before: CompiledTheme,
  theme: CompiledTheme,
): { readonly choices: Followed; readonly dangling: readonly Dangling[] } => {
  const dangling: Dangling[] = [];
  const moved: NonNullable<Followed['overrides']> = {};
  const there = (key: string): string => {
    const { page, id } = partsOf(key);
    return `${pageIn(page, before, theme)}/${id}`;
  };
  for (const [key, override] of Object.entries(overrides ?? {})) {
    const from = sectionAt(before, key);
    const to = from ? placeOf(from, there(key), theme) : key;
    const isTaken = to !== undefined && to !== key && (Object.hasOwn(moved, to) || Object.hasOwn(overrides ?? {}, to));
    if (to !== undefined && !isTaken) moved[to] = override;
    else dangling.push({ kind: 'section', name: key, message: noPlaceFor(there(key), from, theme) });
  }
  const ordered = Object.entries(order ?? {}).map(([template, ids]) => [
    pageIn(template, before, theme),
    ids.map((id) => {
      const key = `${template}/${id}`;
      const from = sectionAt(before, key);
      return partsOf((from && placeOf(from, there(key), theme)) ?? key).id;
    }),
  ]);
  return {
    choices: {
      ...(overrides && { overrides: moved }),
      ...(order && { order: Object.fromEntries(ordered) as NonNullable<Followed['order']> }),
    },
    dangling,
  };
};

const partsOf = (key: string): { readonly page: string; readonly id: string } => {
  const at = key.indexOf('/');
  return { page: key.slice(0, at), id: key.slice(at + 1) };
};

const routeOf = ({ templates }: CompiledTheme, page: string): string | undefined => {
  const segments = templates[page]?.segments;
  return segments ? `/${segments.join('/')}` : undefined;
};

/** The name of the other theme's page for the same; its own where there is none. */
const pageIn = (page: string, before: CompiledTheme, theme: CompiledTheme): string => {
  const route = routeOf(before, page);
  if (theme.templates[page] || route === undefined) return page;
  const role = pageRoleNames.find((name) => before.pages[name] === route);
  const wanted = role ? theme.pages[role] : route;
  return Object.keys(theme.templates).find((name) => routeOf(theme, name) === wanted) ?? page;
};

const sectionAt = ({ templates }: CompiledTheme, key: string): CompiledSection | undefined =>
  Object.values(templates)
    .flatMap(({ sections }) => sections)
    .find((section) => section.key === key);

/** Undefined where nothing there is of its kind, or several sections are, or another kind has its name. */
const placeOf = ({ type, region }: CompiledSection, key: string, theme: CompiledTheme): string | undefined => {
  const named = sectionAt(theme, key);
  if (named?.type === type) return key;
  // Header and footer are the same on every page.
  const template = region === 'main' ? theme.templates[partsOf(key).page] : Object.values(theme.templates)[0];
  const alike = template?.sections.filter((section) => section.type === type && section.region === region) ?? [];
  if (alike.length === 1) return alike[0]?.key;
  return named ? undefined : key;
};

const noPlaceFor = (key: string, from: CompiledSection | undefined, theme: CompiledTheme): string => {
  const named = sectionAt(theme, key);
  return from && named && named.type !== from.type
    ? `"${key}" is of the kind "${named.type}" in this theme, not "${from.type}".`
    : `Another choice has the place of "${key}" in this theme.`;
};
