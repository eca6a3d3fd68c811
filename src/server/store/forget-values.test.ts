import { inspect } from 'node:util';
import { DrizzleQueryError } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { databaseFault } from './errors.ts';
import { forgetValues } from './forget-values.ts';

describe('a failed statement', () => {
  it('keeps its query, code and constraint, and none of the values', () => {
    const detail = 'Failing row contains (1, Devika Menon, $argon2id$secret).';
    const refused = Object.assign(new Error('violates check constraint "users_role"'), {
      code: '23514',
      constraint: 'users_role',
      detail,
    });
    const failed = new DrizzleQueryError(
      'insert into users values ($1, $2)',
      ['Devika Menon', '$argon2id$secret'],
      refused,
    );
    const error = new Error('It failed.', { cause: failed });
    forgetValues(error);
    const told = inspect(error, { depth: 9, showHidden: true });
    expect(told).not.toMatch(/Devika|argon2id/);
    expect(told).toContain('insert into users values ($1, $2)');
    expect(databaseFault(error)).toEqual({ code: '23514', constraint: 'users_role' });
  });

  it('is all that is changed', () => {
    const error = new Error('Something else.');
    const before = inspect(error);
    forgetValues(error);
    forgetValues(undefined);
    expect(inspect(error)).toBe(before);
  });
});
