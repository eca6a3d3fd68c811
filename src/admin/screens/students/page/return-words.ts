import { defineWords } from '../../../words/words.ts';

/** Taking a student who had left back into the school. */
export const returnWords = defineWords({
  en: {
    back: 'Has come back to the school',
    title: '{name} has come back',
    text: 'They join a class of session {session} again. The date, reason and certificate of their last leaving stay on record; if they leave again, the certificate gets a new number. Their log-in stays off until an admin switches it on.',
    day: 'First day back in the school',
    class: 'Class',
    section: 'Section',
    choose: 'Choose',
    missingDay: 'Please enter the first day back.',
    missingClass: 'Please choose the class.',
    missingSection: 'Please choose the section.',
    cancel: 'Leave as it is',
    done: '{name} is in school again.',
  },
  hi: {
    back: 'विद्यालय में लौट आए',
    title: '{name} लौट आए',
    text: 'वे सत्र {session} की एक कक्षा में फिर से पढ़ेंगे। पिछली बार की तारीख, कारण और प्रमाण पत्र रिकॉर्ड में बने रहेंगे; फिर से जाने पर प्रमाण पत्र को नई संख्या मिलेगी। उनका लॉग इन बंद रहेगा, जब तक एडमिन उसे चालू न करें।',
    day: 'लौटने का पहला दिन',
    class: 'कक्षा',
    section: 'सेक्शन',
    choose: 'चुनें',
    missingDay: 'कृपया लौटने का पहला दिन भरें।',
    missingClass: 'कृपया कक्षा चुनें।',
    missingSection: 'कृपया सेक्शन चुनें।',
    cancel: 'ऐसे ही रहने दें',
    done: '{name} फिर से विद्यालय में हैं।',
  },
});
