import { sliderStrings } from '../shared/slider/strings.ts';

export const strings = {
  en: {
    ...sliderStrings.en,
    carousel: 'carousel',
    loading: 'Loading schools …',
    empty: 'No schools listed yet.',
    error: 'The schools could not be loaded.',
  },
  hi: {
    ...sliderStrings.hi,
    carousel: 'कैरोसेल',
    loading: 'स्कूल लोड हो रहे हैं।',
    empty: 'अभी कोई स्कूल सूची में नहीं है।',
    error: 'स्कूल लोड नहीं हो सके।',
  },
} as const;
