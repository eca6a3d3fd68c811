import { formatClause } from '../../conditions/clauses.ts';
import { clausesOf } from '../../conditions/decide-condition.ts';
import { examineCondition } from '../conditions/examine-condition.ts';
import { fixWithout } from '../conditions/fix-condition.ts';
import { conditionsOf, describeRefs } from '../conditions/theme-conditions.ts';
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
      const fix = fixWithout(condition, undefined);
      context.report({
        path: condition.path,
        message: `${clauses.map((clause) => `"${formatClause(clause)}"`).join(' and ')} is always true: the section stands without it.`,
        expected: describeRefs(clauses.flat(), condition),
        actual: clauses.map(formatClause).join(' and '),
        ...(fix ? { fix } : {}),
      });
    }
  },
});
