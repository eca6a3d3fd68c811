import type { Condition, Leaf } from '../../schemas/theme/conditions.ts';
import { rules } from '../problem.ts';
import { checkRef } from './check-ref.ts';
import type { Path } from './document.ts';
import type { RefScope } from './refs.ts';
import type { Report } from './report.ts';

const operandOf = { present: null, absent: null, in: 'values', notIn: 'values' } as const;
const wantedOperand = (op: Leaf['op']): 'value' | 'values' | null =>
  op in operandOf ? operandOf[op as keyof typeof operandOf] : 'value';

/** Checks the refs of a condition and the operands of its ops. */
export const checkCondition = (when: Condition, path: Path, scope: RefScope, report: Report): void => {
  for (const [leaf, at] of leavesOf(when, path)) {
    checkRef(leaf.ref, [...at, 'ref'], scope, report);
    checkOperand(leaf, at, report);
  }
};

const leavesOf = (node: Condition, path: Path): readonly [Leaf, Path][] => {
  if ('all' in node) return node.all.flatMap((part, i) => leavesOf(part, [...path, 'all', i]));
  if ('any' in node) return node.any.map((leaf, i): [Leaf, Path] => [leaf, [...path, 'any', i]]);
  return [[node, path]];
};

/** One finding a leaf: an operand of the wrong name is not missing under the right one as well. */
const checkOperand = (leaf: Leaf, path: Path, report: Report): void => {
  const { op } = leaf;
  const wanted = wantedOperand(op);
  const wrong = (['value', 'values'] as const).find((name) => name !== wanted && Object.hasOwn(leaf, name));
  if (wrong) {
    report.add({
      rule: rules.condition,
      path: [...path, wrong],
      at: 'key',
      message: `The op "${op}" takes ${wanted ? `"${wanted}", not` : 'no'} "${wrong}".`,
      expected: wanted ?? 'no operand',
      actual: wrong,
      ...(wanted && !Object.hasOwn(leaf, wanted) ? { candidates: [wanted], word: wrong } : {}),
    });
  } else if (wanted && !Object.hasOwn(leaf, wanted)) {
    report.add({
      rule: rules.condition,
      path,
      message: `The op "${op}" needs "${wanted}".`,
      expected: wanted,
    });
  } else if ((op === 'atLeast' || op === 'lessThan') && typeof leaf.value !== 'number') {
    report.add({
      rule: rules.condition,
      path: [...path, 'value'],
      message: `The op "${op}" compares with a number.`,
      expected: 'a number',
      actual: JSON.stringify(leaf.value),
    });
  }
};
