import { defineWords } from '../../words/words.ts';

/** What is done with several students of a list. */
export const bulkWords = defineWords({
  en: {
    choose: 'Choose {name}',
    choosePage: 'All on this page',
    chosen1: 'One student chosen',
    chosen: '{count} students chosen',
    section: 'Change the section',
    moved: '{count} students are in section {section} now, without roll numbers.',
    movedNobody: 'They are in section {section} already.',
    movedBack: 'They are back where they were.',
    cards: 'Print I-cards',
    cardsTitle: 'Chosen students',
    files: 'Download those chosen',
    clear: 'Choose nobody',
  },
  hi: {
    choose: '{name} को चुनें',
    choosePage: 'इस पन्ने के सभी',
    chosen1: 'एक विद्यार्थी चुना गया',
    chosen: '{count} विद्यार्थी चुने गए',
    section: 'सेक्शन बदलें',
    moved: '{count} विद्यार्थी अब सेक्शन {section} में हैं, रोल नंबर के बिना।',
    movedNobody: 'ये पहले से सेक्शन {section} में हैं।',
    movedBack: 'सभी अपने पुराने सेक्शन में वापस हैं।',
    cards: 'पहचान पत्र छापें',
    cardsTitle: 'चुने हुए विद्यार्थी',
    files: 'चुने हुए डाउनलोड करें',
    clear: 'चयन हटाएँ',
  },
});
