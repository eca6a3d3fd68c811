import type { Leaf } from '#schemas/theme/conditions.ts';
import { formatClause } from '../../conditions/clauses.ts';
import { clausesOf, isAbsent } from '../../conditions/decide-condition.ts';
import { isNever } from '../../conditions/prove-condition.ts';
import { neededProps } from '../../conditions/section-state.ts';
import { worldsOf } from '../../conditions/worlds.ts';
import { examineCondition } from '../conditions/examine-condition.ts';
import { conditionsOf, type ThemeCondition } from '../conditions/theme-conditions.ts';
import { defineRule } from '../rule.ts';

/**
 * A condition under which a prop that the section cannot do without is surely absent. A section that says that it is
 * empty (`onEmpty: "message"`) has something to show all the same.
 */
export const conditionContradiction = defineRule({
  meta: {
    id: 'THM045',
    name: 'condition-contradiction',
    title: 'No condition asks for the absence of what its section shows.',
    severity: 'error',
    docs: 'docs/rules/THM045.md',
    ignorable: false,
  },
  check(context) {
    for (const condition of conditionsOf(context)) {
      const { section, registered, when, path } = condition;
      const { kind } = examineCondition(condition);
      if (!registered || section.onEmpty === 'message' || kind === 'never' || kind === 'misfit') continue;
      const bindings = section.bindings ?? {};
      const prop = neededProps(registered).find((name) => {
        const binding = Object.hasOwn(bindings, name) ? bindings[name] : undefined;
        return binding !== undefined && isAbsent(binding.fallback) && impliesAbsence(binding.ref, condition);
      });
      if (prop === undefined) continue;
      const ref = bindings[prop]?.ref ?? '';
      context.report({
        path,
        message: `The section shows "${ref}" as "${prop}", and its condition is true only where "${ref}" is absent: it never shows.`,
        expected: `a condition under which "${ref}" can be present`,
        actual: clausesOf(when).map(formatClause).join(' and '),
      });
    }
  },
});

const impliesAbsence = (ref: string, { when, scopes }: ThemeCondition): boolean => {
  const present: Leaf = { ref, op: 'present' };
  const clauses = [...clausesOf(when), [present]];
  const worlds = worldsOf(clauses.flat(), scopes);
  return worlds !== undefined && isNever(clauses, worlds);
};
