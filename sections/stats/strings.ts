import { figuresStrings } from '../shared/figures.tsx';

export const strings = {
  en: {
    ...figuresStrings.en,
    heading: 'The school in numbers',
    empty: 'The school has not entered any figures yet.',
    error: 'The figures could not be loaded.',
  },
  hi: {
    ...figuresStrings.hi,
    heading: 'आँकड़ों में हमारा विद्यालय',
    empty: 'विद्यालय ने अभी कोई आँकड़े दर्ज नहीं किए हैं।',
    error: 'आँकड़े लोड नहीं हो सके।',
  },
} as const;
