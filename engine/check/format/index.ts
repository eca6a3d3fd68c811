import { currentFormat, formatAge, newerFormat } from '../../migrate/index.ts';
import { defineTextRule } from '../rule.ts';
import { memberOf } from '../tree.ts';

/** Where this stands, nothing else is looked at: the schemas and names of another format are others. */
export const format = defineTextRule({
  meta: {
    id: 'THM003',
    name: 'format',
    title: 'A theme is written in the current format.',
    severity: 'error',
    docs: 'docs/rules/THM003.md',
    ignorable: false,
  },
  check({ root, errors, report }) {
    if (!root || errors.length > 0) return;
    const node = memberOf(root, 'format');
    const value: unknown = node?.value;
    const age = formatAge(value);
    if (!node || age === 'current' || age === 'none') return;
    const { offset, length } = node;
    const message =
      age === 'newer'
        ? newerFormat(Number(value))
        : `This theme has format ${value}. Migrate it to format ${currentFormat} with: schoolyard theme migrate <file>`;
    report({ offset, length, message, expected: String(currentFormat), actual: String(value) });
  },
});
