import { defineWords } from '../words/words.ts';

export const differenceWords = defineWords({
  en: { takenOut: 'taken out', putIn: 'put in' },
  hi: { takenOut: 'हटाया गया', putIn: 'जोड़ा गया' },
});
