import { formatClause, type Part, pathOfPart } from '../../conditions/clauses.ts';
import { clausesOf } from '../../conditions/decide-condition.ts';
import { examineCondition } from '../conditions/examine-condition.ts';
import { fixWithout } from '../conditions/fix-condition.ts';
import { conditionsOf, type ThemeCondition } from '../conditions/theme-conditions.ts';
import { type CheckContext, defineRule } from '../rule.ts';

/** A part of a condition without which it says the same: said twice, or implied by the rest. */
export const conditionRedundant = defineRule({
  meta: {
    id: 'THM043',
    name: 'condition-redundant',
    title: 'Every part of a condition decides something.',
    severity: 'warning',
    docs: 'docs/rules/THM043.md',
    ignorable: true,
  },
  check(context) {
    for (const condition of conditionsOf(context)) {
      const verdict = examineCondition(condition);
      if (verdict.kind === 'normalised') {
        const { ref } = verdict.leaf;
        const message = `"${ref}" is never "#": its source makes that absent. To ask whether the school has one, write "op": "present".`;
        reportPart(condition, verdict.part, message, context);
      } else if (verdict.kind === 'redundant') {
        for (const { reason, ...part } of verdict.parts) reportPart(condition, part, reason, context);
      }
    }
  },
});

const reportPart = (condition: ThemeCondition, part: Part, message: string, context: CheckContext): void => {
  const fix = fixWithout(condition, part);
  context.report({
    path: pathOfPart(condition.when, condition.path, part),
    message,
    actual: describePart(condition, part),
    ...(fix ? { fix } : {}),
  });
};

const describePart = ({ when }: ThemeCondition, { clause, leaf }: Part): string => {
  const leaves = clausesOf(when)[clause] ?? [];
  return formatClause(leaf === undefined ? leaves : leaves.slice(leaf, leaf + 1));
};
