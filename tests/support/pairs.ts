import { extent } from './extent.ts';

/**
 * What a test is done with, for `it.each`: in `npm test` each of the longer list with one of the shorter in turn, in
 * `npm run test:long` each with every one.
 */
export const pairs = <A, B>(longer: readonly A[], shorter: readonly B[]): [A, B][] =>
  extent(
    longer.flatMap((one, nth) =>
      shorter
        .slice(nth % shorter.length)
        .slice(0, 1)
        .map((other): [A, B] => [one, other]),
    ),
    longer.flatMap((one) => shorter.map((other): [A, B] => [one, other])),
  );
