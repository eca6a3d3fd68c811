import { describe, expect, it } from 'vitest';
import type { CheckResult, World } from '../index.ts';
import { createRegistry } from '../registry.ts';
import { createAjv } from '../schema/validate.ts';
import { baseTheme, edited, takeMarks } from '../testing/base-theme.ts';
import { problemsOf } from '../testing/check.ts';
import { testSections } from '../testing/sections.tsx';
import { testSources } from '../testing/sources.ts';
import { fixText } from './apply-fixes.ts';
import { createThemeChecker, type ThemeChecker } from './check-theme.ts';
import { conditionAlways } from './condition-always/index.ts';
import type { Rule } from './rule.ts';
import { unused } from './unused/index.ts';

const ajv = createAjv();
const checkerWith = (...proofs: readonly Rule[]): ThemeChecker =>
  createThemeChecker(createAjv(), {
    registry: createRegistry(ajv, testSections, testSources),
    page: { tokens: ['color.visited', 'size.gap'], contrast: [] },
    shipped: undefined,
    docsUrl: (id) => id,
    proofs,
  });
/** With the one proof that the tests break. */
const checker = checkerWith(conditionAlways);

const check = (text: string, world?: World): CheckResult =>
  checker.check({ file: 'themes/base/theme.json', text }, world);
const found = (text: string) => check(text).findings.map(({ rule, severity, start }) => ({ rule, severity, ...start }));

const always = '"when": { "ref": "site.school_Name", "op": "present" }';
const ignoring = (rule: string, reason = 'The name may be dropped soon.'): string =>
  `"$ignore": [{ "rule": ¦"${rule}", "reason": "${reason}" }]`;
/** The theme with a condition that is always true, and an `$ignore` in the object that starts with `owner`. */
const withIgnore = (owner: string, ignore: string): string =>
  edited('"id": "bottom", "type": "bar"', `"id": "bottom", "type": "bar", ${always}`).replace(
    owner,
    (whole) => `${whole}${ignore},`,
  );
const root = '{\n  ';
const section = '"footer": [{ ';
const otherSection = '"header": [{ ';
const template = '"home": {\n      ';

/** What is found with a proof that leaves alone what has a finding. */
const findWith = (text: string) =>
  checkerWith(conditionAlways, unused)
    .check({ file: 'themes/base/theme.json', text })
    .findings.map(({ rule, pointer }) => [rule, pointer]);

