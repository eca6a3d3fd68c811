import { setFlagsFromString } from 'node:v8';

/** Longer than a start takes that has nothing to seed or to migrate. */
const longestStartMs = 6000;
/** In which the first page is asked for by whoever waited for the start. */
const afterStartMs = 1000;

/**
 * Keeps V8 from optimising what a start runs: most of it never runs again, and to optimise it takes a quarter of the
 * start's CPU, on threads beside. What goes on for long is optimised all the same. Returns what is called once the
 * program has started.
 */
export const optimizeLater = (): (() => void) => {
  setFlagsFromString('--no-opt');
  const optimize = (): void => setFlagsFromString('--opt');
  const latest = setTimeout(optimize, longestStartMs).unref();
  return () => {
    clearTimeout(latest);
    setTimeout(optimize, afterStartMs).unref();
  };
};
