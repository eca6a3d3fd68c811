import { describe, expect, it } from 'vitest';
import type { Loss } from '#engine/record/losses.ts';
import { affectedSchools, type SchoolLosses } from './school-losses.ts';

const loss = (already: boolean): Loss => ({ kind: 'setting', name: 'gone', message: 'Gone.', already });
const school = (schoolId: number, losses: readonly Loss[], pinned = false): SchoolLosses => ({
  schoolId,
  slug: `school-${schoolId}`,
  name: `School ${schoolId}`,
  pinned,
  losses,
});
const idsOf = (schools: readonly SchoolLosses[]): readonly number[] => schools.map(({ schoolId }) => schoolId);

describe('the schools that a publication names', () => {
  it('are those that lose something, whoever loses what it has today first', () => {
    const all = [
      school(1, []),
      school(2, [loss(true)]),
      school(3, [loss(false)], true),
      school(4, [loss(true), loss(false)]),
    ];
    const { schools, moreSchools } = affectedSchools(all);
    expect([idsOf(schools), moreSchools]).toEqual([[4, 2, 3], 0]);
  });

  it('are fifty at most, with the number of the others', () => {
    const all = Array.from({ length: 60 }, (_, at) => school(at + 1, [loss(at !== 59)]));
    const { schools, moreSchools } = affectedSchools(all);
    expect([schools.length, schools[0]?.schoolId, moreSchools]).toEqual([50, 60, 10]);
  });
});
