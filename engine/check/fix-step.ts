import type { Node } from 'jsonc-parser';
import type { Fix, TextEdit } from '../problem.ts';
import { keyOf, type ThemeDocument } from '../text/document.ts';
import type { FixStep } from './rule.ts';

/** Fixes as edits of the theme's text. Undefined if one of them has no place in it. */
export const fixOf = (document: ThemeDocument, steps: readonly FixStep[]): Fix | undefined => {
  const edits = steps.map((step) => editOf(document, step));
  const complete = edits.filter((edit) => edit !== undefined);
  if (steps.length === 0 || complete.length < edits.length) return undefined;
  return { title: steps.map(titleOf).join(', '), edits: complete };
};

const titleOf = (step: FixStep): string => {
  switch (step.kind) {
    case 'replace':
      return `write ${print(step.value)}`;
    case 'rename':
      return `rename "${step.path.at(-1)}" to "${step.name}"`;
    case 'remove':
      return typeof step.path.at(-1) === 'number' ? 'remove the entry' : `remove "${step.path.at(-1)}"`;
  }
};

const editOf = (document: ThemeDocument, step: FixStep): TextEdit | undefined => {
  const node = document.nodeAt(step.path);
  if (!node) return undefined;
  switch (step.kind) {
    case 'replace':
      return { offset: node.offset, length: node.length, text: print(step.value) };
    case 'rename': {
      const key = keyOf(node);
      return key && { offset: key.offset, length: key.length, text: JSON.stringify(step.name) };
    }
    case 'remove':
      return removal(document.text, node);
  }
};

/** Takes an item or a property out, with the comma that goes with it. */
const removal = (text: string, node: Node): TextEdit | undefined => {
  const item = keyOf(node) ? node.parent : node;
  const siblings = item?.parent?.children ?? [];
  if (!item?.parent) return undefined;
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

/** A value as themes are written: on one line, a space inside braces and behind colons and commas. */
const print = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(print).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${print(item)}`);
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}';
};
