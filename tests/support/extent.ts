import { describe, inject, it } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this is `npm run test:long`. */
    readonly long: boolean;
  }
}

/** How far a test goes: in `npm test`, and in `npm run test:long`. */
export const extent = <T>(short: T, long: T): T => (inject('long') ? long : short);

/** A test of `npm run test:long` alone, for what stands beside the main path of its file. */
export const itFurther = (name: string, test: () => Promise<void>): void => {
  if (inject('long')) it(name, test);
};

/** The same of tests that belong together. */
export const describeFurther = (name: string, tests: () => void): void => {
  if (inject('long')) describe(name, tests);
};
