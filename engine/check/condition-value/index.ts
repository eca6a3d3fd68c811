import { examineCondition } from '../conditions/examine-condition.ts';
import { conditionsOf } from '../conditions/theme-conditions.ts';
import { defineRule } from '../rule.ts';

/** An operand outside of its ref's type or options, or an op that does not apply to its ref. */
export const conditionValue = defineRule({
  meta: {
    id: 'THM044',
    name: 'condition-value',
    title: 'A condition compares a ref with values that it can have.',
    severity: 'error',
    docs: 'docs/rules/THM044.md',
    ignorable: false,
  },
  check(context) {
    for (const condition of conditionsOf(context)) {
      const verdict = examineCondition(condition);
      if (verdict.kind !== 'misfit') continue;
      for (const misfit of verdict.misfits) context.report(misfit);
    }
  },
});
