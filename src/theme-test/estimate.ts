import type { ThemeState } from '#engine/states/index.ts';
import type { StateResult } from './result.ts';

/** What a brief state takes beside a thorough one, until one of each was seen: a quarter. */
const briefPart = 0.25;

/** How long a test goes on, from how long its states have taken so far. */
export interface Estimate {
  see(result: StateResult): void;
  /** Milliseconds. 0 before anything was seen, and at the end. */
  leftMs(): number;
}

export const createEstimate = (states: readonly Pick<ThemeState, 'thorough'>[], workers: number): Estimate => {
  const count = (thorough: boolean): number => states.filter((state) => state.thorough === thorough).length;
  const left = { thorough: count(true), brief: count(false) };
  const seen = { thorough: { count: 0, ms: 0 }, brief: { count: 0, ms: 0 } };
  const mean = (kind: keyof typeof seen): number | undefined =>
    seen[kind].count === 0 ? undefined : seen[kind].ms / seen[kind].count;
  return {
    see({ state, ms }) {
      const kind = state.thorough ? 'thorough' : 'brief';
      left[kind] -= 1;
      seen[kind].count += 1;
      seen[kind].ms += ms;
    },
    leftMs() {
      const thorough = mean('thorough') ?? (mean('brief') ?? 0) / briefPart;
      const brief = mean('brief') ?? thorough * briefPart;
      return (left.thorough * thorough + left.brief * brief) / workers;
    },
  };
};

/** For people: `about 4 min left`. */
export const describeTimeLeft = (ms: number): string => {
  const minutes = Math.round(ms / 60_000);
  return minutes < 1 ? 'less than a minute left' : `about ${minutes} min left`;
};
