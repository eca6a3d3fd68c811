import { expect, it } from 'vitest';
import { openOf, queryOf, shownOf } from './filters.ts';

it.each([
  ['', {}],
  ['show=unused', { unused: true }],
  ['show=documents&keyword=%20fees%20', { kind: 'document', keyword: 'fees' }],
  ['tag=%23Sports%20%20Day', { tag: 'sports day' }],
  ['show=constructor&page=2', {}],
])('?%s lists %j', (address, query) => {
  expect(queryOf(shownOf(new URLSearchParams(address)))).toEqual(query);
});

it.each([
  ['open=12', 12],
  ['open=-1', undefined],
  ['open=x', undefined],
  ['', undefined],
])('?%s opens %s', (address, id) => {
  expect(openOf(new URLSearchParams(address))).toBe(id);
});
