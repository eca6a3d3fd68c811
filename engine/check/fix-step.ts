import type { Fix, TextEdit } from '../problem.ts';
import { keyOf, type ThemeDocument } from '../text/document.ts';
import { oneLine, removal, replacement } from '../text/edits.ts';
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
      return `write ${oneLine(step.value)}`;
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
      return replacement(node, oneLine(step.value));
    case 'rename': {
      const key = keyOf(node);
      return key && replacement(key, JSON.stringify(step.name));
    }
    case 'remove':
      return removal(document.text, (keyOf(node) ? node.parent : undefined) ?? node);
  }
};
