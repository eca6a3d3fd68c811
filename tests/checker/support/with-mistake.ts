import { readText } from '../../guardrails/files.ts';

/** An object or a list of a document. */
type Node = { [key: string | number]: unknown };

/** By the place of an id, of a member, or of an item. */
const childOf = (node: unknown, key: string): string | number =>
  Array.isArray(node) ? (/^\d+$/.test(key) ? Number(key) : node.findIndex(({ id }) => id === key)) : key;

/** What stands at a place instead; nothing is `undefined`. */
export interface OtherValue {
  readonly place: string;
  readonly value?: unknown;
}

/** A built-in theme with other values at some places. */
export const withMistake = (slug: string, others: readonly OtherValue[]): string => {
  const theme: Node = JSON.parse(readText(`themes/${slug}/theme.json`));
  for (const { place, value } of others) put(theme, place, value);
  return JSON.stringify(theme, null, 2);
};

const put = (theme: Node, place: string, value: unknown): void => {
  const keys = place.split('/');
  const last = keys.pop() ?? '';
  let node: Node = theme;
  for (const key of keys) {
    const child = childOf(node, key);
    node[child] ??= {};
    node = node[child] as Node;
  }
  const at = childOf(node, last);
  if (value === undefined) {
    if (Array.isArray(node)) node.splice(Number(at), 1);
    else delete node[at];
  } else if (Array.isArray(node) && at === -1) node.push(value);
  else node[at] = value;
};
