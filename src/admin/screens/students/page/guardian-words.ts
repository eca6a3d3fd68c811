import { defineWords } from '../../../words/words.ts';

export const guardianWords = defineWords({
  en: {
    sameNumber: '{name}, parent of {children}, has the same number as {own}. Are they the same person?',
    samePerson: 'Same person',
    mergeTitle: 'Merge {name} into one person',
    mergeNote: '{name} will be the parent of {children} and {others}. This cannot be undone.',
    mergeLogIn: 'Their log-in shows all of these children.',
    leave: 'Keep them separate',
    merge: 'Merge into one person',
    merged: '{name} is one person now.',
  },
  hi: {
    sameNumber: '{name} ({children} के अभिभावक) का नंबर वही है जो {own} का। क्या ये एक ही व्यक्ति हैं?',
    samePerson: 'यही व्यक्ति',
    mergeTitle: 'एक व्यक्ति: {name}',
    mergeNote: 'तब {name}, {children} और {others} के अभिभावक होंगे। यह वापस नहीं हो सकता।',
    mergeLogIn: 'उनके लॉग-इन में ये सब बच्चे दिखेंगे।',
    leave: 'दो ही रहने दें',
    merge: 'एक व्यक्ति बनाएँ',
    merged: '{name} अब एक ही व्यक्ति हैं।',
  },
});
