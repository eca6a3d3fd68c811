import { describe, expect, it } from 'vitest';
import { hasCode } from '#shared/errors/app-error.ts';
import { notFound } from '../errors/refusals.ts';
import { limitFailures } from './limit-failures.ts';
import { addressKey, certificateKey } from './limit-key.ts';
import { createLimiter } from './limiter.ts';

const limit = { name: 'wrong', max: 3, perSeconds: 60 };

describe('what may fail only so often', () => {
  const open = () => {
    const limiter = createLimiter({ now: () => 0 });
    return (address: string, number: string, isRight: boolean) =>
      limitFailures(
        limiter,
        [
          { limit, key: addressKey(1, address) },
          { limit, key: certificateKey(1, number) },
        ],
        async () => {
          if (!isRight) throw notFound();
          return 'found';
        },
      ).catch((error: unknown) => (hasCode(error, 'TOO_MANY') ? 'too many' : 'not found'));
  };

  it('is refused under each key that has failed so often, and what succeeds does not count', async () => {
    const guess = open();
    for (let at = 0; at < 5; at++) expect(await guess('10.0.0.1', `TC-${at}`, true)).toBe('found');
    for (let at = 0; at < 3; at++) expect(await guess(`10.0.1.${at}`, 'TC-1', false)).toBe('not found');
    expect(await guess('10.0.0.1', 'TC-1', true)).toBe('too many');
    expect(await guess('10.0.0.1', 'TC-2', true)).toBe('found');
    for (let at = 0; at < 3; at++) expect(await guess('10.0.0.2', `TC-${at + 2}`, false)).toBe('not found');
    expect(await guess('10.0.0.2', 'TC-9', true)).toBe('too many');
  });

  it('is refused where many at once have failed before it succeeds', async () => {
    const guess = open();
    const guesses = Array.from({ length: 20 }, (_, at) => guess('10.0.0.1', `TC-${at}`, at === 19));
    const answers = await Promise.all(guesses);
    expect(answers.slice(0, 3)).toEqual(['not found', 'not found', 'not found']);
    expect(new Set(answers.slice(3))).toEqual(new Set(['too many']));
  });

  it('does not count a fault of our own', async () => {
    const limiter = createLimiter({ now: () => 0 });
    const key = addressKey(1, '10.0.0.1');
    const fail = () => limitFailures(limiter, [{ limit, key }], () => Promise.reject(new Error('A bug')));
    for (let at = 0; at < 5; at++) await expect(fail()).rejects.toThrow('A bug');
    expect(limiter.peek(limit, key)).toBe(0);
  });
});
