import { defineWords } from '../../words/words.ts';

export const changePasswordWords = defineWords({
  en: {
    title: 'Change password',
    intro: 'Every other device on which you are logged in is logged out.',
    due: 'Choose a new password before you go on.',
    current: 'Current password',
    next: 'New password',
    rule: 'At least 10 characters. A short sentence is easy to remember and hard to guess.',
    again: 'New password once more',
    differs: 'The two new passwords are not the same.',
    missing: 'Fill this in.',
    save: 'Change password',
    done: 'Your password is changed',
  },
  hi: {
    title: 'पासवर्ड बदलें',
    intro: 'जिन दूसरे उपकरणों पर आप लॉग इन हैं, वहाँ से लॉग आउट हो जाएँगे।',
    due: 'आगे बढ़ने से पहले नया पासवर्ड चुनें।',
    current: 'मौजूदा पासवर्ड',
    next: 'नया पासवर्ड',
    rule: 'कम से कम 10 अक्षर। छोटा-सा वाक्य याद रखना आसान और पहचानना कठिन होता है।',
    again: 'नया पासवर्ड एक बार और',
    differs: 'दोनों नए पासवर्ड एक जैसे नहीं हैं।',
    missing: 'इसे भरें।',
    save: 'पासवर्ड बदलें',
    done: 'आपका पासवर्ड बदल गया है',
  },
});
