import { buffer, text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { type CsvColumn, csvAnswer } from './csv.ts';

/** What the file of a table holds behind the byte order mark. */
const toCsv = async <T>(columns: readonly CsvColumn<T>[], pages: readonly (readonly T[])[]): Promise<string> => {
  const { bytes, headers } = await csvAnswer('table.csv', { columns, pages });
  const file = await text(bytes);
  expect(headers['content-length']).toBe(String(Buffer.byteLength(`\uFEFF${file}`)));
  return file;
};

const one = (value: string | number | boolean | null | undefined) =>
  toCsv([{ label: 'cell', value: () => value }], [[0]]);

it('a CSV file has a heading and a line for each row, in the order of the columns', async () => {
  const columns = [
    { label: 'Name', value: (row: { name: string; age: number }) => row.name },
    { label: 'Age', value: (row: { name: string; age: number }) => row.age },
  ];
  const rows = [
    { name: 'Ila', age: 7 },
    { name: 'Omar', age: 9 },
  ];
  expect(await toCsv(columns, [rows])).toBe('Name,Age\r\nIla,7\r\nOmar,9\r\n');
  expect(await toCsv(columns, [])).toBe('Name,Age\r\n');
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
])('a CSV file holds %j so that it is read again', async (value, cell) => {
  expect(await one(value)).toBe(`cell\r\n${cell}\r\n`);
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
])('a CSV file holds %j without its formula', async (value, cell) => {
  expect(await one(value)).toBe(`cell\r\n${cell}\r\n`);
});

it('a CSV file leaves a sign inside a text alone', async () => {
  expect(await one('a=b+c-d@e')).toBe('cell\r\na=b+c-d@e\r\n');
});

it('a CSV file is one to save, whose name cannot end its header', async () => {
  const columns = [{ label: 'x', value: () => 1 }];
  const { bytes, headers } = await csvAnswer('a"b\r\nc.csv', { columns, pages: [] });
  expect(await buffer(bytes)).toEqual(Buffer.from('\uFEFFx\r\n'));
  expect(headers).toEqual({
    'content-type': 'text/csv; charset=utf-8',
    'content-length': '6',
    'content-disposition': 'attachment; filename="a-b-c.csv"',
  });
});

it('a CSV file is written page by page: the next is read when the one before has become text', async () => {
  const steps: string[] = [];
  const column = (row: number) => {
    steps.push(`write ${row}`);
    return row;
  };
  async function* pages() {
    for (const rows of [[1, 2], [3]]) {
      steps.push(`read ${rows}`);
      yield rows;
    }
  }
  const { bytes } = await csvAnswer('rows.csv', { columns: [{ label: 'Row', value: column }], pages: pages() });
  expect(steps).toEqual(['read 1,2', 'write 1', 'write 2', 'read 3', 'write 3']);
  expect(await text(bytes)).toBe('Row\r\n1\r\n2\r\n3\r\n');
});

it('others are served while a CSV file of one long page is written', async () => {
  let served = 0;
  let turn = setImmediate(function serve() {
    served++;
    turn = setImmediate(serve);
  });
  const columns = [{ label: 'Row', value: (row: number) => row }];
  await csvAnswer('rows.csv', { columns, pages: [Array.from({ length: 2000 }, (_, at) => at)] });
  clearImmediate(turn);
  expect(served).toBeGreaterThanOrEqual(9);
});

it('a CSV file whose rows cannot all be read is none', async () => {
  async function* pages() {
    yield [1];
    throw new Error('The database is down.');
  }
  const columns = [{ label: 'Row', value: (row: number) => row }];
  await expect(csvAnswer('rows.csv', { columns, pages: pages() })).rejects.toThrow('The database is down.');
});
