import { expect, it } from 'vitest';
import { nextForFamily } from './enquiry-next.ts';

const today = '2026-11-21';
const next = (status: number, visit: string | null, nextFollowUp: string | null) =>
  Object.values(nextForFamily({ status, visit, nextFollowUp }, today));

it('a family is told the day and hour of its visit, or the day of the next call, until it is over', () => {
  expect(next(3, '2026-11-21T10:30', '2026-12-09')).toEqual(['2026-11-21', '10:30']);
  expect(next(3, null, '2026-12-09')).toEqual(['2026-12-09', null]);
  expect(next(4, '2026-11-25T10:30', '2026-12-09')).toEqual(['2026-12-09', null]);
  expect(next(3, '2026-11-20T10:30', '2026-12-09')).toEqual([null, null]);
  expect(next(2, null, '2026-11-20')).toEqual([null, null]);
  expect(next(8, null, '2026-12-09')).toEqual([null, null]);
});
