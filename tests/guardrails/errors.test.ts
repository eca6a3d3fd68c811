import { describe, expect, it } from 'vitest';
import { errorAreas, errorCatalog } from '#schemas/errors/index.ts';
import { listFiles, readText } from './files.ts';

/** Contracts of calls name some codes that the registrar throws; the catalog itself, in `schemas/errors`, throws none. */
const sources = listFiles()
  .filter((file) => /^(cli|src|engine|sections|schemas\/api)\/.*\.tsx?$/.test(file))
  .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
  .map(readText);

const codes = Object.keys(errorCatalog);

/** The codes that errors of the product are made with. */
const madeIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(
    texts.flatMap((text) =>
      [
        ...text.matchAll(/(?:new AppError\(|extends AppError<|\brefuse\(|refusals: \{(?=[^}]*\}))\s*([^){}]*)/g),
      ].flatMap(([, given = '']) => [...given.matchAll(/'([A-Z][A-Z_]*)'/g)].map(([, code = '']) => code)),
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
    expect(otherClasses(sources)).toEqual(['MigrationFault']);
  });
});

describe('the same functions', () => {
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
