import type { ThemeState } from './state.ts';

/** One fact that took part: its ref, and the class it was in; `base` where it was as in the base state. */
export interface Blame {
  readonly ref: string;
  readonly name: string;
}

const asInBase = 'base';

/**
 * The facts that made a state fail: the class that no passing state of the template has, else two classes that no
 * passing state has together, else all that the state differs by. Of several, the one that the most failing states
 * have. Empty if the base state fails already: no fact is needed for that.
 */
export const blame = (
  state: ThemeState,
  states: readonly ThemeState[],
  failedIds: ReadonlySet<string>,
): readonly Blame[] => {
  const mates = states.filter(({ template }) => template === state.template);
  const failing = mates.filter(({ id }) => failedIds.has(id));
  const passing = mates.filter(({ id }) => !failedIds.has(id));
  if (failing.some(({ facts }) => Object.keys(facts).length === 0)) return [];

  const own = Object.entries(state.facts).map(([ref, name]): Blame => ({ ref, name }));
  const others = [...new Set(mates.flatMap(({ facts }) => Object.keys(facts)))]
    .filter((ref) => !Object.hasOwn(state.facts, ref))
    .map((ref): Blame => ({ ref, name: asInBase }));
  const singles = own.map((one) => [one]);
  const pairs = own.flatMap((one, at) => [...own.slice(at + 1), ...others].map((other) => [one, other]));
  return mostCommon(singles, failing, passing) ?? mostCommon(pairs, failing, passing) ?? own;
};

const hasAll = ({ facts }: ThemeState, set: readonly Blame[]): boolean =>
  set.every(({ ref, name }) => (Object.hasOwn(facts, ref) ? facts[ref] : asInBase) === name);

const mostCommon = (
  sets: readonly (readonly Blame[])[],
  failing: readonly ThemeState[],
  passing: readonly ThemeState[],
): readonly Blame[] | undefined =>
  sets
    .filter((set) => !passing.some((state) => hasAll(state, set)))
    .map((set) => ({ set, count: failing.filter((state) => hasAll(state, set)).length }))
    .reduce<{ set: readonly Blame[]; count: number } | undefined>(
      (best, one) => (best && best.count >= one.count ? best : one),
      undefined,
    )?.set;
