import type { Node } from 'jsonc-parser';
import type { TextEdit } from '../problem.ts';

/** The text with edits that do not overlap, but for one that puts something where another takes something away. */
export const applyEdits = (text: string, edits: readonly TextEdit[]): string =>
  edits
    // From the end on, so that no edit moves another; what is taken away goes first.
    .toSorted((a, b) => b.offset - a.offset || b.length - a.length)
    .reduce((before, edit) => before.slice(0, edit.offset) + edit.text + before.slice(edit.offset + edit.length), text);

export const replacement = ({ offset, length }: Node, text: string): TextEdit => ({ offset, length, text });

/** Takes an item or a property out, with the comma that goes with it. Undefined for what stands in nothing. */
export const removal = (text: string, item: Node): TextEdit | undefined => {
  const siblings = item.parent?.children ?? [];
  if (!item.parent) return undefined;
  const at = siblings.indexOf(item);
  const before = siblings[at - 1];
  const after = siblings[at + 1];
  const end = item.offset + item.length;
  if (before) return cut(before.offset + before.length, end);
  if (after) return cut(item.offset, after.offset);
  const inside = text.slice(item.parent.offset + 1, item.parent.offset + item.parent.length - 1);
  return cut(item.parent.offset + 1, item.parent.offset + 1 + inside.length);
};

const cut = (from: number, to: number): TextEdit => ({ offset: from, length: to - from, text: '' });

/** Another property behind one, on a line of its own where that one is. */
export const insertion = (text: string, property: Node, name: string, value: unknown): TextEdit => {
  const [, space = ' '] = /(\n[ \t]*)$/.exec(text.slice(0, property.offset)) ?? [];
  const offset = property.offset + property.length;
  return { offset, length: 0, text: `,${space}${JSON.stringify(name)}: ${oneLine(value)}` };
};

/** A value as themes are written: on one line, a space inside braces and behind colons and commas. */
export const oneLine = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${oneLine(item)}`);
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
};
