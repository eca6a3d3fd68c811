import { defineWords } from '../../../words/words.ts';

export const paperWords = defineWords({
  en: {
    print: 'Print on letterhead',
    notice: 'Notice',
    for: 'For: {audience}',
    date: 'Date: {date}',
    principal: 'Principal’s signature',
  },
  hi: {
    print: 'लेटरहेड पर छापें',
    notice: 'सूचना',
    for: 'किसके लिए: {audience}',
    date: 'तारीख़: {date}',
    principal: 'प्रधानाचार्य के हस्ताक्षर',
  },
});
