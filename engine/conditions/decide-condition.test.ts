import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ConditionOp, conditionOps, type Leaf } from '#schemas/theme/conditions.ts';
import { clausesOf, decideCondition, isAbsent, type Resolve, type Truth } from './decide-condition.ts';

const known =
  (value: unknown): Resolve =>
  () => ({ known: true, value });
const failed: Resolve = () => ({ known: false });
const truthOf = (leaf: Leaf, resolve: Resolve): Truth => decideCondition([[leaf]], resolve).truth;
const ref = 'data.x';

describe('isAbsent', () => {
  it.each([null, undefined, '', [], {}])('takes %j for absent', (value) => expect(isAbsent(value)).toBe(true));
  it.each([0, false, ' ', '0', [null], [[]], { a: undefined }])('takes %j for present', (value) =>
    expect(isAbsent(value)).toBe(false),
  );
});

describe('an op', () => {
  const cases: readonly [Leaf, unknown, boolean][] = [
    [{ ref, op: 'present' }, 0, true],
    [{ ref, op: 'present' }, [], false],
    [{ ref, op: 'equals', value: 'a' }, 'a', true],
    [{ ref, op: 'equals', value: '1' }, 1, false],
    [{ ref, op: 'equals', value: false }, undefined, false],
    [{ ref, op: 'in', values: ['a', 2] }, 2, true],
    [{ ref, op: 'in', values: ['a', 2] }, '2', false],
    [{ ref, op: 'atLeast', value: 3 }, 3, true],
    [{ ref, op: 'atLeast', value: 3 }, 2.9, false],
    [{ ref, op: 'atLeast', value: 2 }, ['a', 'b'], true],
    [{ ref, op: 'atLeast', value: 1 }, undefined, false],
    [{ ref, op: 'atLeast', value: 0 }, undefined, true],
    [{ ref, op: 'atLeast', value: 1 }, 'long text', false],
  ];
  it.each(cases)('%j of %j is %j', (leaf, value, expected) => expect(truthOf(leaf, known(value))).toBe(expected));

  const negations: readonly [ConditionOp, ConditionOp][] = [
    ['present', 'absent'],
    ['equals', 'notEquals'],
    ['in', 'notIn'],
    ['atLeast', 'lessThan'],
  ];
  it('has its negation among the ops', () => expect(negations.flat().sort()).toEqual([...conditionOps].sort()));

  const anyValue = fc.oneof(
    fc.constantFrom(null, undefined, '', 0, false, true, 'a'),
    fc.integer({ min: -3, max: 3 }),
    fc.array(fc.integer(), { maxLength: 3 }),
    fc.record({ a: fc.integer() }, { requiredKeys: [] }),
  );
  const operand = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom('', 'a', true, false));

  it.each(negations)('%s is the opposite of %s, and both are unknown of a failed source', (op, negation) => {
    fc.assert(
      fc.property(anyValue, operand, fc.array(operand, { maxLength: 3 }), (value, one, many) => {
        const operands = op === 'atLeast' ? { value: Number(one) || 0 } : { value: one, values: many };
        const leaf = { ref, op, ...operands };
        const opposite = { ref, op: negation, ...operands };
        expect(truthOf(opposite, known(value))).toBe(!truthOf(leaf, known(value)));
        expect([truthOf(leaf, failed), truthOf(opposite, failed)]).toEqual(['unknown', 'unknown']);
      }),
    );
  });
});

describe('three-valued logic', () => {
  const truths: readonly Truth[] = [true, false, 'unknown'];
  const resolve: Resolve = (name) => (name === 'unknown' ? { known: false } : { known: true, value: name === 'true' });
  const leafOf = (truth: Truth): Leaf => ({ ref: String(truth), op: 'equals', value: true });

  /** What holds however the unknown ones turn out; unknown where it depends on them. */
  const bruteForce = (clauses: readonly (readonly Truth[])[]): Truth => {
    const open = clauses.flat().filter((truth) => truth === 'unknown').length;
    const outcomes = new Set<boolean>();
    for (let bits = 0; bits < 2 ** open; bits++) {
      let next = 0;
      const value = (truth: Truth): boolean => (truth === 'unknown' ? ((bits >> next++) & 1) === 1 : truth);
      outcomes.add(clauses.map((clause) => clause.map(value).some(Boolean)).every(Boolean));
    }
    return outcomes.size === 2 ? 'unknown' : outcomes.has(true);
  };

  const clausesArbitrary = fc.array(fc.array(fc.constantFrom(...truths), { minLength: 1, maxLength: 3 }), {
    maxLength: 3,
  });

  it('is what comes out of trying every value of the unknown ones', () => {
    fc.assert(
      fc.property(clausesArbitrary, (clauses) => {
        const leaves = clauses.map((clause) => clause.map(leafOf));
        expect(decideCondition(leaves, resolve).truth).toBe(bruteForce(clauses));
      }),
    );
  });

  it('names a leaf that decided, and none where everything is true', () => {
    fc.assert(
      fc.property(clausesArbitrary, (clauses) => {
        const { truth, leaf } = decideCondition(
          clauses.map((clause) => clause.map(leafOf)),
          resolve,
        );
        expect(leaf?.ref).toBe(truth === true ? undefined : String(truth));
      }),
    );
  });
});

describe('clausesOf', () => {
  const a: Leaf = { ref: 'site.phone', op: 'present' };
  const b: Leaf = { ref: 'site.email', op: 'present' };

  it('turns each form of a condition into an "and" of "or"s', () => {
    expect(clausesOf(a)).toEqual([[a]]);
    expect(clausesOf({ any: [a, b] })).toEqual([[a, b]]);
    expect(clausesOf({ all: [a, { any: [a, b] }] })).toEqual([[a], [a, b]]);
  });
});
