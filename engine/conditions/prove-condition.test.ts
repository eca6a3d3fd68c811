import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Leaf } from '#schemas/theme/conditions.ts';
import {
  allRefs,
  clausesOver,
  closedRefs,
  closedVisits,
  testScope,
  visitArbitrary,
} from '../testing/arbitrary-condition.ts';
import { type Clauses, type Part, withoutPart } from './clauses.ts';
import type { Resolve } from './decide-condition.ts';
import { type Proof, proveCondition, truthIn } from './prove-condition.ts';
import { worldsOf } from './worlds.ts';

const prove = (clauses: Clauses): Proof => {
  const worlds = worldsOf(clauses.flat(), [testScope]);
  return worlds ? proveCondition(clauses, worlds) : { kind: 'depends' };
};

const differs = (a: Clauses, b: Clauses, visits: readonly Resolve[]): boolean =>
  visits.some((visit) => truthIn(a, visit) !== truthIn(b, visit));

const withoutAll = (clauses: Clauses, parts: readonly Part[]): Clauses => {
  const leavesFirst = [...parts].sort((a, b) => (b.leaf ?? -1) - (a.leaf ?? -1) || b.clause - a.clause);
  return leavesFirst.reduce(withoutPart, clauses);
};

/** Fixed, so that the counts are the same at every run. */
const seed = 20261121;

const visits = fc.sample(visitArbitrary, { numRuns: 2_000, seed });

describe('a proof', () => {
  it('is refuted by no visit: 12,000 conditions', () => {
    const claims = { never: 0, always: 0, redundant: 0, depends: 0 };
    fc.assert(
      fc.property(clausesOver(allRefs), fc.nat({ max: visits.length - 24 }), (clauses, from) => {
        const some = visits.slice(from, from + 24);
        const proof = prove(clauses);
        claims[proof.kind]++;
        const truths = some.map((visit) => truthIn(clauses, visit));
        if (proof.kind === 'never') {
          const culprits = clauses.filter((_, i) => proof.clauses.includes(i));
          expect(some.map((visit) => truthIn(culprits, visit))).not.toContain(true);
        }
        if (proof.kind === 'always') expect(truths).not.toContain(false);
        if (proof.kind === 'redundant') expect(differs(clauses, withoutAll(clauses, proof.parts), some)).toBe(false);
      }),
      { numRuns: 12_000, seed },
    );
    for (const count of Object.values(claims)) expect(count).toBeGreaterThan(500);
  });

  it('finds everything there is where every visit can be listed: 10,000 conditions', () => {
    const claims = { never: 0, always: 0, redundant: 0, depends: 0 };
    fc.assert(
      fc.property(clausesOver(closedRefs), (clauses) => {
        const proof = prove(clauses);
        claims[proof.kind]++;
        const truths = new Set(closedVisits.map((visit) => truthIn(clauses, visit)));
        expect(proof.kind === 'never').toBe(!truths.has(true));
        expect(proof.kind === 'always').toBe(!truths.has(false));
        if (truths.size < 2) return;
        const removed = proof.kind === 'redundant' ? proof.parts : [];
        const rest = withoutAll(clauses, removed);
        expect(differs(clauses, rest, closedVisits)).toBe(false);
        const left = rest.flatMap((leaves, clause): Part[] => [
          { clause },
          ...leaves.flatMap((_, leaf) => (leaves.length > 1 ? [{ clause, leaf }] : [])),
        ]);
        for (const part of left) expect(differs(clauses, withoutPart(rest, part), closedVisits)).toBe(true);
      }),
      { numRuns: 10_000, seed },
    );
    for (const count of Object.values(claims)) expect(count).toBeGreaterThan(500);
  });

  it('names the fewest clauses that are never true together', () => {
    fc.assert(
      fc.property(clausesOver(closedRefs), (clauses) => {
        const proof = prove(clauses);
        if (proof.kind !== 'never') return;
        for (const dropped of proof.clauses) {
          const rest = clauses.filter((_, i) => i !== dropped && proof.clauses.includes(i));
          expect(closedVisits.some((visit) => truthIn(rest, visit) === true)).toBe(true);
        }
      }),
      { numRuns: 2_000, seed },
    );
  });
});

