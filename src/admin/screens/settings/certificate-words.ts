import { defineWords } from '../../words/words.ts';

export const certificateWords = defineWords({
  en: {
    title: 'Transfer certificates',
    note: 'Each student who leaves gets the next number. If you go on from a paper register, set the number that follows its last one.',
    next: 'The next number',
    nextHelp: 'The next certificate will be {number}',
    last: 'The highest number given so far is {number}.',
    none: 'No number has been given here yet.',
    wrong: 'Enter a whole number.',
    save: 'Save',
    saved: 'The next transfer certificate will be {number}',
    failed: 'The numbers could not be loaded.',
  },
  hi: {
    title: 'स्थानांतरण प्रमाण पत्र',
    note: 'विद्यालय छोड़ने वाले हर विद्यार्थी को अगली संख्या मिलती है। काग़ज़ के रजिस्टर से आगे बढ़ना हो, तो उसकी आख़िरी संख्या के बाद वाली संख्या रखें।',
    next: 'अगली संख्या',
    nextHelp: 'अगला प्रमाण पत्र {number} होगा',
    last: 'अब तक की सबसे बड़ी संख्या {number} है।',
    none: 'यहाँ अभी कोई संख्या नहीं दी गई है।',
    wrong: 'पूर्ण संख्या लिखें।',
    save: 'सहेजें',
    saved: 'अगला स्थानांतरण प्रमाण पत्र {number} होगा',
    failed: 'संख्याएँ लोड नहीं हो सकीं।',
  },
});
