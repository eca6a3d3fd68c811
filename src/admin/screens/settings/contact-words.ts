import { defineWords } from '../../words/words.ts';

export const contactWords = defineWords({
  en: {
    heading: 'Found for {contact}',
    none: 'There is no enquiry, message or visit for it.',
    failed: 'This could not be loaded.',
    enquiry: 'Enquiry',
    message: 'Message',
    visit: 'Visit',
    denied: 'Not let in at the gate',
    account: 'Log-in',
    staff: 'Member of staff',
    export: 'Export these',
    erase: 'Erase {count}',
    eraseTitle: 'Erase everything for {contact}?',
    eraseText:
      'Enquiries, messages and visits are erased for good, with their documents and photos, from the audit log too. An enquiry that became a student is erased with the student, and a member of staff on their own page. An enquiry of somebody else only loses this number. A log-in stays until it is closed under Users. Anyone on the gate’s denied list stays on it until the front office takes them off. This cannot be undone.',
    confirm: 'Type {contact} to confirm',
    mismatch: 'This does not match.',
    done: 'Everything is erased',
  },
  hi: {
    heading: '{contact} के नाम से दर्ज',
    none: 'इससे कोई पूछताछ, संदेश या मुलाक़ात दर्ज नहीं है।',
    failed: 'यह लोड नहीं हो सका।',
    enquiry: 'पूछताछ',
    message: 'संदेश',
    visit: 'मुलाक़ात',
    denied: 'गेट पर प्रवेश की मनाही',
    account: 'लॉग इन',
    staff: 'कर्मचारी',
    export: 'यह सब निकालें',
    erase: '{count} मिटाएँ',
    eraseTitle: '{contact} के नाम से दर्ज जानकारी मिटाएँ?',
    eraseText:
      'पूछताछ, संदेश और मुलाक़ातें अपने दस्तावेज़ों और फ़ोटो समेत हमेशा के लिए मिट जाएँगी, बदलावों के लेखे से भी। जो पूछताछ विद्यार्थी बन चुकी है वह विद्यार्थी के साथ मिटती है, और कर्मचारी अपने पेज पर। किसी और की पूछताछ से केवल यह नंबर हटता है। लॉग इन तब तक रहता है जब तक उसे उपयोगकर्ताओं में बंद न किया जाए। जिनके प्रवेश की मनाही है वे सूची में तब तक रहते हैं जब तक फ़्रंट ऑफ़िस उन्हें न हटाए। यह वापस नहीं होगा।',
    confirm: 'पुष्टि के लिए {contact} लिखें',
    mismatch: 'यह वही नहीं है।',
    done: 'जानकारी मिटा दी गई',
  },
});
