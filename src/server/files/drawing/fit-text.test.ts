import { describe, expect, it } from 'vitest';
import { fitText } from './fit-text.ts';

/** Every letter is half as wide as it is high. */
const outlines = { width: (text: string, size: number) => [...text].length * size * 0.5 };
const lay = (text: string) => fitText({ text, outlines, width: 200, sizes: [40, 20], maxLines: 2 });

describe('fitText', () => {
  it('takes the largest size at which all of it fits', () => {
    expect(lay('Asha School')).toEqual({ size: 40, lines: ['Asha', 'School'] });
    expect(lay('Asha Memorial Public School')).toEqual({ size: 20, lines: ['Asha Memorial Public', 'School'] });
  });

  it('cuts what is too long for the smallest size, between words', () => {
    const { size, lines } = lay('The Old Students of Asha Memorial Public School and All Their Friends');
    expect(size).toBe(20);
    expect(lines).toEqual(['The Old Students of', 'Asha Memorial …']);
  });

  it('cuts a word that is longer than a line', () => {
    const { lines } = lay('A'.repeat(60));
    expect(lines).toEqual([`${'A'.repeat(19)}…`]);
  });

  it('grows no higher than it may', () => {
    const options = { text: 'Asha School', outlines, width: 200, sizes: [40, 20], maxLines: 2 };
    expect(fitText({ ...options, height: 79 })).toEqual({ size: 20, lines: ['Asha School'] });
    expect(fitText({ ...options, height: 80 }).size).toBe(40);
  });

  it('makes nothing of nothing', () => {
    expect(lay('  ').lines).toEqual([]);
  });
});
