import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Condition, Leaf } from '#schemas/theme/conditions.ts';
import type { Clauses } from '../../conditions/clauses.ts';
import { clausesOf, decideCondition, type Resolve } from '../../conditions/decide-condition.ts';
import { dataIdOf } from '../../conditions/worlds.ts';
import { allRefs, clausesOver, closedRefs, visitArbitrary } from '../../testing/arbitrary-condition.ts';
import { findingsIn, themeText, under } from '../../testing/proof-theme.ts';
import { fixText } from '../apply-fixes.ts';

const written = (clauses: Clauses): Condition => ({ all: clauses.map((any) => ({ any: [...any] })) });

/** The condition of the section once all that has a fix is fixed; undefined where it has none any more. */
const fixedOf = (when: Condition): Condition | undefined =>
  JSON.parse(fixText(themeText(under(when)), findingsIn).text).templates.home.sections[1].when;

const stands = (when: Condition | undefined, visit: Resolve): boolean =>
  when === undefined || decideCondition(clausesOf(when), visit).truth === true;

/** The visit with one source that has failed. */
const withFailure = (visit: Resolve, failed: string | undefined): Resolve => {
  return (ref) => (failed !== undefined && dataIdOf(ref) === failed ? { known: false } : visit(ref));
};

/** A test that excludes "#" as what it was written to ask: whether there is a domain. */
const asMeant = (when: Condition): Condition => {
  const meant = (leaf: Leaf): Leaf => {
    const isExcluded =
      leaf.op === 'notEquals' ? leaf.value === '#' : leaf.op === 'notIn' && leaf.values?.join() === '#';
    return leaf.ref === 'site.student_Domain' && isExcluded ? { ref: leaf.ref, op: 'present' } : leaf;
  };
  return written(clausesOf(when).map((leaves) => leaves.map(meant)));
};

const failures = fc.constantFrom(undefined, 'free', 'few', 'page');

describe('a section whose condition was fixed', () => {
  it.each([
    ['of any refs', allRefs],
    ['of few values', closedRefs],
    ['of a domain', allRefs.filter(({ ref }) => ref.startsWith('site.') || ref === 'settings.on')],
  ])('stands at the same visits, in conditions %s', (_, refs) => {
    fc.assert(
      fc.property(
        clausesOver(refs),
        fc.array(fc.tuple(visitArbitrary, failures), { minLength: 20, maxLength: 20 }),
        (clauses, visits) => {
          const when = written(clauses);
          const after = fixedOf(when);
          for (const [visit, failed] of visits) {
            const world = withFailure(visit, failed);
            expect(stands(after, world)).toBe(stands(when, world));
            expect(stands(after && asMeant(after), world)).toBe(stands(asMeant(when), world));
          }
        },
      ),
      { seed: 20_261_124, numRuns: 60 },
    );
  });
});
