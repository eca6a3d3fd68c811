import { setFlagsFromString } from 'node:v8';

/** Longer than a start takes that has nothing to seed or to migrate. */
const longestStartMs = 6000;
/** In which the first page is asked for by whoever waited for the start. */
const afterStartMs = 1000;

/** Functions of WebAssembly alone that have this index are optimised: none is this far, and -1 is all of them. */
const noFunction = 1_000_000;

/**
 * Keeps V8 from optimising what a start runs, JavaScript and the embedded database: most of it never runs again, and to
 * optimise it takes a third of the start's CPU, on threads beside. What goes on for long is optimised all the same.
 * Returns what is called once the program has started.
 */
export const optimizeLater = (): (() => void) => {
  setFlagsFromString('--no-opt');
  setFlagsFromString(`--wasm-tier-up-filter=${noFunction}`);
  const optimize = (): void => {
    setFlagsFromString('--opt');
    setFlagsFromString('--wasm-tier-up-filter=-1');
  };
  const latest = setTimeout(optimize, longestStartMs).unref();
  return () => {
    clearTimeout(latest);
    setTimeout(optimize, afterStartMs).unref();
  };
};