describe('of a ref', () => {
  const cases: readonly (readonly [string, Clauses, Proof])[] = [
    ['a name that every school has', [[{ ref: 'site.school_Name', op: 'present' }]], { kind: 'always' }],
    ['a text that may be empty', [[{ ref: 'settings.text', op: 'present' }]], { kind: 'depends' }],
    ['more items than a list can have', [[{ ref: 'data.few', op: 'atLeast', value: 4 }]], never(0)],
    ['as many items as a list has', [[{ ref: 'data.few', op: 'atLeast', value: 1 }]], { kind: 'always' }],
    ['less than nothing', [[{ ref: 'data.free', op: 'lessThan', value: 0 }]], never(0)],
    ['a default out of bounds', [[{ ref: 'route.query.page', op: 'atLeast', value: 1 }]], { kind: 'depends' }],
    ['a key without a default', [[{ ref: 'route.query.tag', op: 'present' }]], { kind: 'depends' }],
    ['a text that the site source takes away', [[{ ref: 'site.student_Domain', op: 'equals', value: '#' }]], never(0)],
    ['a number beyond all counting', [[{ ref: 'settings.size', op: 'atLeast', value: -1e20 }]], { kind: 'depends' }],
    [
      'a part of what no leaf tells apart',
      [[{ ref: 'data.page.more', op: 'notEquals', value: 1 }], [{ ref: 'data.page.more.deep', op: 'present' }]],
      {
        kind: 'redundant',
        parts: [{ clause: 0, reason: '"data.page.more notEquals 1" is always true: it decides nothing.' }],
      },
    ],
    [
      'a part without its whole',
      [[{ ref: 'data.page', op: 'absent' }], [{ ref: 'data.page.lead', op: 'present' }]],
      never(0, 1),
    ],
    [
      'a whole without its required part',
      [[{ ref: 'data.page', op: 'present' }], [{ ref: 'data.page.title', op: 'absent' }]],
      never(0, 1),
    ],
    [
      'a whole beside its part',
      [[{ ref: 'data.page', op: 'present' }], [{ ref: 'data.page.lead', op: 'present' }]],
      {
        kind: 'redundant',
        parts: [{ clause: 0, reason: '"data.page present" is true wherever "data.page.lead present" is.' }],
      },
    ],
    [
      'the same twice',
      [[{ ref: 'settings.on', op: 'equals', value: true }], [{ ref: 'settings.on', op: 'equals', value: true }]],
      { kind: 'redundant', parts: [{ clause: 1, reason: '"settings.on equals true" is said twice.' }] },
    ],
    [
      'a case of another in a group',
      [
        [
          { ref: 'settings.text', op: 'equals', value: 'a' },
          { ref: 'settings.text', op: 'present' },
        ],
      ],
      {
        kind: 'redundant',
        parts: [
          { clause: 0, leaf: 0, reason: 'Wherever "settings.text equals "a"" is true, so is "settings.text present".' },
        ],
      },
    ],
  ];
  it.each(cases)('%s', (_, clauses, proof) => expect(prove(clauses)).toEqual(proof));

  it('of too many things at once nothing is claimed', () => {
    const leaves = allRefs.map(({ ref }): Leaf => ({ ref, op: 'present' }));
    const clauses = [...leaves.map((leaf) => [leaf]), [{ ref: 'settings.on', op: 'absent' } as const]];
    expect(worldsOf(clauses.flat(), [testScope])).toBeUndefined();
  });
});

function never(...clauses: readonly number[]): Proof {
  return { kind: 'never', clauses };
}
