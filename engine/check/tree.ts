import type { Node } from 'jsonc-parser';

/** One property of an object in a syntax tree. */
export interface Member {
  readonly key: Node;
  readonly name: string;
  readonly value: Node | undefined;
}

/** The properties of an object; none of anything else. */
export const membersOf = (node: Node | undefined): readonly Member[] => {
  if (node?.type !== 'object') return [];
  return (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
    typeof key?.value === 'string' ? [{ key, name: key.value, value }] : [],
  );
};

export const memberOf = (node: Node | undefined, name: string): Node | undefined =>
  membersOf(node).find((member) => member.name === name)?.value;

/** The items of a list; none of anything else. */
export const itemsOf = (node: Node | undefined): readonly Node[] =>
  node?.type === 'array' ? (node.children ?? []) : [];
