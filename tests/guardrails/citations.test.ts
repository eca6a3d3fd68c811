import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles, readText } from './files.ts';

const files = listFiles();
const texts = files.filter((file) => /\.(ts|tsx|mjs|css|md)$/.test(file) && !file.endsWith('citations.test.ts'));
const documents = files.filter((file) => file.endsWith('.md'));

/** The documents that a text names and the repository does not have: by path from the text, or by the end of a path. */
const missingDocuments = (text: string, file: string): readonly string[] =>
  [...text.matchAll(/(?<![\w.%${}<>*:/\\-])[\w./-]*\b[\w-]+\.md\b/g)]
    .map(([name]) => name)
    .filter((name) => {
      const ending = `/${name.replace(/^(\.{1,2}\/)+/, '')}`;
      const fromText = normalize(join(dirname(file), name));
      return !documents.some((path) => path === fromText || `/${path}`.endsWith(ending));
    });

/** Names of the specification that no reader of the repository knows: a number made at random is the random seed. */
const unknownNames = (text: string): readonly string[] =>
  [...text.matchAll(/\bthe seed(?:['’]s)?\b|\(seed, (?:sections?|routes)\b[^)]*\)|(?<=\w )\(seed\)(?=[.,;])/gi)].map(
    ([name]) => name,
  );

describe('the texts of the repository', () => {
  it('name no document that is not in it', () => {
    const found = texts.flatMap((file) => missingDocuments(readText(file), file).map((name) => `${file}: ${name}`));
    expect(found).toEqual([]);
  });

  it('call nothing "the seed"', () => {
    const found = texts.flatMap((file) => unknownNames(readText(file)).map((name) => `${file}: ${name}`));
    expect(found).toEqual([]);
  });
});

describe('the same functions', () => {
  it.each([
    ['// As decisions.md says.', 'decisions.md'],
    ['see [the rules](../docs/rules-of-old.md)', '../docs/rules-of-old.md'],
    ['docs/domains.md, Admissions', 'docs/domains.md'],
  ])('find the planted citation in %j', (text, name) => {
    expect(missingDocuments(text, 'engine/index.ts')).toEqual([name]);
  });

  it.each(["/** The seed's roles. */", 'twenty to a page (seed, section 9)', "a school's (seed)."])(
    'find the planted name in %j',
    (text) => {
      expect(unknownNames(text)).toHaveLength(1);
    },
  );

  it('leave what is there, and a random seed', () => {
    expect(missingDocuments('See docs/domain.md and README.md.', 'engine/index.ts')).toEqual([]);
    expect(unknownNames('The random seed of the generated data')).toEqual([]);
  });
});
