import { expect, it } from 'vitest';
import { versionsBehind } from './pointer-history.ts';

/** `+a` publishes a, `-a` rolls back to it. */
const behind = (moves: string): string =>
  versionsBehind(
    moves
      .split(' ')
      .filter(Boolean)
      .map((move) => ({ hash: move.slice(1), action: move.startsWith('-') ? 'rollback' : 'publish' })),
  ).join('');

it.each([
  ['', ''],
  ['+a', ''],
  ['+a +b +c', 'ba'],
  ['+a +b -a', ''],
  ['+a +b +c -b', 'a'],
  ['+a +b +c -b -a', ''],
  ['+a +b +c -a +d', 'a'],
  ['+a +b +a', 'ba'],
  ['+a +b +a -b', 'a'],
  // Forward again, to a version that a rollback had left.
  ['+a +b +c -b -c', 'ba'],
])('after %s a rollback can go to %s', (moves, expected) => {
  expect(behind(moves)).toBe(expected);
});
