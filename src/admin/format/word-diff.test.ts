import { describe, expect, it } from 'vitest';
import { wordDiff } from './word-diff.ts';

const written = (before: string, after: string): string =>
  wordDiff(before, after)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'out' ? `[-${text}-]` : `{+${text}+}`))
    .join('');

describe('wordDiff', () => {
  it.each([
    ['stop ten minutes later', 'stop fifteen minutes later', 'stop [-ten-]{+fifteen+} minutes later'],
    ['हर स्टॉप पर बस दस मिनट बाद', 'हर स्टॉप पर बस पंद्रह मिनट बाद', 'हर स्टॉप पर बस [-दस-]{+पंद्रह+} मिनट बाद'],
    ['one two', 'three four', '[-one two-]{+three four+}'],
    ['One.', 'One. Two three.', 'One. {+Two three.+}'],
    ['the same', 'the same', 'the same'],
    ['', 'new', '{+new+}'],
    ['gone', '', '[-gone-]'],
  ])('from %j to %j', (before, after, text) => expect(written(before, after)).toBe(text));

  it('cuts what stays the same to the words around a change', () => {
    const long = 'A word that stays. '.repeat(40);
    const text = written(`${long}ten ${long}`, `${long}twelve ${long}`);
    expect(text).toContain('[-ten-]{+twelve+}');
    expect(text.length).toBeLessThan(200);
    expect(text).toMatch(/^….*…$/);
  });
});
