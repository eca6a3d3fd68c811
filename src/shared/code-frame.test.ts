import { stripVTControlCharacters } from 'node:util';
import widthOf from 'fast-string-width';
import { describe, expect, it } from 'vitest';
import { codeFrame } from './code-frame.ts';

/** A frame around the first occurrence of a part of the text. */
const frame = (text: string, part: string, { message = '', width = 60 } = {}): readonly string[] => {
  const offset = text.indexOf(part);
  const above = text.slice(0, offset).split('\n');
  const line = above.length;
  const column = (above.at(-1)?.length ?? 0) + 1;
  const range = { start: { line, column }, end: { line, column: column + part.length } };
  return codeFrame(text, range, { around: 1, message, width }).split('\n');
};
/** What stands above the marks, which are under the line that begins with `>`. */
const marked = (lines: readonly string[]): string => {
  const at = lines.findIndex((line) => line.startsWith('>'));
  const [code = '', marks = ''] = lines.slice(at);
  const begin = marks.indexOf('^');
  const end = marks.lastIndexOf('^') + 1;
  let column = 0;
  return Array.from(new Intl.Segmenter().segment(code), ({ segment }) => {
    column += widthOf(segment);
    return column > begin && column <= end ? segment : '';
  }).join('');
};

describe('a code frame', () => {
  it('shows the line of the place between its neighbours, and marks the place', () => {
    expect(frame('{\n  "a": 1,\n  "b": wrong,\n  "c": 3\n}\n', 'wrong', { message: 'Did you mean 2?' })).toEqual([
      '  2 |   "a": 1,',
      '> 3 |   "b": wrong,',
      '    |        ^^^^^ Did you mean 2?',
      '  4 |   "c": 3',
    ]);
  });

  it('marks the first character of what goes over several lines, and something where there is nothing', () => {
    const range = { start: { line: 1, column: 1 }, end: { line: 2, column: 2 } };
    expect(codeFrame('{\n}', range, { around: 1, message: '', width: 60 })).toBe('> 1 | {\n    | ^\n  2 | }');
    const nothing = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
    expect(codeFrame('', nothing, { around: 1, message: '', width: 60 })).toBe('> 1 |\n    | ^');
  });

  const filler = (text: string): string => `"x": "${text.repeat(12_000 / text.length)}", `;
  it.each([
    ['Latin letters', 'lorem '],
    ['wide characters', '校庭'],
    ['letters with marks', 'विद्यालय '],
    ['pictures', '👩‍🏫🏫'],
    ['tabs', '\t'],
    ['what a terminal obeys', '\u001b[31m'],
  ])('cuts a line of %s to the width around the place', (_, text) => {
    const line = `{ ${filler(text)}"slug": "wrong", ${filler(text)}}`;
    for (const width of [40, 60, 200]) {
      const lines = frame(line, '"wrong"', { message: 'Did you mean "right"?', width });
      for (const one of lines) {
        expect(widthOf(one)).toBeLessThanOrEqual(width);
        expect(one).not.toContain('\t');
        expect(stripVTControlCharacters(one)).toBe(one);
      }
      expect(lines[0]).toMatch(/^> 1 \| ….*"slug": "wrong", .*…$/);
      expect(marked(lines)).toBe('"wrong"');
    }
  });

  it('cuts at one end alone where the place stands near the other', () => {
    expect(frame(`"first": 1, ${filler('lorem ')}`, '"first"')[0]).toMatch(/^> 1 \| "first".*…$/);
    expect(frame(`${filler('lorem ')}"last": 1`, '"last"')[0]).toMatch(/^> 1 \| ….*"last": 1$/);
  });

  it('cuts a place that is wider than the terminal, and the lines around it', () => {
    const long = filler('lorem ');
    const lines = frame(`${long}\nbad${long}\n${long}`, `bad${long}`, { message: 'Shorten it.' });
    expect(lines).toHaveLength(5);
    for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(60);
    expect(lines[3]).toBe('    | Shorten it.');
  });
});
