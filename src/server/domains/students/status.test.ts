import { describe, expect, it } from 'vitest';
import { isGone } from '#schemas/records/student-status.ts';
import { type StudentStatus, studentStatuses } from '#server/store/schema.ts';
import { AppError } from '#shared/errors/app-error.ts';
import { requireStep } from './status.ts';

const allowed: readonly string[] = [
  'Expected Active',
  'Active Inactive',
  'Active Left',
  'Active Transferred',
  'Active Alumni',
  'Inactive Active',
  'Left Active',
  'Transferred Active',
];

const pairs = studentStatuses.flatMap((from) => studentStatuses.map((to) => [from, to] as const));

const refusal = (from: StudentStatus, to: StudentStatus): unknown => {
  try {
    requireStep(from, to);
    return undefined;
  } catch (error) {
    return error;
  }
};

describe('requireStep', () => {
  it.each(pairs)('from %s to %s', (from, to) => {
    const error = refusal(from, to);
    if (from === to || allowed.includes(`${from} ${to}`)) return expect(error).toBeUndefined();
    expect(error).toBeInstanceOf(AppError);
    expect((error as AppError).message).toBe(`A student that is ${from} cannot become ${to}.`);
  });

  it('lists the steps that there are', () => {
    expect((refusal('Inactive', 'Left') as AppError).details).toEqual({ allowed: ['Active'] });
  });
});

it('tells who has gone elsewhere', () => {
  expect(studentStatuses.filter(isGone)).toEqual(['Left', 'Transferred']);
});
