import type { Condition, Leaf } from '#schemas/theme/conditions.ts';
import { formatClause, formatLeaf, type Part, pathOfPart } from '../../conditions/clauses.ts';
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
        const suggestion = formatLeaf({ ref, op: 'present' });
        reportPart(
          condition,
          { ...verdict.part, meant: asPresent(condition, verdict.part), suggestion, message },
          context,
        );
      } else if (verdict.kind === 'redundant') {
        for (const { reason, ...part } of verdict.parts) reportPart(condition, { ...part, message: reason }, context);
      }
    }
  },
});

interface Reported extends Part {
  readonly message: string;
  readonly suggestion?: string;
  /** What the condition was written to say, where that is another thing. */
  readonly meant?: Condition;
}

const reportPart = (
  condition: ThemeCondition,
  { message, suggestion, meant, ...part }: Reported,
  context: CheckContext,
): void => {
  const fix = fixWithout(condition, part, meant);
  context.report({
    path: pathOfPart(condition.when, condition.path, part),
    message,
    actual: describePart(condition, part),
    ...(suggestion === undefined ? {} : { suggestion }),
    ...(fix ? { fix } : {}),
  });
};

/**
 * The condition with `present` in place of a leaf that excludes a text which never arrives. Whoever wrote it wanted no
 * section where there is nothing, and the leaf is no reason to show one.
 */
const asPresent = ({ when }: ThemeCondition, { clause, leaf }: Part): Condition => ({
  all: clausesOf(when).map((leaves, i) => ({
    any: leaves.map((one, j): Leaf => (i === clause && j === leaf ? { ref: one.ref, op: 'present' } : one)),
  })),
});

const describePart = ({ when }: ThemeCondition, { clause, leaf }: Part): string => {
  const leaves = clausesOf(when)[clause] ?? [];
  return formatClause(leaf === undefined ? leaves : leaves.slice(leaf, leaf + 1));
};
