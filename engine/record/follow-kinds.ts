import type { SiteRecord } from '#schemas/theme/site-record.ts';
import type { CompiledSection, CompiledTheme } from '../theme.ts';
import type { Dangling } from './dangling.ts';

type Followed = Pick<SiteRecord, 'overrides' | 'order'>;

/**
 * What a school chose for sections of one theme, under the names of another: those of the section of the same kind with
 * the same name, else of the only section of that kind on that page.
 */
export const followKinds = (
  { overrides, order }: Followed,
  before: CompiledTheme,
  theme: CompiledTheme,
): { readonly choices: Followed; readonly dangling: readonly Dangling[] } => {
  const dangling: Dangling[] = [];
  const moved: NonNullable<Followed['overrides']> = {};
  for (const [key, override] of Object.entries(overrides ?? {})) {
    const from = sectionAt(before, key);
    const to = from ? placeOf(from, theme) : key;
    const isTaken = to !== undefined && to !== key && (Object.hasOwn(moved, to) || Object.hasOwn(overrides ?? {}, to));
    if (to !== undefined && !isTaken) moved[to] = override;
    else dangling.push({ kind: 'section', name: key, message: noPlaceFor(key, from, theme) });
  }
  const ordered = Object.entries(order ?? {}).map(([template, ids]) => [
    template,
    ids.map((id) => {
      const from = sectionAt(before, `${template}/${id}`);
      return idIn((from && placeOf(from, theme)) ?? `${template}/${id}`);
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

const idIn = (key: string): string => key.slice(key.indexOf('/') + 1);

const sectionAt = ({ templates }: CompiledTheme, key: string): CompiledSection | undefined =>
  Object.values(templates)
    .flatMap(({ sections }) => sections)
    .find((section) => section.key === key);

/** Undefined where nothing there is of its kind, or several sections are, or another kind has its name. */
const placeOf = ({ key, type, region }: CompiledSection, theme: CompiledTheme): string | undefined => {
  const named = sectionAt(theme, key);
  if (named?.type === type) return key;
  const [page = ''] = key.split('/');
  // Header and footer are the same on every page.
  const template = region === 'main' ? theme.templates[page] : Object.values(theme.templates)[0];
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
