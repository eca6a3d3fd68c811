import type { Misplaced } from '../../literals.ts';
import { defineRule, type RuleFinding } from '../rule.ts';

/** A figure that a visitor would take for the school's own, though a theme made it up. */
export const figure = defineRule({
  meta: {
    id: 'THM068',
    name: 'figure',
    title: 'Every figure that a theme writes is marked as an example, and nothing else is.',
    severity: 'error',
    docs: 'docs/rules/THM068.md',
    ignorable: false,
  },
  check({ templates, report }) {
    for (const { settings } of templates.flatMap(({ sections }) => sections)) {
      for (const { kind, value, path } of settings?.misplaced ?? []) {
        const finding = describe[kind](value);
        if (finding) report({ path, actual: JSON.stringify(value), ...finding });
      }
    }
  },
});

const describe: Readonly<Record<Misplaced, (value: unknown) => Pick<RuleFinding, 'message' | 'expected'> | undefined>> =
  {
    figure: (value) => ({
      message: `Visitors would take ${JSON.stringify(value)} for the school’s own figure. Mark it as an example: it stands in previews and at demo schools alone, and a school enters its own.`,
      expected: isPlain(value) ? JSON.stringify({ example: value }) : '{ "example": "…" }',
    }),
    example: () => ({
      message: 'Only a figure of the school can be an example, and this is none. Write the value itself.',
      expected: 'the value without { "example": … }',
    }),
    // A finding of THM024.
    text: () => undefined,
  };

const isPlain = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';
