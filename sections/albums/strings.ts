import { albumStrings } from '../shared/album-facts.ts';

export const strings = {
  en: {
    ...albumStrings.en,
    heading: 'Albums',
    empty: 'No media items available. Albums appear here as soon as the school adds one.',
    error: 'The gallery could not be loaded.',
  },
  hi: {
    ...albumStrings.hi,
    heading: 'एल्बम',
    empty: 'अभी कोई फ़ोटो या वीडियो उपलब्ध नहीं है। विद्यालय के जोड़ते ही एल्बम यहाँ दिखेंगे।',
    error: 'गैलरी लोड नहीं हो सकी।',
  },
} as const;
