import { failureStrings } from '../shared/failure/strings.ts';

export const strings = {
  en: {
    ...failureStrings.en,
  },
  hi: {
    ...failureStrings.hi,
  },
} as const;
