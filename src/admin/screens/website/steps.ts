/** A value with what it was before, and what it was before a step was taken back. */
export interface Steps<Value> {
  readonly value: Value;
  readonly past: readonly Value[];
  readonly future: readonly Value[];
}

/** How many steps can be taken back. */
const mostSteps = 100;

export const firstStep = <Value>(value: Value): Steps<Value> => ({ value, past: [], future: [] });

export const nextStep = <Value>({ value: before, past }: Steps<Value>, value: Value): Steps<Value> => ({
  value,
  past: [...past.slice(1 - mostSteps), before],
  future: [],
});

export const stepBack = <Value>(steps: Steps<Value>): Steps<Value> => {
  const { value, past, future } = steps;
  return past.length === 0
    ? steps
    : { value: past.at(-1) as Value, past: past.slice(0, -1), future: [value, ...future] };
};

export const stepForward = <Value>(steps: Steps<Value>): Steps<Value> => {
  const { value, past, future } = steps;
  return future.length === 0 ? steps : { value: future[0] as Value, past: [...past, value], future: future.slice(1) };
};
