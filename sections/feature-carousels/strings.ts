import { sliderStrings } from '../shared/slider/strings.ts';

export const strings = {
  en: {
    ...sliderStrings.en,
    carousel: 'carousel',
    slide: 'slide',
    jump: 'Jump to',
    position: '{n} of {total}',
  },
  hi: {
    ...sliderStrings.hi,
    carousel: 'कैरोसेल',
    slide: 'स्लाइड',
    jump: 'सीधे यहाँ जाएँ',
    position: '{total} में से {n}',
  },
} as const;
