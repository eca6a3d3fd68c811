import { defineWords } from '../../words/words.ts';

export const boardWords = defineWords({
  en: {
    hint: 'Without dragging: open a card, or choose the step from its menu.',
    release: 'Release to move it here',
    noStep: 'No step leads here',
    more: '{count} more',
    move: 'Move {name}',
  },
  hi: {
    hint: 'खींचे बिना: कार्ड खोलें, या उसके मेनू से क़दम चुनें।',
    release: 'यहाँ लाने के लिए छोड़ें',
    noStep: 'यहाँ कोई क़दम नहीं आता',
    more: '{count} और',
    move: '{name} को आगे बढ़ाएँ',
  },
});
