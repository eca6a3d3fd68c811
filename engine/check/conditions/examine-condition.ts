import type { Leaf } from '#schemas/theme/conditions.ts';
import type { Part } from '../../conditions/clauses.ts';
import { clausesOf } from '../../conditions/decide-condition.ts';
import { findMisfit, type Misfit } from '../../conditions/find-misfit.ts';
import { leavesOf } from '../../conditions/leaves.ts';
import { type Proof, proveCondition } from '../../conditions/prove-condition.ts';
import { worldsOf } from '../../conditions/worlds.ts';
import { describeRef } from '../../refs/ref-domain.ts';
import type { ThemeCondition } from './theme-conditions.ts';

/**
 * The one thing to say of a condition, so that one mistake is not said by several rules: operands that no ref has
 * come before a test for what the `site` source takes away, and that before what all worlds prove.
 */
export type Verdict =
  | { readonly kind: 'misfit'; readonly misfits: readonly Misfit[] }
  | { readonly kind: 'normalised'; readonly leaf: Leaf; readonly part: Part }
  | Proof;

/** A condition that cannot be proven `depends`; of one that has findings of its names there is no more to say. */
export const examineCondition = ({ when, path, scopes }: ThemeCondition): Verdict => {
  const leaves = leavesOf(when, path);
  const isKnown = ({ ref }: Leaf): boolean => scopes.every((scope) => describeRef(ref, scope) !== undefined);
  if (!leaves.every(([leaf]) => isWhole(leaf) && isKnown(leaf))) return { kind: 'misfit', misfits: [] };

  const misfits = leaves.flatMap(([leaf, place]) => {
    const misfit = findMisfit(leaf, scopes);
    return misfit ? [{ ...misfit, path: [...place, ...misfit.path] }] : [];
  });
  if (misfits.length > 0) return { kind: 'misfit', misfits };

  const clauses = clausesOf(when);
  const parts = clauses.flatMap((clause, i) => clause.map((leaf, j) => ({ leaf, part: { clause: i, leaf: j } })));
  const normalised = parts.find(({ leaf }) => scopes.every((scope) => excludesWhatNeverComes(leaf, scope)));
  if (normalised) return { kind: 'normalised', ...normalised };

  const worlds = worldsOf(clauses.flat(), scopes);
  return worlds ? proveCondition(clauses, worlds) : { kind: 'depends' };
};

/** Whether a leaf has the operand that its op compares with. */
const isWhole = ({ op, value, values }: Leaf): boolean => {
  switch (op) {
    case 'present':
    case 'absent':
      return true;
    case 'in':
    case 'notIn':
      return values !== undefined;
    case 'atLeast':
    case 'lessThan':
      return typeof value === 'number';
    default:
      return value !== undefined;
  }
};

const excludesWhatNeverComes = ({ ref, op, value, values }: Leaf, scope: ThemeCondition['scopes'][number]): boolean => {
  const never: readonly unknown[] = describeRef(ref, scope)?.never ?? [];
  if (op === 'notEquals') return never.includes(value);
  return op === 'notIn' && (values ?? []).every((text) => never.includes(text));
};
