import type { Section } from '#schemas/theme/theme.ts';
import { leavesOf } from '../../conditions/leaves.ts';
import type { CheckContext, PlacedTemplate } from '../rule.ts';

/** Every ref on a template's pages: of conditions, bindings, the page's title, and the params of its data. */
export const refsOn = ({ template, scope, sections }: PlacedTemplate): ReadonlySet<string> =>
  new Set([
    ...sections.flatMap(({ section, path }) => [
      ...(section.when ? leavesOf(section.when, path).map(([leaf]) => leaf.ref) : []),
      ...Object.values(section.bindings ?? {}).map(({ ref }) => ref),
    ]),
    ...Object.values(template.seo ?? {}).flatMap((value) => ('ref' in value ? [value.ref] : [])),
    ...Object.values(scope.data).flatMap(({ params = {} }) =>
      Object.values(params).flatMap((value) => (typeof value === 'object' ? [value.ref] : [])),
    ),
  ]);

/** What refs name under a root such as `data` or `route.query`. */
export const namesUnder = (root: string, refs: Iterable<string>): ReadonlySet<string> =>
  new Set(
    [...refs].flatMap((ref) => (ref.startsWith(`${root}.`) ? [ref.slice(root.length + 1).split('.')[0] ?? ''] : [])),
  );

/** The keys of all texts that a theme names: in its sections, menus, page titles and settings. */
export const textsNamed = ({ theme }: CheckContext): ReadonlySet<string> => {
  const { settings = [], groups = {}, templates } = theme;
  const sections = [...Object.values(groups), ...Object.values(templates).map((template) => template.sections)].flat();
  return new Set([
    ...settings.map(({ label }) => label.t),
    ...Object.values(templates).flatMap(({ nav, seo = {} }) => [
      ...(nav ? [nav.label.t] : []),
      ...Object.values(seo).flatMap((value) => ('t' in value ? [value.t] : [])),
    ]),
    ...(sections as readonly Section[]).flatMap((section) => textsIn(section.settings)),
  ]);
};

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  if ('t' in value && typeof value.t === 'string') return [value.t];
  return Object.values(value).flatMap(textsIn);
};
