import { describe, expect, it } from 'vitest';
import { CallError } from '../calls/call-error.ts';
import { fieldsMeanwhile, joinedOver, staleOf } from './meanwhile.ts';

const base = { name: 'A', reply: '', tags: ['x'] };
const theirs = { name: 'B', reply: 'office@example.org', tags: ['x'] };
const mine = { name: 'C', reply: '', tags: ['x', 'y'] };

describe('what two have changed', () => {
  it('is joined field by field: what is typed, and the rest as it was saved', () => {
    expect(joinedOver({ base, theirs, mine })).toEqual({ name: 'C', reply: 'office@example.org', tags: ['x', 'y'] });
  });

  it('is told of the fields that the other has changed, with what is typed where that is another', () => {
    const show = (name: keyof typeof base, of: typeof base) => String(of[name]);
    expect(fieldsMeanwhile({ base, theirs, mine, label: (name) => name.toUpperCase(), show })).toEqual([
      { name: 'name', label: 'NAME', theirs: 'B', mine: 'C' },
      { name: 'reply', label: 'REPLY', theirs: 'office@example.org', mine: undefined },
    ]);
  });
});

describe('a refusal', () => {
  const problem = {
    type: 'about:blank',
    title: 'Stale',
    status: 409,
    requestId: '1',
    errorText: 'Asha changed this.',
  };

  it('says what is stored now, with its version', () => {
    const error = new CallError({ ...problem, version: 4, current: theirs });
    expect(staleOf(error)).toEqual({ text: 'Asha changed this.', current: theirs, version: 4 });
  });

  it('for anything else says nothing of it', () => {
    expect(staleOf(new CallError(problem))).toBeUndefined();
    expect(staleOf(new Error('away'))).toBeUndefined();
  });
});
