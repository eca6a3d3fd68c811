import { leavesOf } from '../../conditions/leaves.ts';
import type { PlacedTemplate } from '../rule.ts';

/** How many requests for data a page can make at most: those that something on it refers to, equal ones once. */
export const distinctRequests = ({ template, scope, sections }: PlacedTemplate): number => {
  const refs = [
    ...sections.flatMap(({ section: { when, bindings = {} }, path }) => [
      ...(when ? leavesOf(when, path).map(([leaf]) => leaf.ref) : []),
      ...Object.values(bindings).map(({ ref }) => ref),
    ]),
    ...Object.values(template.seo ?? {}).flatMap((value) => ('ref' in value ? [value.ref] : [])),
  ];
  const named = new Set(refs.map((ref) => ref.split('.')).flatMap(([root, id = '']) => (root === 'data' ? [id] : [])));
  const requests = Object.entries(scope.data)
    .filter(([id, { notFoundWhenEmpty }]) => named.has(id) || notFoundWhenEmpty)
    .map(([, { source, params = {} }]) => JSON.stringify([source, Object.entries(params).sort(byName)]));
  return new Set(requests).size;
};

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number => (a < b ? -1 : 1);
