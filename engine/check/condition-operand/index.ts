import type { Leaf } from '#schemas/theme/conditions.ts';
import { leavesOf } from '../../conditions/leaves.ts';
import type { Path } from '../../text/document.ts';
import { defineRule, type FixStep, type RuleFinding } from '../rule.ts';

type Operand = 'value' | 'values';

export const conditionOperand = defineRule({
  meta: {
    id: 'THM031',
    name: 'condition-operand',
    title: 'Every op of a condition has the operand that it takes, and no other.',
    severity: 'error',
    docs: 'docs/rules/THM031.md',
    ignorable: false,
  },
  check({ templates, report }) {
    for (const { section, path, registered } of templates.flatMap(({ sections }) => sections)) {
      if (!registered || !section.when) continue;
      for (const [leaf, at] of leavesOf(section.when, [...path, 'when'])) {
        const fault = faultOf(leaf, at);
        if (fault) report(fault);
      }
    }
  },
});

const operandOf = (op: Leaf['op']): Operand | null => {
  if (op === 'present' || op === 'absent') return null;
  return op === 'in' || op === 'notIn' ? 'values' : 'value';
};

/** One finding a leaf: an operand of the wrong name is not missing under the right one as well. */
const faultOf = (leaf: Leaf, path: Path): RuleFinding | undefined => {
  const { op } = leaf;
  const wanted = operandOf(op);
  const wrong = (['value', 'values'] as const).find((name) => name !== wanted && Object.hasOwn(leaf, name));
  if (wrong) {
    const isNamedWrong = wanted !== null && !Object.hasOwn(leaf, wanted);
    const fix = isNamedWrong ? renamed(leaf, wrong, wanted, path) : superfluous(leaf, wrong, path);
    return {
      path: [...path, wrong],
      at: 'key',
      message: `The op "${op}" takes ${wanted ? `"${wanted}", not` : 'no'} "${wrong}".`,
      expected: wanted ?? 'no operand',
      actual: wrong,
      ...(isNamedWrong ? { suggestion: wanted } : {}),
      ...(fix ? { fix } : {}),
    };
  }
  if (!wanted) return undefined;
  if (!Object.hasOwn(leaf, wanted)) return { path, message: `The op "${op}" needs "${wanted}".`, expected: wanted };
  if ((op === 'atLeast' || op === 'lessThan') && typeof leaf.value !== 'number') {
    const message = `The op "${op}" compares with a number.`;
    return { path: [...path, 'value'], message, expected: 'a number', actual: JSON.stringify(leaf.value) };
  }
  return undefined;
};

const removed = (path: Path): FixStep => ({ kind: 'remove', path });

/** Whoever writes that something is present: false means the opposite, and it is not for us to say so. */
const superfluous = (leaf: Leaf, wrong: Operand, path: Path): readonly FixStep[] | undefined =>
  operandOf(leaf.op) === null && leaf[wrong] === false ? undefined : [removed([...path, wrong])];

/** The operand under its right name: one value as a list, a list of one as that value. */
const renamed = (leaf: Leaf, wrong: Operand, wanted: Operand, path: Path): readonly FixStep[] | undefined => {
  const place = [...path, wrong];
  const rename: FixStep = { kind: 'rename', path: place, name: wanted };
  if (wanted === 'values') return [rename, { kind: 'replace', path: place, value: [leaf.value] }];
  const [only, ...others] = leaf.values ?? [];
  return others.length > 0 ? undefined : [rename, { kind: 'replace', path: place, value: only }];
};
