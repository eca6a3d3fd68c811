import { defineWords } from '../../words/words.ts';

export const profileWords = defineWords({
  en: {
    readOnly: 'An office admin can change it.',
    yes: 'Yes',
    no: 'No',
    failed: 'The profile could not be loaded.',
  },
  hi: {
    readOnly: 'इसे कार्यालय एडमिन बदल सकते हैं।',
    yes: 'हाँ',
    no: 'नहीं',
    failed: 'प्रोफ़ाइल लोड नहीं हो सकी।',
  },
});
