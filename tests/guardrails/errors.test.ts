import { describe, expect, it } from 'vitest';
import { errorAreas, errorCatalog } from '#schemas/errors/index.ts';
import { hindi } from '#server/core/errors/hindi.ts';
import { listFiles, readText } from './files.ts';

const code = listFiles().filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file));

/** The catalog itself, in `schemas/errors`, throws none. */
const sources = code.filter((file) => /^(cli|src|engine|sections)\//.test(file)).map(readText);

/** Whatever a failure's text can come from. */
const spoken = code
  .filter((file) => /^(src\/(?:server|shared)|schemas)\//.test(file) && !file.endsWith('/hindi.ts'))
  .map(readText)
  .join('\n')
  .replaceAll("\\'", "'");

const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.:]) /);

/** What a sentence of the catalog can become. */
const filled = Object.values(errorCatalog)
  .flatMap(({ text, hint }) => [...sentencesOf(text), ...sentencesOf(hint)])
  // Some are passed whole by who throws them.
  .filter((sentence) => /[a-z]{3}/.test(sentence.replaceAll(/\{\w+\}/g, '')))
  .map(
    (sentence) =>
      new RegExp(
        `^${sentence
          .split(/\{\w+\}/)
          .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
          .join('.+')}$`,
      ),
  );

/** Texts with a sentence that is not in the catalog, and of which a part between placeholders is nowhere in the code. */
const neverSaid = (texts: readonly string[]): readonly string[] =>
  texts.filter((text) =>
    sentencesOf(text).some(
      (sentence) =>
        !filled.some((pattern) => pattern.test(sentence)) &&
        sentence.split(/\{\w+\}/).some((part) => !spoken.includes(part)),
    ),
  );

const codes = Object.keys(errorCatalog);

/** The codes that errors of the product are made with. */
const madeIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/(?:new AppError\(|extends AppError<|\brefuse\()\s*([^){}]*)/g)].flatMap(([, given = '']) =>
        [...given.matchAll(/'([A-Z][A-Z_]*)'/g)].map(([, code = '']) => code),
      ),
    ),
  );

const neverMade = (catalog: readonly string[], texts: readonly string[]): readonly string[] => {
  const made = madeIn(texts);
  return catalog.filter((code) => !made.has(code));
};

const notListed = (catalog: readonly string[], texts: readonly string[]): readonly string[] =>
  [...madeIn(texts)].filter((code) => !catalog.includes(code));

/** Classes of errors that are neither `AppError` nor one that carries more. */
const otherClasses = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) =>
    [...text.matchAll(/class (\w+)(?:<[^{]*>)? extends \w*Error\b(?!<)/g)]
      .map(([, name = '']) => name)
      .filter((name) => name !== 'AppError'),
  );

describe('the catalog of errors', () => {
  it('has only codes that are thrown', () => {
    expect(neverMade(codes, sources)).toEqual([]);
  });

  it('has every code that is thrown', () => {
    expect(notListed(codes, sources)).toEqual([]);
  });

  it('has each code in one area', () => {
    expect(Object.values(errorAreas).flatMap((area) => Object.keys(area))).toEqual(codes);
  });

  it('is what every error of the product is of, but for one that does not leave the engine, which knows no catalog', () => {
    // What a browser knows of a call that has failed comes from the server's answer, or from there being none, as of a
    // part of the office that does not come; of a file that is not sent, from the file.
    expect(otherClasses(sources)).toEqual(['CallError', 'UnreachableError', 'PartError', 'PrepareError']);
  });
});

describe('the Hindi of failures', () => {
  it('stands against nothing but texts that are said in English', () => {
    expect(neverSaid(Object.keys(hindi))).toEqual([]);
  });
});

describe('the same functions', () => {
  it('find a planted text that nothing says', () => {
    expect(neverSaid(['Please enter {label}.', 'Nobody says {this} any more.'])).toEqual([
      'Nobody says {this} any more.',
    ]);
  });

  it('find a planted code that is never thrown, and one that is not in the catalog', () => {
    expect(neverMade([...codes, 'NEVER_THROWN'], sources)).toEqual(['NEVER_THROWN']);
    expect(notListed(codes, [...sources, "throw new AppError('UNHEARD_OF', { name });"])).toEqual(['UNHEARD_OF']);
  });

  it('see both codes of a choice', () => {
    expect([...madeIn(["new AppError(id > 0 ? 'ONE' : 'OTHER')"])]).toEqual(['ONE', 'OTHER']);
  });

  it('find a planted class', () => {
    expect(otherClasses(['export class OddError extends Error {'])).toEqual(['OddError']);
  });
});
