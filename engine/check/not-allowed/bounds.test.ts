import { describe, expect, it } from 'vitest';
import { themeSchema } from '#schemas/theme/theme.ts';
import { tokenExtensionSchema, tokenValueSchemas } from '#schemas/theme/tokens.ts';
import { describeBound } from './bounds.ts';

/** Every value of a keyword in a schema. */
const boundsIn = (schema: unknown, keyword: string): readonly unknown[] => {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]) =>
    key === keyword && typeof value === 'string' ? [value] : boundsIn(value, keyword),
  );
};

describe('sayBound', () => {
  const patterns = boundsIn([themeSchema, tokenValueSchemas, tokenExtensionSchema], 'pattern');

  it('has words for every pattern of the format', () => {
    expect(patterns.length).toBeGreaterThan(5);
    expect(patterns.filter((pattern) => !describeBound('pattern', pattern))).toEqual([]);
  });

  it('says what is too much, too little, too long and too short', () => {
    expect(describeBound('maximum', 10)).toBe('is more than 10, the most there may be');
    expect(describeBound('minItems', 1)).toBe('has fewer than 1 item');
    expect(describeBound('multipleOf', 2)).toBeUndefined();
  });
});
