import type { Node } from 'jsonc-parser';
import { defineTextRule, type TextContext } from '../rule.ts';
import { membersOf } from '../tree.ts';
import { encodingFault, syntaxFaults } from './faults.ts';

/** Plain JSON in UTF-8, each key of an object once. */
export const syntax = defineTextRule({
  meta: {
    id: 'THM001',
    name: 'syntax',
    title: 'A theme is one JSON object in UTF-8: no comments, no trailing commas, no key twice.',
    severity: 'error',
    docs: 'docs/rules/THM001.md',
    ignorable: false,
  },
  check(context) {
    const { text, exceeded, root, errors } = context;
    if (exceeded) return;
    const encoding = encodingFault(text);
    if (encoding) context.report(encoding);
    else if (!root || errors.length > 0) for (const fault of syntaxFaults(text, errors)) context.report(fault);
    else checkTree(root, context);
  },
});

const checkTree = (node: Node, context: TextContext): void => {
  const { offset, length } = node;
  if (typeof node.value === 'string' && (node.value.includes('\0') || /\p{Surrogate}/u.test(node.value))) {
    context.report({ offset, length, message: 'The text has a character that cannot be stored.' });
  }
  const seen = new Set<string>();
  for (const { key, name } of membersOf(node)) {
    const message = `The key "${name}" stands twice in this object.`;
    if (seen.has(name)) context.report({ offset: key.offset, length: key.length, message });
    seen.add(name);
  }
  for (const child of node.children ?? []) checkTree(child, context);
};
