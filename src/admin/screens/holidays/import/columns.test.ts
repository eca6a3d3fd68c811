import { describe, expect, it } from 'vitest';
import { guessTargets, tableOf, template } from './columns.ts';
import { holidayRowWords } from './words.ts';

const table = (...rows: string[][]) => tableOf(rows.map((cells, at) => ({ line: at + 1, cells })));

describe('columns', () => {
  it.each([
    [
      ['Holiday name', 'Date (from-to)', 'प्रकार', 'Remark'],
      ['name', 'both', 'kind', 'none'],
    ],
    [
      ['name', 'startHolidayDate', 'endHolidayDate', 'Holiday_Type'],
      ['name', 'start', 'end', 'kind'],
    ],
    [
      ['Sr. No.', 'Occasion', 'From', 'To', 'Days'],
      ['none', 'name', 'start', 'end', 'none'],
    ],
    [
      ['क्र.', 'अवकाश का नाम', 'दिनांक', 'वार'],
      ['none', 'name', 'start', 'none'],
    ],
    [
      ['S.No', 'Name of Holiday', 'Date', 'Day of the week'],
      ['none', 'name', 'start', 'none'],
    ],
  ])('%j are known by their headings', (headings, targets) => {
    expect(guessTargets(table(headings, ['1', 'x', 'y', 'z', 'w'].slice(0, headings.length)))).toEqual(targets);
  });

  it.each(['en', 'hi'] as const)('of our own template are all known, in %s', (locale) => {
    const headings = template.map((target) => holidayRowWords[locale][`to_${target}`]);
    expect(guessTargets(tableOf([{ line: 1, cells: headings }]))).toEqual(template);
  });

  it('are told by what stands in them where there are no headings', () => {
    const found = table(
      ['1', '14/04/2027', '', 'Ambedkar Jayanti'],
      ['2', '03/05/2027', '12/06/2027', 'Summer vacation'],
    );
    expect(found.headings).toEqual([]);
    expect(found.rows).toHaveLength(2);
    expect(guessTargets(found)).toEqual(['none', 'start', 'end', 'name']);
  });

  it('that are called a date have both days where some cells do', () => {
    const found = table(['Name', 'Date'], ['Diwali', '5-17 Nov 2027'], ['Holi', '22/03/2028']);
    expect(guessTargets(found)).toEqual(['name', 'both']);
  });
});
