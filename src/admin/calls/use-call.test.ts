import { describe, expect, it } from 'vitest';
import { isOf } from './use-call.ts';

const item = (type: string, id?: number) => ['Content', 'aCall', { params: { type, ...(id ? { id } : {}) } }];

describe('what a change elsewhere makes stale', () => {
  const change = { group: 'Content', type: 'notice', id: 7 };

  it.each([
    ['the item', item('notice', 7), true],
    ['another item', item('notice', 8), false],
    ['the list of its type', item('notice'), true],
    ['the list of another type', item('banner'), false],
    ['what is of no type', ['Content', 'aCall', {}], true],
    ['what another group shows of it', ['Publishing', 'aCall', {}], true],
    ['what has nothing to do with it', ['Users', 'aCall', {}], false],
    ['a question of another kind', ['signIn'], false],
  ])('%s', (_, key, isStale) => {
    expect(isOf(change, key)).toBe(isStale);
  });

  it('every item of a type, where it is not known which', () => {
    expect(isOf({ group: 'Content', type: 'notice' }, item('notice', 8))).toBe(true);
  });
});
