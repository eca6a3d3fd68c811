import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { csvAnswer } from '#server/http/calls/csv.ts';
import { readCsv } from './read-csv.ts';

const read = (text: string) => readCsv(Buffer.from(text)).map(({ cells }) => cells);

describe('readCsv', () => {
  it.each([
    [
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      '\uFEFFa,b\r1,',
      [
        ['a', 'b'],
        ['1', ''],
      ],
    ],
    ['a\n"x, ""y""\nz"\n', [['a'], ['x, "y"\nz']]],
    [
      'a;b\n1,5;2',
      [
        ['a', 'b'],
        ['1,5', '2'],
      ],
    ],
    [
      'a\tb\n1;5\t2',
      [
        ['a', 'b'],
        ['1;5', '2'],
      ],
    ],
    [
      'a,b\n\n , \n 1 ,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['""\n', []],
    ['', []],
  ])('reads %j', (text, cells) => {
    expect(read(text)).toEqual(cells);
  });

  it('numbers the lines as a spreadsheet does, also behind empty ones and those with a break in a cell', () => {
    const lines = readCsv(Buffer.from('a,b\n\n"x\ny",2\n3,4\n'));
    expect(lines.map(({ line }) => line)).toEqual([1, 3, 4]);
  });

  it.each([
    ['a,b\n"open,1\n', 'Line 2: a quote is not closed, or is followed by text.'],
    ['a\n"x"y\n', 'Line 2: a quote is not closed, or is followed by text.'],
    ['a\nx"y\n', 'Line 2: a quote is not closed, or is followed by text.'],
  ])('refuses %j', (text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  it('refuses what is no UTF-8', () => {
    expect(() => readCsv(Buffer.from([0x61, 0xff, 0x0a]))).toThrow('Save the file as CSV in UTF-8.');
  });

  it('reads what exports write', async () => {
    const texts = ['plain', 'a,b', 'say "yes"', 'two\nlines', 'छुट्टी'];
    const columns = [{ label: 'x', value: (text: string) => text }];
    const { bytes } = await csvAnswer('texts.csv', { columns, pages: [texts] });
    expect(readCsv(await buffer(bytes)).flatMap(({ cells }) => cells)).toEqual(['x', ...texts]);
  });
});
