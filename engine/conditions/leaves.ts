import type { Condition, Leaf } from '#schemas/theme/conditions.ts';
import type { Path } from '../text/document.ts';

/** Every leaf of a condition with its path. */
export const leavesOf = (node: Condition, path: Path): readonly (readonly [Leaf, Path])[] => {
  if ('all' in node) return node.all.flatMap((part, i) => leavesOf(part, [...path, 'all', i]));
  if ('any' in node) return node.any.map((leaf, i): [Leaf, Path] => [leaf, [...path, 'any', i]]);
  return [[node, path]];
};
