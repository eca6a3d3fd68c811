import { describe, expect, it } from 'vitest';
import { classes } from '#schemas/lookups/classes.ts';
import { mendedKey } from '../../../tables/import/row-import.ts';
import { aimColumn, guessTargets, tableOf } from './columns.ts';
import { checkRows } from './rows.ts';

const places = { classes: classes.map(({ id, name }) => ({ id, name })), sections: [] };
const read = (...lines: string[][]) => tableOf(lines.map((cells, at) => ({ line: at + 1, cells })));
const check = (table: ReturnType<typeof read>, mended: Readonly<Record<string, string>> = {}) =>
  checkRows(table, { targets: guessTargets(table), mended, places });

describe('the columns of a list of enquiries', () => {
  it.each([
    [
      ['Timestamp', 'Name of the child', 'Class applied for', 'D.O.B.', "Father's mobile", 'Father Name', 'Remarks'],
      ['none', 'child', 'class', 'birth', 'mobile', 'father', 'message'],
    ],
    [
      ['S.No', 'First Name', 'Surname', 'Gender', 'Mother’s name', 'Mother’s contact', 'Email ID'],
      ['none', 'first', 'last', 'gender', 'mother', 'alternate', 'email'],
    ],
    [
      ['क्र.', 'बच्चे का नाम', 'जन्म तिथि', 'कक्षा', 'पिता का नाम', 'मोबाइल नंबर'],
      ['none', 'child', 'birth', 'class', 'father', 'mobile'],
    ],
  ])('%j are known by their headings', (headings, targets) => expect(guessTargets(read(headings))).toEqual(targets));

  it('are told by what stands in them where there are no headings', () => {
    const table = read(['Asha Rao', '98765 43210', '3/5/2021', 'Girl', 'Ravi Rao'], ['Om', '', '', 'boy', 'Uma']);
    expect(table.rows).toHaveLength(2);
    expect(guessTargets(table)).toEqual(['child', 'mobile', 'birth', 'gender', 'parent']);
  });

  it('leave a name in parts where one is said to have the whole', () => {
    expect(aimColumn(['first', 'last', 'none'], 2, 'child')).toEqual(['none', 'none', 'child']);
  });
});

describe('the rows of a list of enquiries', () => {
  const headings = ['Child', 'Class', 'Date of birth', 'Gender', 'Father', 'Mother', 'Mobile', 'Remark'];

  it('are enquiries, with the parent whom the school talks to', () => {
    const [whole, mother] = check(
      read(
        headings,
        ['Asha Devi Rao', 'Nursery', '03/05/2023', 'F', 'Ravi Rao', 'Uma Rao', '98765 43210', 'Bus?'],
        ['Om', 'कक्षा १', '3 May 2020', '', '', 'Sita', '9876543211', ''],
      ),
    );
    expect(whole?.sent).toEqual({
      Class_Id: 1,
      Student_First_Name: 'Asha',
      Student_Middle_Name: 'Devi',
      Student_Last_Name: 'Rao',
      Date_Of_Birth: '2023-05-03',
      Gender: 'Female',
      Parent_Name: 'Ravi Rao',
      Parent_Relation: 1,
      Mobile: '98765 43210',
      Message: 'Bus?\nMother: Uma Rao',
    });
    expect(mother?.sent).toMatchObject({ Gender: 'Undisclosed', Parent_Name: 'Sita', Parent_Relation: 2, Class_Id: 4 });
  });

  it('say what is wrong with each, and are right once that is mended', () => {
    const table = read(
      headings,
      ['', 'X 9', '31/04/2022', 'maybe', '', '', '', ''],
      ['Ira', '', 'soon', 'f', 'A B', '', '9', ''],
    );
    expect(check(table).map(({ problems }) => problems)).toEqual([
      [
        { cell: 'child', fault: 'noChild' },
        { cell: 'class', fault: 'unknownClass' },
        { cell: 'birth', fault: 'noSuchDay', offer: '2022-04-30' },
        { cell: 'gender', fault: 'unknownGender' },
        { cell: 'parent', fault: 'noParent' },
        { cell: 'mobile', fault: 'noMobile' },
      ],
      [
        { cell: 'class', fault: 'noClass' },
        { cell: 'birth', fault: 'notRead' },
      ],
    ]);
    const mended = { [mendedKey(3, 'class')]: 'LKG', [mendedKey(3, 'birth')]: '1 Jan 2022' };
    expect(check(table, mended)[1]).toMatchObject({ problems: [], sent: { Class_Id: 2, Date_Of_Birth: '2022-01-01' } });
  });
});
