import { defineWords } from '../../words/words.ts';

export const addStudentWords = defineWords({
  en: {
    title: 'Add a student',
    note: 'Photo, documents, health, consent and bank details follow on the student’s own page.',
    back: 'Students',
    save: 'Add the student',
    found: 'You began this on {time}. Everything is as you left it.',
  },
  hi: {
    title: 'विद्यार्थी जोड़ें',
    note: 'फ़ोटो, दस्तावेज़, स्वास्थ्य, सहमति और बैंक का विवरण विद्यार्थी के अपने पेज पर भरा जाता है।',
    back: 'विद्यार्थी',
    save: 'विद्यार्थी जोड़ें',
    found: 'आपने इसे {time} को शुरू किया था। सब वैसा ही है।',
  },
});
