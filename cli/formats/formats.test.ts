import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { allRules } from '#engine/check/index.ts';
import type { Problem } from '#engine/index.ts';
import { packageRoot } from '#shared/package-root.ts';
import { createThemeEngine, readDocsUrl } from '../theme-engine.ts';
import type { CheckedTheme } from './checked-theme.ts';
import { loadFormat } from './index.ts';

const readFixture = (name: string): string => readFileSync(join(packageRoot, 'tests/fixtures', name), 'utf8');
const engine = await createThemeEngine();

const checked = (name: string, shown = `themes/${name}/theme.json`): CheckedTheme => {
  const text = readFixture(`broken-themes/${name}.json`);
  const { findings, ignored } = engine.check({ file: shown, text });
  return { shown, text, findings, ignored, fixed: [], ok: findings.length === 0 };
};
const odd: Problem = {
  rule: 'THM020',
  severity: 'warning',
  file: 'a folder,b:c/100%.json',
  pointer: '/a',
  start: { line: 2, column: 3 },
  end: { line: 4, column: 1 },
  message: 'Two lines:\r\n100 %, done.',
  docsUrl: '/docs/rules/THM020',
};
const docsUrl = readDocsUrl();
const ofOdd: CheckedTheme = { ...checked('base'), shown: odd.file, findings: [odd], ok: false };

describe('json', async () => {
  const json = await loadFormat('json', docsUrl);

  it('is one object for one theme', () => {
    expect(JSON.parse(json([checked('base')]))).toEqual({ ok: true, theme: 'themes/base/theme.json', findings: [] });
  });

  it('is a list for several, each finding complete', () => {
    const [first, second] = JSON.parse(json([checked('base'), checked('THM020-section-type')])) as CheckedTheme[];
    expect(first?.ok).toBe(true);
    expect(second?.findings).toEqual([
      {
        rule: 'THM020',
        severity: 'error',
        file: 'themes/THM020-section-type/theme.json',
        pointer: '/templates/home/sections/3/type',
        start: { line: 153, column: 19 },
        end: { line: 153, column: 35 },
        message: 'There is no section type "gallery-previw".',
        expected: expect.stringContaining('gallery-preview'),
        actual: 'gallery-previw',
        suggestion: 'gallery-preview',
        fix: { title: 'write "gallery-preview"', edits: [expect.objectContaining({ length: 16 })] },
        docsUrl: docsUrl('THM020'),
      },
    ]);
  });
});

describe('github', async () => {
  const github = await loadFormat('github', docsUrl);

  it('is a command for each finding', () => {
    expect(github([checked('base'), checked('THM020-section-type')])).toBe(
      '::error file=themes/THM020-section-type/theme.json,line=153,endLine=153,col=19,endColumn=35,title=THM020' +
        '::There is no section type "gallery-previw". Did you mean "gallery-preview"?\n',
    );
  });

  it('escapes what would end a command or a property', () => {
    expect(github([ofOdd])).toBe(
      '::warning file=a folder%2Cb%3Ac/100%25.json,line=2,endLine=4,title=THM020::Two lines:%0D%0A100 %25, done.\n',
    );
  });
});

describe('sarif', async () => {
  const sarif = await loadFormat('sarif', docsUrl);
  // The standard's schema is of draft 04, which says "id" where later ones say "$id", and no more than that here.
  const {
    id: _,
    $schema: __,
    ...schema
  } = JSON.parse(readFixture('sarif-2.1.0.schema.json')) as Record<string, unknown>;
  const isUri = (text: string): boolean => URL.canParse(text);
  const isUriReference = (text: string): boolean => URL.canParse(text, 'file:///');
  const validate = new Ajv({
    strict: false,
    // One of its patterns is none by the Unicode rules.
    unicodeRegExp: false,
    allErrors: true,
    formats: { uri: isUri, 'uri-reference': isUriReference, 'date-time': true },
  }).compile(schema);

  it.each([
    ['nothing', []],
    ['a clean theme', [checked('base')]],
    ['a finding with a fix', [checked('THM020-section-type')]],
    ['a finding of the whole file', [checked('THM001-byte-order-mark')]],
    [
      'several themes',
      [checked('THM031-one-value-for-a-list'), ofOdd, checked('THM042-always-there', '/srv/x y.json')],
    ],
  ])('of %s is valid by the standard’s schema', (_name, themes) => {
    const log: unknown = JSON.parse(sarif(themes));
    validate(log);
    expect(validate.errors).toBeNull();
  });

  it('is refused by that schema where it is wrong', () => {
    const log = JSON.parse(sarif([checked('THM020-section-type')])) as { runs: { results: { level: string }[] }[] };
    const [result] = log.runs[0]?.results ?? [];
    if (result) result.level = 'fatal';
    expect(validate(log)).toBe(false);
  });

  it('names every rule, and each finding with its region and its fix', () => {
    const log = JSON.parse(sarif([checked('THM031-one-value-for-a-list')])) as {
      runs: { tool: { driver: { rules: { id: string; helpUri: string }[] } }; results: Record<string, unknown>[] }[];
    };
    const [run] = log.runs;
    expect(run?.tool.driver.rules.map(({ id }) => id)).toEqual(allRules.map(({ id }) => id));
    const [result] = run?.results ?? [];
    const region = (startColumn: number, endColumn: number) => ({
      startLine: 176,
      startColumn,
      endLine: 176,
      endColumn,
    });
    expect(result).toMatchObject({
      ruleId: 'THM031',
      level: 'error',
      locations: [{ physicalLocation: { region: region(53, 60) } }],
      fixes: [
        {
          artifactChanges: [
            {
              replacements: [
                { deletedRegion: region(53, 60), insertedContent: { text: '"values"' } },
                { deletedRegion: region(62, 71), insertedContent: { text: '["festive"]' } },
              ],
            },
          ],
        },
      ],
    });
    expect(run?.tool.driver.rules[Number(result?.ruleIndex)]?.id).toBe('THM031');
  });
});

describe('text', async () => {
  const format = await loadFormat('text', docsUrl);
  // Where colours are on depends on who runs the tests.
  const text: typeof format = (themes) => stripVTControlCharacters(format(themes));

  it('shows the place, the lines, the cure and the page', () => {
    const said = text([checked('THM020-section-type')]);
    expect(said).toContain('themes/THM020-section-type/theme.json:153:19');
    expect(said).toContain('Did you mean "gallery-preview"?');
    expect(said).toContain(docsUrl('THM020'));
    expect(said).not.toContain('actual:');
    expect(said.endsWith('themes/THM020-section-type/theme.json: 1 finding\n')).toBe(true);
  });

  it('says what stands there where the lines do not', () => {
    expect(text([checked('THM050-muted-text')])).toMatch(/ {2}actual: \d/);
  });

  it('counts what is ignored and what was fixed', () => {
    const [one] = checked('THM020-section-type').findings;
    const theme = { ...checked('base'), ignored: 2, fixed: one ? [one] : [] };
    const [line, summary] = text([theme]).split('\n');
    expect(line).toContain('fixed THM020 write "gallery-preview"');
    expect(summary).toBe('themes/base/theme.json: no findings, 2 ignored, 1 fixed');
  });
});
