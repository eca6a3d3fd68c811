import { readSheet } from 'read-excel-file/node';
import { expect, it } from 'vitest';
import { workbookOf } from './workbook.ts';

const read = async (csv: string): Promise<unknown[][]> => {
  const file = workbookOf(csv);
  return file ? await readSheet(Buffer.from(file)) : [];
};

it('makes headings, figures and texts of a CSV file', async () => {
  expect(await read('\uFEFFName,Days,Percent\r\n"Wagh, Gargi <5 & A>",12,66.7\r\n')).toEqual([
    ['Name', 'Days', 'Percent'],
    ['Wagh, Gargi <5 & A>', 12, 66.7],
  ]);
});

it('leaves what names somebody a text, however much of a number it looks', async () => {
  expect(await read('Mobile,Roll,Day\r\n9000010072,007,2026-11-20\r\n,-3,1e5\r\n')).toEqual([
    ['Mobile', 'Roll', 'Day'],
    ['9000010072', '007', '2026-11-20'],
    [null, -3, '1e5'],
  ]);
});

it('takes the guard off a text that no workbook would run, and what XML cannot hold', async () => {
  expect(await read(`Note\r\n'=1+1\r\n"'@SUM(A1), it says"\r\n'tis\r\na\u0007b 😀\r\n`)).toEqual([
    ['Note'],
    ['=1+1'],
    ['@SUM(A1), it says'],
    ["'tis"],
    ['ab 😀'],
  ]);
});

it('has as many columns as there are', async () => {
  const names = Array.from({ length: 60 }, (_, at) => `Column ${at}`);
  expect(await read(`${names.join(',')}\r\n${names.map((_, at) => at).join(',')}\r\n`)).toEqual([
    names,
    names.map((_, at) => at),
  ]);
});

it('makes nothing of what is no CSV', () => {
  expect(workbookOf('"open')).toBeUndefined();
});
