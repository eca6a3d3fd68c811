import { defineWords } from '../../words/words.ts';

export const changePasswordWords = defineWords({
  en: {
    title: 'Change password',
    intro: 'You will be logged out on every other device.',
    due: 'Choose a new password before you continue.',
    current: 'Current password',
    next: 'New password',
    rule: 'At least {least} characters. A short sentence is easy to remember and hard to guess.',
    again: 'New password again',
    differs: 'The two new passwords are not the same.',
    missing: 'Fill this in.',
    save: 'Change password',
    done: 'Your password is changed',
  },
  hi: {
    title: 'पासवर्ड बदलें',
    intro: 'जिन दूसरे डिवाइसों पर आप लॉग इन हैं, वहाँ से लॉग आउट हो जाएँगे।',
    due: 'आगे बढ़ने से पहले नया पासवर्ड चुनें।',
    current: 'मौजूदा पासवर्ड',
    next: 'नया पासवर्ड',
    rule: 'कम से कम {least} अक्षर। छोटा-सा वाक्य याद रखना आसान होता है और उसका अंदाज़ा लगाना मुश्किल।',
    again: 'नया पासवर्ड एक बार और',
    differs: 'दोनों नए पासवर्ड एक जैसे नहीं हैं।',
    missing: 'इसे भरें।',
    save: 'पासवर्ड बदलें',
    done: 'आपका पासवर्ड बदल गया है',
  },
});

export const signInWords = defineWords({
  en: {
    title: 'Where you are logged in',
    help: 'If you do not recognise a device, log it out and choose a new password.',
    endOthers: 'Log out everywhere else',
    ended: 'That device is logged out',
    endedOthers: 'You are logged out everywhere else',
    failed: 'The list could not be loaded.',
  },
  hi: {
    title: 'आप कहाँ लॉग इन हैं',
    help: 'अगर कोई डिवाइस अनजान लगे, तो उससे लॉग आउट करें और नया पासवर्ड चुनें।',
    endOthers: 'बाकी हर जगह से लॉग आउट करें',
    ended: 'उस डिवाइस से लॉग आउट हो गया',
    endedOthers: 'बाकी हर जगह से आप लॉग आउट हो गए',
    failed: 'सूची लोड नहीं हो सकी।',
  },
});

export const strengthWords = defineWords({
  en: {
    short: '{more} more characters',
    short1: 'One more character',
    own: 'This is your name, email or mobile',
    weak: 'Easy to guess',
    good: 'Good',
    strong: 'Hard to guess',
  },
  hi: {
    short: '{more} अक्षर और',
    short1: 'एक अक्षर और',
    own: 'यह आपका नाम, ईमेल या मोबाइल है',
    weak: 'आसानी से पहचाना जा सकता है',
    good: 'अच्छा',
    strong: 'अंदाज़ा लगाना मुश्किल',
  },
});
