import { sayClause } from '../../conditions/clauses.ts';
import { clausesOf } from '../../conditions/decide-condition.ts';
import { examineCondition } from '../conditions/examine-condition.ts';
import { mendWithout } from '../conditions/mend-condition.ts';
import { conditionsOf, sayRefs } from '../conditions/theme-conditions.ts';
import { defineRule } from '../rule.ts';

/** A condition that every visit makes true, once its sources have answered. */
export const conditionAlways = defineRule({
  meta: {
    id: 'THM042',
    name: 'condition-always',
    title: 'Every condition is false at some visit.',
    severity: 'warning',
    docs: 'docs/rules/THM042.md',
    ignorable: true,
  },
  check(context) {
    for (const condition of conditionsOf(context)) {
      if (examineCondition(condition).kind !== 'always') continue;
      const clauses = clausesOf(condition.when);
      const fix = mendWithout(condition, undefined);
      context.report({
        path: condition.path,
        message: `${clauses.map((clause) => `"${sayClause(clause)}"`).join(' and ')} is always true: the section stands without it.`,
        expected: sayRefs(clauses.flat(), condition),
        actual: clauses.map(sayClause).join(' and '),
        ...(fix ? { fix } : {}),
      });
    }
  },
});
