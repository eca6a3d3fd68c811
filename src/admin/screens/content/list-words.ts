import { defineWords } from '../../words/words.ts';

/** What a list says of its entries beside their states. */
export const listWords = defineWords({
  en: {
    date: 'Date',
    shownUntil: 'Shown until',
    from: 'from {time}',
    until: 'until {day}',
    pinned: 'Kept on top',
    attached: 'Has an attachment',
  },
  hi: {
    date: 'तारीख़',
    shownUntil: 'कब तक दिखे',
    from: '{time} से',
    until: '{day} तक',
    pinned: 'सबसे ऊपर रखी गई',
    attached: 'इसके साथ फ़ाइल या लिंक है',
  },
});
