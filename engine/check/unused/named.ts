import { leavesOf } from '../../conditions/leaves.ts';
import type { PlacedTemplate } from '../rule.ts';

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
