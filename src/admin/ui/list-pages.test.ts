import { expect, it } from 'vitest';
import { pagesOf } from './list-pages.ts';

it('turns back from a page that was emptied, once it is known to be', () => {
  const pageSize = 20;
  expect(pagesOf({ page: 2, pageSize, list: { total: 41 } })).toEqual({ pages: 3 });
  expect(pagesOf({ page: 4, pageSize, list: { total: 41 } })).toEqual({ pages: 3, last: 3 });
  expect(pagesOf({ page: 4, pageSize, list: { total: 0 } })).toEqual({ pages: 0 });
});

it('stays on the page that is asked for while another list is shown in its place', () => {
  expect(pagesOf({ page: 4, pageSize: 20, list: { total: 41, isPlaceholderData: true } })).toEqual({ pages: 4 });
});
