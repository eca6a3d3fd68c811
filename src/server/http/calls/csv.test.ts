import { expect, it } from 'vitest';
import { csvAnswer, toCsv } from './csv.ts';

const one = (value: string | number | boolean | null | undefined) =>
  toCsv([{ label: 'cell', value: () => value }], [0]);

it('a CSV file has a heading and a line for each row, in the order of the columns', () => {
  const columns = [
    { label: 'Name', value: (row: { name: string; age: number }) => row.name },
    { label: 'Age', value: (row: { name: string; age: number }) => row.age },
  ];
  const rows = [
    { name: 'Ila', age: 7 },
    { name: 'Omar', age: 9 },
  ];
  expect(toCsv(columns, rows)).toBe('Name,Age\r\nIla,7\r\nOmar,9\r\n');
  expect(toCsv(columns, [])).toBe('Name,Age\r\n');
});

it.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "yes"', '"say ""yes"""'],
  ['two\nlines', '"two\nlines"'],
  ['two\rlines', '"two\rlines"'],
  ['a;b', '"a;b"'],
  ['a\tb', '"a\tb"'],
  [' a', '" a"'],
  ['a ', '"a "'],
  ['a b', 'a b'],
  ['', ''],
  ['रिया', 'रिया'],
  [-5, '-5'],
  [0, '0'],
  [true, 'true'],
  [null, ''],
  [undefined, ''],
])('a CSV file holds %j so that it is read again', (value, cell) => {
  expect(one(value)).toBe(`cell\r\n${cell}\r\n`);
});

it.each([
  ['=1+1', "'=1+1"],
  ['+919876543210', "'+919876543210"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', '"\'\t=1"'],
  ['a;=1+1', '"a;=1+1"'],
  [';=1', '";=1"'],
  ['\rx', '"\'\rx"'],
  ['  =1', "'  =1"],
  ['＝1', "'＝1"],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
])('a CSV file holds %j without its formula', (value, cell) => {
  expect(one(value)).toBe(`cell\r\n${cell}\r\n`);
});

it('a CSV file leaves a sign inside a text alone', () => {
  expect(one('a=b+c-d@e')).toBe('cell\r\na=b+c-d@e\r\n');
});

it('a CSV file is one to save, whose name cannot end its header', () => {
  const { bytes, headers } = csvAnswer('a"b\r\nc.csv', 'x\r\n');
  expect(String(bytes)).toBe('\uFEFFx\r\n');
  expect(headers).toEqual({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="a-b-c.csv"',
  });
});
