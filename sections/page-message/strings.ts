import { failureStrings } from '../shared/failure/strings.ts';

export const strings = {
  en: {
    ...failureStrings.en,
    heading: 'This page could not be found',
    text: 'It may have moved, or the address may have been mistyped.',
    linkLabel: 'Go to the home page',
  },
  hi: {
    ...failureStrings.hi,
    heading: 'यह पेज नहीं मिला',
    text: 'हो सकता है कि यह कहीं और चला गया हो, या पता ग़लत लिखा गया हो।',
    linkLabel: 'होम पेज पर जाएँ',
  },
} as const;
