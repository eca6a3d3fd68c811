import { sliderStrings } from '../shared/slider/strings.ts';

export const strings = {
  en: {
    ...sliderStrings.en,
    carousel: 'carousel',
  },
  hi: {
    ...sliderStrings.hi,
    carousel: 'कैरोसेल',
  },
} as const;
