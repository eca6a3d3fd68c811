import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { editorSchema } from '#engine/editor/editor-schema.ts';
import { createAjv } from '#engine/schema/validate.ts';
import { sources } from '#schemas/sources/index.ts';
import { kinds } from '#sections/index.ts';
import { packageRoot } from '#shared/package-root.ts';
import { builtInThemes } from '../support/built-in-themes.ts';

const file = join(packageRoot, 'themes/theme.schema.json');
const schema = JSON.parse(JSON.stringify(editorSchema({ kinds, sources }))) as object;

const ajv = createAjv();
ajv.addVocabulary(['enumDescriptions', 'defaultSnippets']);
const validate = ajv.compile(schema);
const themeText = (slug: string): string => readFileSync(join(packageRoot, 'themes', slug, 'theme.json'), 'utf8');
const gulmohar = themeText('gulmohar');

describe('themes/theme.schema.json', () => {
  it('is what the schemas give (npm run generate writes it)', () => {
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(schema);
  });

  it.each(builtInThemes)('accepts %s', (slug) => {
    validate(JSON.parse(themeText(slug)));
    expect(validate.errors).toBeNull();
  });

  it.each([
    ['a misspelled setting', '"autoplayMs": 6000', '"autoplayms": 6000'],
    ['a setting of another type', '"autoplayMs": 6000', '"autoplayMs": "6000"'],
    ['a text that is a literal', '{ "t": "home.birthdays" }', '"Birthdays"'],
    ['a figure that is no example', '{ "example": "25" }', '"25"'],
    ['an example that is too long', '{ "example": "25" }', '{ "example": "twenty-five children" }'],
    ['a section type', '"type": "banner"', '"type": "baner"'],
    ['a misspelled binding', '"studentDomain"', '"studentdomain"'],
    ['a missing binding', '"bindings": { "about": { "ref": "data.about" } }', '"bindings": {}'],
    ['a source', '"source": "birthdayStudents"', '"source": "birthdays"'],
    ['a param', '"isActiveWebsite": 1', '"active": 1'],
    ['a param out of bounds', '"pageSize": 100', '"pageSize": 1000'],
    ['a ref to nothing', '"ref": "site.student_Domain"', '"ref": "site.studentDomain"'],
    ['an op', '"op": "present"', '"op": "exists"'],
    ['an alias', '"$value": ["Baloo 2",', '"$value": "{font body}", "$x": ["Baloo 2",'],
  ])('refuses %s', (_, from, to) => {
    const wrong = gulmohar.replace(from, to);
    expect(wrong).not.toBe(gulmohar);
    expect(validate(JSON.parse(wrong))).toBe(false);
  });
});
