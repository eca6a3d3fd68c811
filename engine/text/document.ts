import type { Node } from 'jsonc-parser';
import type { Position } from '../problem.ts';

export type Path = readonly (string | number)[];

export interface Range {
  readonly start: Position;
  readonly end: Position;
}

/** From an offset of a text to its line and column. */
export type Positions = (offset: number) => Position;

/** A theme as it was written: text, syntax tree, and a way from a path to its place. */
export interface ThemeDocument {
  readonly text: string;
  readonly value: unknown;
  /** The node of the value at a path, if there is one. */
  nodeAt(path: Path): Node | undefined;
  /** The place of a path, or of the deepest part of it that there is. */
  place(path: Path, at: 'key' | 'value'): Range;
}

export const pointerOf = (path: Path): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

export const createPositions = (text: string): Positions => {
  const starts = [0];
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) starts.push(i + 1);
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
};

/** A document from a tree without errors. */
export const createDocument = (text: string, root: Node, positions: Positions): ThemeDocument => ({
  text,
  value: toValue(root),
  nodeAt(path) {
    const { node, complete } = find(root, path);
    return complete ? node : undefined;
  },
  place(path, at) {
    const { node, complete } = find(root, path);
    const shown = at === 'key' && complete ? (keyOf(node) ?? node) : node;
    return { start: positions(shown.offset), end: positions(shown.offset + shown.length) };
  },
});

/** The node of a value's key; undefined in a list. */
export const keyOf = (node: Node): Node | undefined =>
  node.parent?.type === 'property' ? node.parent.children?.[0] : undefined;

/** The node at a path, or the deepest one on the way to it that there is. */
const find = (root: Node, path: Path): { node: Node; complete: boolean } => {
  let node = root;
  for (const part of path) {
    const next =
      node.type === 'array'
        ? node.children?.[Number(part)]
        : node.children?.find((property) => property.children?.[0]?.value === String(part))?.children?.[1];
    if (!next) return { node, complete: false };
    node = next;
  }
  return { node, complete: true };
};

const toValue = (node: Node): unknown => {
  if (node.type === 'array') return (node.children ?? []).map(toValue);
  if (node.type !== 'object') return node.value;
  return Object.fromEntries(
    (node.children ?? []).map((property) => {
      const [key, value] = property.children ?? [];
      return [String(key?.value), value ? toValue(value) : null];
    }),
  );
};
