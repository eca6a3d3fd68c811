import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bindingFit } from '#engine/check/binding-fit/index.ts';
import { createThemeChecker } from '#engine/check/check-theme.ts';
import { privacy } from '#engine/check/privacy/index.ts';
import type { Problem } from '#engine/problem.ts';
import { createRegistry } from '#engine/registry.ts';
import { createAjv } from '#engine/schema/validate.ts';
import { sources } from '#schemas/sources/index.ts';
import { sections } from '#sections/index.ts';

const folder = join(import.meta.dirname, '../../themes');
const slugs = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []));

const ajv = createAjv();
const checker = createThemeChecker(ajv, {
  registry: createRegistry(ajv, sections, sources),
  page: { tokens: [], contrast: [] },
  shipped: undefined,
  docsUrl: (id) => id,
  proofs: [privacy, bindingFit],
});
const textOf = (slug: string): string => readFileSync(join(folder, slug, 'theme.json'), 'utf8');
const found = (text: string): readonly Problem[] => checker.check({ file: 'theme.json', text }).findings;

describe('the proofs of binding and privacy', () => {
  it.each(slugs)('hold in the built-in theme %s', (slug) => {
    expect(found(textOf(slug))).toEqual([]);
  });

  it('find a list of children bound where classes are shown', () => {
    const text = textOf('gulmohar').replace(
      /"items": \{ "ref": "data.classes" \}/,
      '"items": { "ref": "data.birthdays" }',
    );
    expect(found(text)).toMatchObject([
      {
        rule: 'THM070',
        actual: 'data.birthdays',
        expected: 'birthday-students.items',
      },
    ]);
  });

  it('find children’s data shown for what their families were not asked for', () => {
    const text = textOf('quadrangle').replace(
      '"toppers": { "source": "toppers" }',
      '"toppers": { "source": "birthdayStudents" }',
    );
    expect(found(text)).toMatchObject([
      {
        rule: 'THM070',
        actual: 'data.toppers',
        expected: 'the source "toppers" here, or "data.toppers" in birthday-students.items',
      },
    ]);
  });

  it('find data of another form, and the ref that was meant', () => {
    const text = textOf('gulmohar').replace(
      /"items": \{ "ref": "data.classes" \}/,
      '"items": { "ref": "data.banners" }',
    );
    expect(found(text)).toMatchObject([
      {
        rule: 'THM040',
        message:
          '"data.banners" may give what "items" of "classes" does not take: at [0].className it may be absent, as in [{"heading":"a"}].',
        suggestion: 'data.classes',
      },
    ]);
  });
});
