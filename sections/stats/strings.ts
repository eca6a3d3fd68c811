import { figuresStrings } from '../shared/figures.tsx';

export const strings = {
  en: {
    ...figuresStrings.en,
    heading: 'The school in figures',
    empty: 'No figures have been added yet.',
    error: 'The figures could not be loaded.',
    students: 'Students',
    teachers: 'Teachers',
    classes: 'Classes',
    years: 'Years since founding',
    passedX: 'Passed Class X in {year}',
    passedXII: 'Passed Class XII in {year}',
  },
  hi: {
    ...figuresStrings.hi,
    heading: 'आँकड़ों में हमारा विद्यालय',
    empty: 'विद्यालय ने अभी कोई आँकड़े दर्ज नहीं किए हैं।',
    error: 'आँकड़े लोड नहीं हो सके।',
    students: 'विद्यार्थी',
    teachers: 'शिक्षक',
    classes: 'कक्षाएँ',
    years: 'स्थापना से अब तक के वर्ष',
    passedX: '{year} में कक्षा X उत्तीर्ण',
    passedXII: '{year} में कक्षा XII उत्तीर्ण',
  },
} as const;
