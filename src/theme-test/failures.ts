import { type Blame, blame } from '#engine/states/index.ts';
import type { Assertion, StateResult } from './result.ts';

/** One thing that is wrong with a template, in all states that have it. */
export interface Failure {
  readonly template: string;
  readonly assertion: Assertion;
  readonly message: string;
  /** The narrowest window in which it was seen, in CSS pixels. */
  readonly width: number;
  /** In the order in which they were tested; never empty. */
  readonly stateIds: readonly [string, ...string[]];
  /** The facts that make it fail. Empty: it fails as it is, in the base state already. */
  readonly blame: readonly Blame[];
}

/** What is wrong, each thing once: the faults of all states by template, assertion and message. */
export const collectFailures = (results: readonly StateResult[]): readonly Failure[] => {
  const found = new Map<string, Omit<Failure, 'blame'>>();
  for (const { state, faults } of results) {
    for (const { assertion, message, width } of faults) {
      const key = `${state.template} ${assertion} ${message}`;
      const known = found.get(key);
      if (!known) found.set(key, { template: state.template, assertion, message, width, stateIds: [state.id] });
      else
        found.set(key, {
          ...known,
          width: Math.min(known.width, width),
          stateIds: [...known.stateIds, state.id],
        });
    }
  }
  const states = results.map(({ state }) => state);
  const byId = new Map(states.map((state) => [state.id, state]));
  return [...found.values()].map((failure) => {
    const first = byId.get(failure.stateIds[0]);
    return { ...failure, blame: first ? blame(first, states, new Set(failure.stateIds)) : [] };
  });
};

/** The facts that make a failure, for people: `data.gallery is empty`. */
export const describeBlame = (facts: readonly Blame[]): string =>
  facts.length === 0
    ? 'nothing: the base state has it too'
    : facts.map(({ ref, name }) => `${ref}: ${name}`).join(', ');
