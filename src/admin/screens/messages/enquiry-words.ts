import { defineWords } from '../../words/words.ts';

export const enquiryWords = defineWords({
  en: {
    title: 'New admission enquiry',
    note: 'From the message of {name}',
    save: 'Create the enquiry',
    saved: 'Enquiry {reference} is created, and the message is closed',
    notLinked: 'Enquiry {reference} is created, but the message could not be closed. Try again.',
    finish: 'Close the message with it',
    loadFailed: 'This message could not be loaded.',
  },
  hi: {
    title: 'प्रवेश की नई पूछताछ',
    note: '{name} के संदेश से',
    save: 'पूछताछ बनाएँ',
    saved: 'पूछताछ {reference} बन गई, और संदेश निपटाया गया',
    notLinked: 'पूछताछ {reference} बन गई, पर संदेश निपटाया नहीं जा सका। फिर कोशिश करें।',
    finish: 'संदेश को इसके साथ निपटाएँ',
    loadFailed: 'यह संदेश लोड नहीं हो सका।',
  },
});
