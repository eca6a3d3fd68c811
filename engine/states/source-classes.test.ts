import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { annotations } from '#schemas/annotations.ts';
import { sources } from '#schemas/sources/index.ts';
import { extent } from '#tests/support/extent.ts';
import { isAbsent } from '../conditions/decide-condition.ts';
import { namedFormats } from '../formats.ts';
import { answerFor, sourceClasses } from './source-classes.ts';

const ajv = new Ajv({ strict: true, keywords: annotations, formats: namedFormats });
const contract = (wanted: string) => {
  const found = sources.find(({ name }) => name === wanted);
  if (!found) throw new Error(`There is no source "${wanted}".`);
  return found;
};
const namesOf = (name: string) => sourceClasses(contract(name)).map((one) => one.name);

describe('sourceClasses', () => {
  it('knows a list, with pictures and without', () => {
    const list = ['many', 'one', 'empty', 'failed', 'two-hundred', 'least', 'longest', 'devanagari', 'urdu'];
    expect(namesOf('banners')).toEqual([...list, 'no-images', 'html-in-text']);
    expect(namesOf('holidays')).toEqual([...list, 'html-in-text']);
  });

  it('knows an object that may be null, and one that is always there', () => {
    expect(namesOf('about').slice(0, 3)).toEqual(['full', 'empty', 'failed']);
    expect(namesOf('header').slice(0, 3)).toEqual(['full', 'failed', 'least']);
  });
});

describe('answerFor', () => {
  it.each(sources)('gives what $name accepts, in each of its classes, with many seeds', (source) => {
    const validate = ajv.compile(source.result);
    for (const { name } of sourceClasses(source)) {
      for (let seed = 1; seed <= extent(15, 50); seed++) {
        const answer = answerFor(source, name, seed);
        expect(answer.ok).toBe(name !== 'failed');
        if (!answer.ok) continue;
        expect(validate(answer.value) ? [] : [name, seed, validate.errors]).toEqual([]);
        expect(isAbsent(answer.value)).toBe(name === 'empty');
      }
    }
  });

  it('knows the names that people use', () => {
    expect(answerFor(contract('banners'), 'failing', 1)).toMatchObject({ ok: false, reason: 'failed' });
    expect(answerFor(contract('banners'), 'slow', 1)).toEqual(answerFor(contract('banners'), 'many', 1));
    expect(answerFor(contract('about'), 'one', 1)).toEqual(answerFor(contract('about'), 'full', 1));
    expect(answerFor(contract('banners'), 'one', 1)).toMatchObject({ value: { length: 1 } });
    expect(answerFor(contract('banners'), 'two-hundred', 1)).toMatchObject({ value: { length: 200 } });
  });

  it('says what a source can be where it cannot be that', () => {
    expect(() => answerFor(contract('header'), 'empty', 1)).toThrow(
      'The source "header" is never "empty". It can be: full, failed, least,',
    );
    expect(() => answerFor(contract('header'), 'toString', 1)).toThrow('never "toString"');
  });
});
