import { describe, expect, it } from 'vitest';
import { guessTargets, tableOf, template } from './columns.ts';
import { enquiryRowWords } from './words.ts';

describe('the columns of a list of enquiries', () => {
  it.each(['en', 'hi'] as const)('of our own template are all known, in %s', (locale) => {
    const headings = template.map((target) => enquiryRowWords[locale][`to_${target}`]);
    expect(guessTargets(tableOf([{ line: 1, cells: headings }]))).toEqual(template);
  });
});
