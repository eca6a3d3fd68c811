import widthOf from 'fast-string-width';
import type { Range } from '#engine/text/document.ts';

export interface FrameOptions {
  /** Lines that are shown above and below. */
  readonly around: number;
  /** Said behind the marks. */
  readonly message: string;
  /** Columns that there are. */
  readonly width: number;
}

/** What a character of the source is shown as, and the columns that it takes. */
interface Cell {
  readonly shown: string;
  readonly width: number;
}

const ellipsis = '…';
const tab = '  ';

/**
 * The line of a place with those around it, and marks under the place. No line is wider than there are columns: a longer one is cut around the place, the others at their end. Of a range over several lines the first
 * character is marked.
 */
export const codeFrame = (text: string, { start, end }: Range, { around, message, width }: FrameOptions): string => {
  const lines = text.split('\n');
  const first = Math.max(1, start.line - around);
  const last = Math.min(lines.length, start.line + around);
  const digits = String(last).length;
  const room = Math.max(20, width - `> ${' '.repeat(digits)} | `.length);
  const row = (gutter: string, code: string): string => `${gutter} | ${code}`.trimEnd();
  const rows: string[] = [];
  for (let number = first; number <= last; number++) {
    const line = (lines[number - 1] ?? '').replace(/\r$/, '');
    const name = String(number).padStart(digits);
    if (number !== start.line) {
      rows.push(row(`  ${name}`, cutAround(line, { from: 0, to: 0 }, room).code));
      continue;
    }
    const from = start.column - 1;
    const to = start.line === end.line ? end.column - 1 : start.column;
    const { code, before, marked } = cutAround(line, { from, to }, room);
    const marks = ' '.repeat(before) + '^'.repeat(Math.max(1, marked));
    const blank = `  ${' '.repeat(digits)}`;
    rows.push(row(`> ${name}`, code));
    if (message === '' || marks.length + 1 + widthOf(message) <= room) rows.push(row(blank, `${marks} ${message}`));
    else rows.push(row(blank, marks), row(blank, message));
  }
  return rows.join('\n');
};

interface Part {
  readonly from: number;
  readonly to: number;
}

/** A line in so many columns, with the part of it in sight; and the columns before that part and of it. */
const cutAround = (
  line: string,
  { from, to }: Part,
  room: number,
): { readonly code: string; readonly before: number; readonly marked: number } => {
  // No more of a very long line is looked at than could be shown.
  const head = cellsOf(line.slice(Math.max(0, from - room), from));
  const middle = cellsOf(line.slice(from, Math.min(to, from + room)));
  const tail = cellsOf(line.slice(to, to + room));
  const whole = from <= room && to - from <= room && line.length - to <= room;
  if (whole && sum([...head, ...middle, ...tail]) <= room)
    return { code: join([...head, ...middle, ...tail]), before: sum(head), marked: sum(middle) };

  const free = room - 2 * ellipsis.length;
  const mark = take(middle, free);
  const rest = free - sum(mark);
  const after = take(tail, rest - sum(take(head.toReversed(), Math.floor(rest / 2))));
  const before = take(head.toReversed(), rest - sum(after)).toReversed();
  const left = from > room || before.length < head.length ? ellipsis : '';
  const isCut = mark.length < middle.length || after.length < tail.length || to + room < line.length;
  const code = `${left}${join(before)}${join(mark)}${join(after)}${isCut ? ellipsis : ''}`;
  return { code, before: left.length + sum(before), marked: sum(mark) };
};

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

const cellsOf = (text: string): readonly Cell[] =>
  Array.from(graphemes.segment(text), ({ segment }) => {
    if (segment === '\t') return { shown: tab, width: tab.length };
    // What a terminal would obey, and half a character.
    const shown = /[\p{Cc}\p{Cs}]/u.test(segment) ? '\ufffd' : segment;
    return { shown, width: widthOf(shown) };
  });

/** As many of the cells as go into so many columns, from the first on. */
const take = (cells: readonly Cell[], columns: number): readonly Cell[] => {
  let taken = 0;
  const end = cells.findIndex(({ width }) => {
    taken += width;
    return taken > columns;
  });
  return end < 0 ? cells : cells.slice(0, end);
};

const sum = (cells: readonly Cell[]): number => cells.reduce((total, { width }) => total + width, 0);
const join = (cells: readonly Cell[]): string => cells.map(({ shown }) => shown).join('');
