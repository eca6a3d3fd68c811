import type { Node } from 'jsonc-parser';
import { limits } from '../../text/limits.ts';
import { defineTextRule, type TextContext } from '../rule.ts';
import { itemsOf, memberOf, membersOf } from '../tree.ts';

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);

/** What the server would have to read is bounded before anything is built from it. */
export const limit = defineTextRule({
  meta: {
    id: 'THM002',
    name: 'limit',
    title: 'A theme keeps within the limits of size, depth and number, and uses no forbidden key.',
    severity: 'error',
    docs: 'docs/rules/THM002.md',
    ignorable: false,
  },
  check(context) {
    const { exceeded, root, errors } = context;
    if (exceeded) {
      context.report({ ...exceeded, length: exceeded.offset === 0 ? 0 : 1 });
      return;
    }
    if (!root || errors.length > 0) return;
    checkKeys(root, context);
    for (const sections of sectionLists(root)) {
      checkLength(sections, limits.sections, `A list of sections has at most ${limits.sections} sections.`, context);
      for (const section of itemsOf(sections)) checkBlocks(memberOf(section, 'settings'), context);
    }
  },
});

const checkKeys = (node: Node, context: TextContext): void => {
  for (const { key, name } of membersOf(node)) {
    if (!forbiddenKeys.has(name)) continue;
    const { offset, length } = key;
    context.report({ offset, length, message: `The key "${name}" is never allowed.` });
  }
  for (const child of node.children ?? []) checkKeys(child, context);
};

/** The lists of the templates and of the groups. */
const sectionLists = (root: Node): readonly (Node | undefined)[] => [
  ...membersOf(memberOf(root, 'groups')).map(({ value }) => value),
  ...membersOf(memberOf(root, 'templates')).map(({ value }) => memberOf(value, 'sections')),
];

const checkBlocks = (node: Node | undefined, context: TextContext): void => {
  checkLength(node, limits.blocks, `A list in a section's settings has at most ${limits.blocks} items.`, context);
  for (const child of node?.children ?? []) checkBlocks(child, context);
};

/** Reports the first item too many. */
const checkLength = (list: Node | undefined, max: number, message: string, context: TextContext): void => {
  const items = itemsOf(list);
  const extra = items[max];
  if (!extra) return;
  const { offset, length } = extra;
  context.report({ offset, length, message, expected: `at most ${max}`, actual: String(items.length) });
};
