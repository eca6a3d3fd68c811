let letters: Intl.Segmenter | undefined;

/** The first letter of a word as a reader sees it: कि of किरण, क्ष of क्षमा. */
const initialOf = (word: string): string | undefined => {
  // A segmenter takes a phone longer than the rest of a small page.
  if (/^[\x20-\x7e]*$/.test(word)) return /[a-z0-9]/i.exec(word)?.[0];
  letters ??= new Intl.Segmenter('und', { granularity: 'grapheme' });
  return [...letters.segment(word)].find(({ segment }) => /[\p{L}\p{N}]/u.test(segment))?.segment;
};

/** Up to `max` upper-cased initials of a name, marks included. */
export const initialsOf = (name: string, max = 2): string =>
  name
    .replace(/^(?:(?:mr|mrs|ms|dr|shri|smt|prof)\.?|श्री|श्रीमती|सुश्री|डॉ\.?|प्रो\.?)\s+/i, '')
    .split(/\s+/)
    .flatMap((word) => initialOf(word) ?? [])
    .slice(0, max)
    .join('')
    .toLocaleUpperCase('und');
