import { failureStrings } from '../shared/failure/strings.ts';

export const strings = {
  en: {
    ...failureStrings.en,
    heading: 'This page is not here',
    text: 'The address may have changed, or the page was taken down.',
    linkLabel: 'Go to the home page',
  },
  hi: {
    ...failureStrings.hi,
    heading: 'यह पेज यहाँ नहीं है',
    text: 'हो सकता है कि पता बदल गया हो या पेज हटा दिया गया हो।',
    linkLabel: 'मुखपृष्ठ पर जाएँ',
  },
} as const;
