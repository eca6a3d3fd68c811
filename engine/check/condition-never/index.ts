import { type Clauses, formatClause, pathOfPart } from '../../conditions/clauses.ts';
import { clausesOf } from '../../conditions/decide-condition.ts';
import { examineCondition } from '../conditions/examine-condition.ts';
import { conditionsOf, describeRefs } from '../conditions/theme-conditions.ts';
import { defineRule } from '../rule.ts';

/** A condition that no visit makes true, at the last of the fewest clauses that cannot be true together. */
export const conditionNever = defineRule({
  meta: {
    id: 'THM041',
    name: 'condition-never',
    title: 'Every condition is true at some visit.',
    severity: 'error',
    docs: 'docs/rules/THM041.md',
    ignorable: false,
  },
  check(context) {
    for (const condition of conditionsOf(context)) {
      const verdict = examineCondition(condition);
      if (verdict.kind !== 'never') continue;
      const clauses: Clauses = clausesOf(condition.when);
      const culprits = verdict.clauses.map((clause) => ({ clause, leaves: clauses[clause] ?? [] }));
      const last = culprits.at(-1);
      if (!last) continue;
      const others = culprits.slice(0, -1).map(({ leaves }) => `"${formatClause(leaves)}"`);
      context.report({
        path: pathOfPart(condition.when, condition.path, { clause: last.clause }),
        message: `"${formatClause(last.leaves)}" is never true${others.length > 0 ? ` beside ${others.join(' and ')}` : ''}: the section never shows.`,
        expected: describeRefs(last.leaves, condition),
        actual: formatClause(last.leaves),
      });
    }
  },
});
