import { beforeAll, describe, expect, it } from 'vitest';
import { createPasswords } from './passwords.ts';

const owner = { name: 'Meenakshi Iyer', email: 'meenakshi.iyer@example.org', mobile: '+919876543210' };

describe('a new password', () => {
  const passwords = createPasswords();

  it.each([
    ['nine char', 'Use at least 10 characters.'],
    ['  nine char  ', 'Use at least 10 characters.'],
    [`${'a1'.repeat(100)}b`, 'Use at most 200 characters.'],
    ['basketball', 'Many people use this password. Choose another.'],
    ['BasketBall', 'Many people use this password. Choose another.'],
    ['1q2w3e4r5t', 'Many people use this password. Choose another.'],
    ['meenakshi IYER', 'Do not use your name, email or mobile as your password.'],
    ['Meenakshi.Iyer@example.org', 'Do not use your name, email or mobile as your password.'],
    ['meenakshi.iyer', 'Do not use your name, email or mobile as your password.'],
    ['98765 43210', 'Do not use your name, email or mobile as your password.'],
    ['09876543210', 'Do not use your name, email or mobile as your password.'],
  ])('is not %j', async (password, problem) => {
    expect(await passwords.problem(password, owner)).toBe(problem);
  });

  it.each(['mango tree by the gate', 'नमस्ते दुनिया जी', 'a1'.repeat(100)])('may be %j', async (password) => {
    expect(await passwords.problem(password, owner)).toBeUndefined();
  });

  it('may be anything long enough for someone without email and mobile', async () => {
    expect(await passwords.problem('9876543210a', { name: 'A', email: null, mobile: null })).toBeUndefined();
  });
});

describe('a kept password', () => {
  const passwords = createPasswords();
  let hash = '';
  beforeAll(async () => {
    hash = await passwords.hash('mango tree by the gate');
  });

  it('is argon2id with the parameters of OWASP, and a salt of its own', async () => {
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.hash('mango tree by the gate')).not.toBe(hash);
  });

  it('matches the same text alone, however its letters are composed', async () => {
    expect(await passwords.matches(hash, 'mango tree by the gate')).toBe(true);
    expect(await passwords.matches(hash, 'mango tree by the gate.')).toBe(false);
    const composed = await passwords.hash('caf\u00e9 beside the lake');
    expect(await passwords.matches(composed, ' cafe\u0301 beside the lake ')).toBe(true);
  });

  it('matches nothing where there is none', async () => {
    expect(await passwords.matches(null, 'mango tree by the gate')).toBe(false);
  });

  it('is not hashed for more at once than may wait', async () => {
    const busy = createPasswords({ atOnce: 1, waiting: 1 });
    const tries = await Promise.allSettled([1, 2, 3].map(() => busy.matches(hash, 'mango tree by the gate')));
    expect(tries.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(tries[2]).toMatchObject({ reason: { code: 'TOO_MANY', retryAfter: 10 } });
    expect(await busy.matches(hash, 'mango tree by the gate')).toBe(true);
  });
});
