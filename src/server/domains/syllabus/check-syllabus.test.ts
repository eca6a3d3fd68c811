import { describe, expect, it } from 'vitest';
import { syllabusStatuses } from '#server/store/schema.ts';
import { findWrongSyllabus, requireSyllabusStep } from './check-syllabus.ts';

const body = { School_Id: 1, Syllabus_Id: 0, Class_Id: 4, Subject_Id: 1, course_Id: -1, Title: 'Light' };
const check = (days: object) => findWrongSyllabus({ ...body, Topics: [], Is_Public: false, ...days });

describe('findWrongSyllabus', () => {
  it.each([
    [{}],
    [{ Start_Date: '2026-04-01' }],
    [{ Start_Date: '2026-04-01', End_Date: '2027-03-31' }],
    [{ Start_Date: '2026-05-01', End_Date: '2026-05-01' }],
  ])('takes %j', (days) => expect(check(days)).toEqual({}));

  it.each([
    [{ Start_Date: '2026-05-02', End_Date: '2026-05-01' }, 'The last day is before the first.'],
    [{ Start_Date: '2026-05-01', End_Date: '2027-04-01' }, 'The session 2026-2027 does not have this day.'],
  ])('refuses %j', (days, text) => expect(check(days)).toEqual({ End_Date: [text] }));
});

describe('requireSyllabusStep', () => {
  const allowed = ['Draft Published', 'Published Archived'];
  const pairs = syllabusStatuses.flatMap((from) => syllabusStatuses.map((to) => [from, to] as const));

  it.each(pairs)('from %s to %s', (from, to) => {
    const isFine = from === to || allowed.includes(`${from} ${to}`);
    const step = () => requireSyllabusStep(from, to);
    if (isFine) expect(step).not.toThrow();
    else expect(step).toThrow(`A syllabus that is ${from} cannot become ${to}.`);
  });
});
