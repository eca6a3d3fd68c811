import type { Node } from 'jsonc-parser';

/** Characters of a text that become others. */
export interface TextEdit {
  readonly offset: number;
  readonly length: number;
  readonly text: string;
}

export const applyEdits = (text: string, edits: readonly TextEdit[]): string =>
  edits
    // What is taken away first: something else may be put in its place.
    .toSorted((a, b) => b.offset - a.offset || b.length - a.length)
    .reduce(
      (current, { offset, length, text: own }) => current.slice(0, offset) + own + current.slice(offset + length),
      text,
    );

export const replaceValue = ({ offset, length }: Node, value: string): TextEdit => ({
  offset,
  length,
  text: JSON.stringify(value),
});

const keyNode = (property: Node): Node => property.children?.[0] ?? property;

export const renameKey = (property: Node, name: string): TextEdit => replaceValue(keyNode(property), name);

/** Another property behind one, on a line of its own where that one is. */
export const insertAfter = (text: string, property: Node, name: string, value: string): TextEdit => {
  const [, space = ' '] = /(\n[ \t]*)$/.exec(text.slice(0, property.offset)) ?? [];
  const offset = property.offset + property.length;
  return { offset, length: 0, text: `,${space}${JSON.stringify(name)}: ${JSON.stringify(value)}` };
};

/** Takes a property out of its object, with the comma and the space that it leaves behind. */
export const removeProperty = (text: string, property: Node): TextEdit => {
  const siblings = property.parent?.children ?? [];
  const at = siblings.indexOf(property);
  const next = siblings[at + 1];
  if (next) return { offset: property.offset, length: next.offset - property.offset, text: '' };
  const before = siblings[at - 1];
  const start = before ? before.offset + before.length : property.offset;
  const end = property.offset + property.length;
  const comma = /^\s*,/.exec(text.slice(end));
  return { offset: start, length: end - start + (before ? 0 : (comma?.[0].length ?? 0)), text: '' };
};
