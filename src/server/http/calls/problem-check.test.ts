import { describe, expect, it } from 'vitest';
import { listHolidays } from '#schemas/api/holidays.ts';
import { createProblemCheck } from './problem-check.ts';

const check = createProblemCheck(listHolidays);
const problem = {
  type: '/docs/reference/errors#not_valid',
  title: 'Not valid',
  status: 422,
  errorText: 'Please enter name.',
  requestId: 'a-1',
  errors: { name: ['Please enter name.'] },
};
const sent = (changes: object = {}, more: object = {}) => ({
  status: 422,
  type: 'application/problem+json; charset=utf-8',
  requestId: 'a-1',
  payload: JSON.stringify({ ...problem, ...changes }),
  ...more,
});

describe('the check of problems', () => {
  it('takes one that is as declared', () => {
    expect(() => check(sent())).not.toThrow();
  });

  it.each([
    ['a status that a reading call does not declare', sent({ status: 409 }, { status: 409 }), 'is not declared'],
    ['another type of body', sent({}, { type: 'application/json' }), 'is no problem'],
    ['a status of its own', sent({ status: 404 }), 'another status or request'],
    ['the id of another request', sent({ requestId: 'b-2' }), 'another status or request'],
    ['no text for people', sent({ errorText: '' }), 'errorText'],
    ['a field with no text', sent({ errors: { name: [] } }), 'errors/name'],
    ['a field that is not declared', sent({ stack: 'at line 1' }), 'additional properties'],
  ])('refuses %s', (_, wrong, message) => {
    expect(() => check(wrong)).toThrow(message);
  });
});
