import { expect, it } from 'vitest';
import { initialsOf } from './Initials.tsx';

it.each([
  ['Ashwini Dabhade', 'AD'],
  ['Asha', 'A'],
  ['किरण मोरे', 'किमो'],
  ['  Maria  da  Costa ', 'MC'],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
