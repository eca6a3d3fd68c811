import { defineWords } from '../../words/words.ts';

export const placeWords = defineWords({
  en: {
    toPlace: 'Move to a place …',
    placeTitle: 'Move {name} to which place?',
    place: 'Place in the list',
    placeHelp: '1 is the first, {total} the last.',
    wrongPlace: 'Enter a place from 1 to {total}.',
    move: 'Move',
    cancel: 'Cancel',
  },
  hi: {
    toPlace: 'किसी स्थान पर ले जाएँ …',
    placeTitle: '{name} को किस स्थान पर ले जाएँ?',
    place: 'सूची में स्थान',
    placeHelp: '1 सबसे पहला है, {total} आख़िरी।',
    wrongPlace: '1 से {total} तक का कोई स्थान लिखें।',
    move: 'ले जाएँ',
    cancel: 'रहने दें',
  },
});
