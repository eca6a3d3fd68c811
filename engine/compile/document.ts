import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { type Position, type Problem, type RuleId, rules } from '../problem.ts';
import { findExceededLimit } from './limits.ts';
import { describeSyntaxError, findEncodingFault } from './syntax.ts';

/** A theme as it was written: text, syntax tree, and a way from a path to its place. */
export interface ThemeDocument {
  readonly file: string;
  readonly value: unknown;
  place(path: Path, at: 'key' | 'value'): { start: Position; end: Position };
}

export type Path = readonly (string | number)[];

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

export const pointerOf = (path: Path): string =>
  path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

const lineStarts = (text: string): number[] => {
  const starts = [0];
  for (let i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) starts.push(i + 1);
  return starts;
};

const positionIn = (starts: readonly number[], offset: number): Position => {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
};

/** Parses a theme's text. The first layer: syntax and size; with a finding here nothing else is looked at. */
export const parseDocument = (
  file: string,
  text: string,
): { document: ThemeDocument | null; problems: readonly Problem[] } => {
  const starts = lineStarts(text);
  const at = (rule: RuleId, offset: number, length: number, message: string, pointer = ''): Problem => ({
    rule,
    severity: 'error',
    file,
    pointer,
    start: positionIn(starts, offset),
    end: positionIn(starts, offset + length),
    message,
  });

  const fault = (problem: Problem) => ({ document: null, problems: [problem] });

  const exceeded = findExceededLimit(text);
  if (exceeded) return fault(at(rules.limit, exceeded.offset, exceeded.offset === 0 ? 0 : 1, exceeded.message));
  const encoding = findEncodingFault(text);
  if (encoding) return fault(at(rules.syntax, encoding.offset, encoding.length, encoding.message));

  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const first = errors[0];
  if (first || !root) {
    const { offset, length, message } = describeSyntaxError(text, first);
    return fault(at(rules.syntax, offset, length, message));
  }

  const problems = walk(root, (node, message, rule) => at(rule, node.offset, node.length, message));
  if (problems.length > 0) return { document: null, problems };

  const range = (node: Node) => ({
    start: positionIn(starts, node.offset),
    end: positionIn(starts, node.offset + node.length),
  });
  return {
    document: {
      file,
      value: toValue(root),
      place(path, what) {
        const { node: found, complete } = find(root, path);
        const property = found.parent?.type === 'property' ? found.parent.children?.[0] : undefined;
        return range(what === 'key' && complete && property ? property : found);
      },
    },
    problems: [],
  };
};

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

const walk = (root: Node, at: (node: Node, message: string, rule: RuleId) => Problem): Problem[] => {
  const problems: Problem[] = [];
  const visit = (node: Node): void => {
    if (typeof node.value === 'string' && (node.value.includes('\0') || /\p{Surrogate}/u.test(node.value))) {
      problems.push(at(node, 'The text has a character that cannot be stored.', rules.syntax));
    }
    if (node.type === 'object') {
      const seen = new Set<string>();
      for (const property of node.children ?? []) {
        const key = property.children?.[0];
        const name: unknown = key?.value;
        if (!key || typeof name !== 'string') continue;
        if (forbiddenKeys.has(name)) problems.push(at(key, `The key "${name}" is never allowed.`, rules.limit));
        if (seen.has(name)) problems.push(at(key, `The key "${name}" stands twice in this object.`, rules.syntax));
        seen.add(name);
      }
    }
    for (const child of node.children ?? []) visit(child);
  };
  visit(root);
  return problems;
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
