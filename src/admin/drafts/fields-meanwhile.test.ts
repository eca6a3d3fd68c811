import { describe, expect, it } from 'vitest';
import { fieldsMeanwhile } from './fields-meanwhile.ts';

const base = { name: 'A', reply: '', tags: ['x'] };
const theirs = { name: 'B', reply: 'office@example.org', tags: ['x'] };
const mine = { name: 'C', reply: '', tags: ['x', 'y'] };

describe('what two have changed', () => {
  it('is told of the fields that the other has changed, with what is typed where that is another', () => {
    const show = (name: keyof typeof base, of: typeof base) => String(of[name]);
    expect(fieldsMeanwhile({ base, theirs, mine, label: (name) => name.toUpperCase(), show })).toEqual([
      { name: 'name', label: 'NAME', theirs: 'B', mine: 'C' },
      { name: 'reply', label: 'REPLY', theirs: 'office@example.org', mine: undefined },
    ]);
  });
});
