import { expect, test } from 'vitest';
import { createBoundedMap } from './bounded-map.ts';

test('what was used longest ago is forgotten for a newer entry', () => {
  const map = createBoundedMap<string, number>(2);
  map.set('a', 1);
  map.set('b', 2);
  map.get('a');
  map.set('c', 3);
  expect([map.get('a'), map.get('b'), map.get('c')]).toEqual([1, undefined, 3]);
});

test('what is held weighs no more than the limit, as often as an entry is set anew or removed', () => {
  const map = createBoundedMap<string, string>(10, (text) => text.length);
  for (let time = 0; time < 5; time++) map.set('a', 'aaaa');
  map.set('b', 'bbbb');
  map.delete('b');
  map.set('c', 'cccccc');
  expect([map.get('a'), map.get('c')]).toEqual(['aaaa', 'cccccc']);
  map.set('d', 'ddddd');
  expect([map.get('a'), map.get('c'), map.get('d')]).toEqual([undefined, undefined, 'ddddd']);
  map.set('e', 'e'.repeat(11));
  expect([map.get('d'), map.get('e')]).toEqual([undefined, undefined]);
});

test('undefined may be held, and is counted', () => {
  const map = createBoundedMap<string, number | undefined>(1);
  map.set('a', undefined);
  map.set('b', 2);
  map.set('c', 3);
  expect([map.get('b'), map.get('c')]).toEqual([undefined, 3]);
});
