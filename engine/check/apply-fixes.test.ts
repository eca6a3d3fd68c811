import { describe, expect, it } from 'vitest';
import { baseTheme, edited, takeMarks } from '../testing/base-theme.ts';
import { problemsOf } from '../testing/check.ts';
import { mistakes } from '../testing/mistakes.ts';
import { applyFixes, fixText } from './apply-fixes.ts';

const textOf = ({ from, to }: { from: string; to: string }): string => takeMarks(edited(from, to)).text;

/** Mistakes that have a fix which returns just what stood there before. */
const undone = [
  'a comment',
  'a trailing comma in an object',
  'a trailing comma in a list',
  'single quotes',
  'a byte order mark',
  'an unknown key',
  'a misspelled required key',
  'an unknown key deep down',
  'a word outside of an enum',
  'a misspelled op',
  'a superfluous operand',
  'a list for one value',
  'a section type',
  'a section type in a group',
  'a source',
  'a source for every template',
  'a required param',
  'a data id',
  'a field of a source',
  'a root',
  'a param of the route',
  'a string',
  'a required setting',
  'a setting',
  'a look',
  'a misspelled required binding',
  'a default that is no option',
  'a preset of an unknown setting',
  'a pair with nothing',
  'a misspelled type',
  'a misspelled $value',
  'a slash at the end of a route',
  'a route in capitals',
];

describe('a fix', () => {
  const fixable = mistakes.filter((mistake) => problemsOf(textOf(mistake))[0]?.fix);

  it.each(fixable)('fixes $name, and changes nothing but its edits', (mistake) => {
    const text = textOf(mistake);
    const problems = problemsOf(text);
    const { text: fixed, fixed: gone } = applyFixes(text, problems);
    expect(gone).toEqual(problems);
    expect(problemsOf(fixed).filter(({ rule }) => rule === mistake.rule)).toEqual([]);

    let rest = fixed;
    let last = 0;
    for (const { offset, length, text: by } of (problems[0]?.fix?.edits ?? []).toSorted(
      (a, b) => a.offset - b.offset,
    )) {
      const kept = text.slice(last, offset);
      expect(rest.startsWith(kept + by)).toBe(true);
      rest = rest.slice(kept.length + by.length);
      last = offset + length;
    }
    expect(rest).toBe(text.slice(last));
  });

  it.each(undone)('of %s gives back what stood there', (name) => {
    const mistake = fixable.find((one) => one.name === name);
    if (!mistake) throw new Error(`"${name}" has no fix.`);
    const { text } = fixText(textOf(mistake), problemsOf);
    expect(JSON.parse(text)).toEqual(JSON.parse(baseTheme));
    expect(problemsOf(text)).toEqual([]);
  });

  it.each([
    ['a word that is short', '"unit": "px"', '"unit": "em"'],
    ['a short part of a word', '"items": { "ref": "data.news" }', '"items": { "ref": "data.new" }'],
    ['a key that is there already', '"label": { "t": "home.row" }', '"label": { "t": "home.row" }, "lable": 1'],
    ['a quote that may end elsewhere', '"name": "Base"', `"name": 'Base's'`],
  ])('is not offered for %s', (_, from, to) => {
    const problems = problemsOf(edited(from, to));
    expect(problems).toHaveLength(1);
    expect(problems[0]?.fix).toBeUndefined();
  });

  it('says what it does', () => {
    const titles = ['a section type', 'a setting', 'a superfluous operand', 'a comment'].map((name) => {
      const mistake = mistakes.find((one) => one.name === name);
      return mistake && problemsOf(textOf(mistake))[0]?.fix?.title;
    });
    expect(titles).toEqual(['write "list"', 'rename "limt" to "limit"', 'remove "value"', 'remove the comment']);
  });
});

describe('fixing', () => {
  it('goes on with what stood behind another mistake, and keeps the rest of the text', () => {
    const broken = edited('"type": "list"', '"type": "lisst"')
      .replace('"format": 2,', '"format": 2, // the first\n  /* and only */')
      .replace('"order": 1 }', '"order": 1, }')
      .replace('"limit": 3', '"limt": 3');
    const { text, fixed } = fixText(broken, problemsOf);
    expect(fixed.map(({ rule }) => rule)).toEqual(['THM001', 'THM001', 'THM001', 'THM020', 'THM024']);
    expect(text.replace('"format": 2,\n', '"format": 2,')).toBe(baseTheme.replace('"format": 2,\n', '"format": 2,'));
  });

  it('applies the first of two fixes that overlap, and the other in the next round', () => {
    const text = '{ "a": 1 }';
    const problem = problemsOf(edited('"limit": 3', '"limt": 3'))[0];
    if (!problem) throw new Error('There is no finding.');
    const fixed = (offset: number, length: number) => ({
      ...problem,
      fix: { title: 'cut', edits: [{ offset, length, text: '' }] },
    });
    expect(applyFixes(text, [fixed(2, 3), fixed(4, 3), fixed(7, 1)])).toMatchObject({
      text: '{ :  }',
      fixed: [{}, {}],
    });
  });

  it('ends where a fix does not help', () => {
    const problem = problemsOf(edited('"limit": 3', '"limt": 3'))[0];
    if (!problem) throw new Error('There is no finding.');
    const endless = { ...problem, fix: { title: 'add', edits: [{ offset: 0, length: 0, text: ' ' }] } };
    expect(fixText('{}', () => [endless]).text).toBe(`${' '.repeat(10)}{}`);
  });
});
