import { describe, expect, it } from 'vitest';
import { mendedKey } from '../../../tables/import/row-import.ts';
import { guessTargets, tableOf } from './columns.ts';
import { checkRows } from './rows.ts';

const lines = [
  ['Holiday name', 'Date (from-to)', 'Type'],
  ['Ambedkar Jayanti', '14/04/2027', 'Gazetted'],
  ['Summer vacation', '03/05/2027-12/06/2026', ''],
  ['Anant Chaturdashi', '14/9', 'school'],
  ['Shivaji Jayanti', '19/02/2027', 'bank holiday'],
  ['', '26/01/2028', ''],
  ['Half of the year', '01/06/2027 to 31/12/2027', 'dance'],
];
const table = tableOf(lines.map((cells, at) => ({ line: at + 1, cells })));
const check = (mended: Readonly<Record<string, string>> = {}) =>
  checkRows(table, { targets: guessTargets(table), mended, session: 2027 });

describe('the rows of a list', () => {
  it('are read, each with what is wrong and what was likely meant', () => {
    expect(check().map(({ line, problems }) => [line, problems])).toEqual([
      [2, []],
      [3, [{ cell: 'end', fault: 'endsFirst', offer: '2027-06-12' }]],
      [4, [{ cell: 'start', fault: 'noYear', offer: '2027-09-14' }]],
      [5, [{ cell: 'start', fault: 'outside', offer: '2028-02-19' }]],
      [6, [{ cell: 'name', fault: 'noName' }]],
      [
        7,
        [
          { cell: 'end', fault: 'tooLong' },
          { cell: 'kind', fault: 'noKind', offer: 'School' },
        ],
      ],
    ]);
    expect(check()[0]?.sent).toEqual({
      name: 'Ambedkar Jayanti',
      startHolidayDate: '2027-04-14',
      endHolidayDate: '2027-04-14',
      Holiday_Type: 'Public',
    });
  });

  it('are right once their cells are mended', () => {
    const mended = { [mendedKey(3, 'end')]: '12 Jun 2027', [mendedKey(4, 'start')]: '14/9/27' };
    const [, summer, anant] = check(mended);
    expect(summer?.sent).toMatchObject({ startHolidayDate: '2027-05-03', endHolidayDate: '2027-06-12' });
    expect(anant?.sent).toMatchObject({ startHolidayDate: '2027-09-14', endHolidayDate: '2027-09-14' });
  });
});
