import { describe, expect, it } from 'vitest';
import { CallError } from './call-error.ts';
import { staleEdit } from './stale-edit.ts';

const stored = { name: 'B', reply: 'office@example.org' };

describe('a refusal', () => {
  const problem = {
    type: 'about:blank',
    title: 'Stale',
    status: 409,
    requestId: '1',
    errorText: 'Asha changed this.',
  };

  it('says what is stored now, with its version', () => {
    const error = new CallError({ ...problem, version: 4, current: stored });
    expect(staleEdit(error)).toEqual({ text: 'Asha changed this.', current: stored, version: 4 });
  });

  it('for anything else says nothing of it', () => {
    expect(staleEdit(new CallError(problem))).toBeUndefined();
    expect(staleEdit(new Error('away'))).toBeUndefined();
  });
});
