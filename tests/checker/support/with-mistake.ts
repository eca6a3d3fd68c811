import { readText } from '../../guardrails/files.ts';

/** By the place of an id, of a member, or of an item. */
const childOf = (node: unknown, key: string): string | number =>
  Array.isArray(node) ? (/^\d+$/.test(key) ? Number(key) : node.findIndex(({ id }) => id === key)) : key;

/** A built-in theme with one other value at a place; nothing is `undefined`. */
export const withMistake = (slug: string, place: string, value: unknown): string => {
  const theme = JSON.parse(readText(`themes/${slug}/theme.json`));
  const keys = place.split('/');
  const last = keys.pop() ?? '';
  let node = theme;
  for (const key of keys) node = node[childOf(node, key)] ??= {};
  const at = childOf(node, last);
  if (value === undefined) {
    if (Array.isArray(node)) node.splice(Number(at), 1);
    else delete node[at];
  } else if (Array.isArray(node) && at === -1) node.push(value);
  else node[at] = value;
  return JSON.stringify(theme, null, 2);
};