describe('a finding that a theme ignores', () => {
  it.each([
    ['the whole theme', root],
    ['its section', section],
  ])('is silenced in %s, and counted', (_, owner) => {
    const { text } = takeMarks(withIgnore(owner, ignoring('THM042')));
    expect(check(text)).toMatchObject({ findings: [], ignored: 1, theme: { slug: 'base' } });
    expect(problemsOf(text)).toEqual([]);
  });

  it.each([
    ['another section', otherSection],
    ['a template that it does not stand in', template],
  ])('stays in %s, where the entry is unused', (_, owner) => {
    const { text, marks } = takeMarks(withIgnore(owner, ignoring('THM042')));
    const [place] = marks;
    expect(found(text)).toEqual(
      expect.arrayContaining([
        { rule: 'THM090', severity: 'warning', ...place },
        expect.objectContaining({ rule: 'THM042', severity: 'warning' }),
      ]),
    );
    expect(check(text)).toMatchObject({ ignored: 0 });
  });

  it.each([
    ['a rule that cannot be ignored', 'THM020', 'cannot be ignored'],
    ['a rule that is not there', 'THM999', 'There is no rule'],
    ['itself', 'THM090', 'cannot be ignored'],
    ['a name that every object has', 'toString', 'There is no rule'],
  ])('is none of %s', (_, rule, words) => {
    const { text, marks } = takeMarks(edited(template, `${template}${ignoring(rule)},`));
    expect(found(text)).toEqual([{ rule: 'THM090', severity: 'warning', ...marks[0] }]);
    expect(check(text).findings[0]?.message).toContain(words);
  });

  it('does not hide an error: a theme with one is not made', () => {
    const { text } = takeMarks(
      edited('"type": "list"', '"type": "lisst"').replace(root, `${root}${ignoring('THM020')},`),
    );
    expect(check(text).findings.map(({ rule }) => rule)).toEqual(['THM090', 'THM020']);
    expect(check(text).theme).toBeNull();
  });

  it('may be hidden behind a mistake: the entry is then not called unused', () => {
    const { text } = takeMarks(withIgnore(section, ignoring('THM042')).replace('"type": "list"', '"type": "lisst"'));
    expect(check(text).findings.map(({ rule }) => rule)).toEqual(['THM020']);
    const { text: unused } = takeMarks(
      edited('"type": "list"', '"type": "lisst"').replace(root, `${root}${ignoring('THM042')},`),
    );
    expect(check(unused).findings.map(({ rule }) => rule)).toEqual(['THM020']);
  });

  it('keeps nothing unused out of sight', () => {
    const { text } = takeMarks(withIgnore(section, ignoring('THM042')));
    expect(findWith(text)).toEqual([['THM035', '/settings/1/id']]);
  });

  it('may be hidden behind another finding: the entry is then not called unused', () => {
    const { text } = takeMarks(baseTheme.replace(root, `${root}${ignoring('THM035')},`));
    expect(findWith(text)).toEqual([]);
    const open = edited('"id": "bottom", "type": "bar"', `"id": "bottom", "type": "bar", ${always}`, text);
    expect(findWith(open)).toEqual([['THM042', '/groups/footer/0/when']]);
    const elsewhere = edited(template, `${template}${takeMarks(ignoring('THM042')).text},`);
    expect(findWith(elsewhere).map(([rule]) => rule)).toEqual(['THM035', 'THM090']);
  });

  it('has a reason of ten characters', () => {
    const { text } = takeMarks(withIgnore(section, ignoring('THM042', 'because')));
    expect(check(text).findings.map(({ rule, pointer }) => [rule, pointer])).toEqual([
      ['THM013', '/groups/footer/0/$ignore/0/reason'],
    ]);
  });
});

describe('an unused entry', () => {
  const fix = (text: string): string => fixText(text, (current) => check(current).findings).text;

  it('is removed, with its list where it is alone', () => {
    const { text } = takeMarks(edited(template, `${template}${ignoring('THM999')},\n      `));
    expect(fix(text)).toBe(baseTheme);
  });

  it('is removed from among others that are used', () => {
    const used = ignoring('THM042');
    const { text } = takeMarks(
      withIgnore(section, used.replace(']', ', { "rule": "THM999", "reason": "Nobody knows it." }]')),
    );
    expect(fix(text)).toBe(takeMarks(withIgnore(section, used)).text);
  });
});

describe('a theme in its folder', () => {
  const others = [{ slug: 'gulmohar', themeId: 1, name: 'Gulmohar', file: 'themes/gulmohar/theme.json' }];
  const world = { folder: 'base', others, isBuiltIn: false };

  it('has the name of the folder and an id of its own', () => {
    expect(check(baseTheme, world).findings).toEqual([]);
  });

  it.each([
    ['another folder', { ...world, folder: 'bases' }, '/slug', 'bases'],
    ['another theme’s id', { ...world, others: [{ ...others[0], themeId: 100 }] }, '/themeId', '101'],
  ])('is found with %s', (_, around, pointer, suggestion) => {
    expect(check(baseTheme, around as World).findings).toMatchObject([{ rule: 'THM032', pointer, suggestion }]);
    expect(problemsOf(baseTheme)).toEqual([]);
  });

  it('is found with the name of another one, however it is written', () => {
    const [other] = others.map((one) => ({ ...one, name: ' base' }));
    expect(check(baseTheme, { ...world, others: other ? [other] : [] }).findings).toMatchObject([
      { rule: 'THM032', pointer: '/name' },
    ]);
  });

  it('is found with an id of those that the product brings, unless it is one of them', () => {
    const early = edited('"themeId": 100', '"themeId": 7');
    expect(check(early, world).findings).toMatchObject([{ rule: 'THM032', pointer: '/themeId', suggestion: '100' }]);
    expect(check(early, { ...world, isBuiltIn: true }).findings).toEqual([]);
  });
});
