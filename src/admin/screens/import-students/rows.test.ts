import { describe, expect, it } from 'vitest';
import { classes } from '#schemas/lookups/classes.ts';
import { readCategory, readClass, readDay, readGender, readGroup } from '../../tables/read-cells.ts';
import { guessTargets, tableOf } from './columns.ts';
import { fingerprintOf, mendRows, readRows } from './rows.ts';

const sections = ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((name, at) => ({ id: at + 1, name }));
const places = { classes: classes.map(({ id, name }) => ({ id, name })), sections };

describe('the cells of a list of students', () => {
  it.each([
    ['5 A', { class: 8, section: 1 }],
    ['V-A', { class: 8, section: 1 }],
    ['VB', { class: 8, section: 2 }],
    ['5(c)', { class: 8, section: 3 }],
    ['Class 5', { class: 8 }],
    ['5th', { class: 8 }],
    ['कक्षा ५', { class: 8 }],
    ['VI', { class: 9 }],
    ['XII A', { class: 15, section: 1 }],
    ['UKG', { class: 3 }],
    ['KG-1', { class: 2 }],
    ['Nursery B', { class: 1, section: 2 }],
    ['13', {}],
    ['Rose', {}],
  ])('%s is a class, and a section where it names one', (text, found) =>
    expect(readClass(text, places)).toEqual(found),
  );

  it.each([
    [readDay('05/04/2016'), { value: '2016-04-05' }],
    [readDay('31/04/2019'), { fault: 'noSuchDay', offer: '2019-04-30' }],
    [readDay('soon'), { fault: 'noDay' }],
    [readGender('छात्रा'), { value: 'Female' }],
    [readGender('M'), { value: 'Male' }],
    [readGender('?'), { fault: 'noGender' }],
    [readCategory('obc'), { value: 'OBC' }],
    [readCategory('NT-C'), { fault: 'noCategory' }],
    [readGroup('AB positive'), { value: 'AB+' }],
    [readGroup('o -ve'), { value: 'O-' }],
    [readGroup('A'), { fault: 'noGroup' }],
  ])('%# are read as people write them', (read, expected) => expect(read).toEqual(expected));
});

describe('the rows of a list of students', () => {
  const lines = [
    ['Adm No', 'Student Name', 'Class', 'DOB', 'Roll No'],
    ['A-1', 'Kavya Ramesh Hire', '2 A', '31/04/2019', '1'],
    ['A-2', 'Yug', 'II-A', '02/11/2018', '1'],
    ['A-2', 'Viraj Bhamre', '2B', '14/03/2019', '3'],
    ['', 'Total 3 students', '', '', ''],
  ];
  const table = tableOf(lines.map((cells, at) => ({ line: at + 1, cells })));
  const targets = guessTargets(table);
  const reading = { targets, places, relations: new Map() };
  const read = readRows(table, reading);

  it('are read, each with what is wrong', () => {
    const rows = mendRows(read, { mended: new Map(), reading });
    expect(rows.map(({ line, problems }) => [line, problems])).toEqual([
      [2, [{ field: 'Date_Of_Birth', fault: 'noSuchDay', offer: '30 Apr 2019' }]],
      [3, [{ field: 'Roll_No', fault: 'rollTwice', other: 2 }]],
      [4, [{ field: 'Admission_No', fault: 'twice', other: 3 }]],
      [5, [{ field: 'Admission_No', fault: 'nobody' }]],
    ]);
    expect(rows[0]?.fields).toMatchObject({
      First_Name: 'Kavya',
      Middle_Name: 'Ramesh',
      Last_Name: 'Hire',
      Class_Id: 5,
      Section_Id: 1,
    });
  });

  it('are right once their cells are mended', () => {
    const mended = new Map([
      [2, { Date_Of_Birth: '30 Apr 2019' }],
      [3, { Roll_No: '2' }],
      [4, { Admission_No: 'A-3' }],
    ]);
    const rows = mendRows(read, { mended, reading });
    expect(rows.slice(0, 3).flatMap(({ problems }) => problems)).toEqual([]);
    expect(rows[0]?.fields.Date_Of_Birth).toBe('2019-04-30');
  });

  it('have a fingerprint of what is in them and where it goes', () => {
    expect(fingerprintOf(table, targets)).toMatch(/^[0-9a-f]{16}$/);
    expect(fingerprintOf(table, targets)).toBe(fingerprintOf({ ...table }, [...targets]));
    expect(fingerprintOf(table, targets)).not.toBe(fingerprintOf(table, targets.toReversed()));
    expect(fingerprintOf({ ...table, rows: table.rows.slice(1) }, targets)).not.toBe(fingerprintOf(table, targets));
  });
});
