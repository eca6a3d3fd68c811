import { defineWords } from '../../words/words.ts';

/** Of the button in the bar, which is there before the palette is loaded. */
export const findWords = defineWords({
  en: { open: 'Find a page, notice or person', keys: 'Ctrl K' },
  hi: { open: 'पेज, सूचना या व्यक्ति खोजें', keys: 'Ctrl K' },
});
