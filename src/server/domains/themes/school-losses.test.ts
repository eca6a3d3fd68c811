import { describe, expect, it } from 'vitest';
import { createEngine } from '#engine/index.ts';
import type { Loss } from '#engine/record/losses.ts';
import { sources } from '#schemas/sources/index.ts';
import { sections } from '#sections/index.ts';
import { secondTheme } from '#tests/support/template.ts';
import { affectedSchools, type SchoolLosses, schoolLosses } from './school-losses.ts';

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

it('between two of many schools requests are served', async () => {
  const engine = createEngine({ sections, sources, clock: () => performance.now() });
  const compiled = engine.compile({ file: 'theme.json', text: JSON.stringify(await secondTheme()) });
  if (!compiled.ok) throw new Error('The theme does not compile.');
  const schools = Array.from({ length: 20 }, (_, at) => ({
    schoolId: at + 1,
    slug: `school-${at + 1}`,
    name: `School ${at + 1}`,
    record: { themeId: 100, overrides: { 'home/nowhere': { hidden: true } } },
  }));
  let served = 0;
  let turn = setImmediate(function serve() {
    served++;
    turn = setImmediate(serve);
  });
  const found = await schoolLosses(engine, schools, { theme: compiled.theme, before: undefined });
  clearImmediate(turn);
  expect(found.map(({ losses }) => losses.length)).toEqual(schools.map(() => 1));
  expect(served).toBeGreaterThanOrEqual(schools.length - 1);
});
