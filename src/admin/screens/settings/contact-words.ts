import { defineWords } from '../../words/words.ts';

export const contactWords = defineWords({
  en: {
    heading: 'Left under {contact}',
    none: 'No enquiry, message or visit was left under it.',
    failed: 'This could not be loaded.',
    enquiry: 'Enquiry',
    message: 'Message',
    visit: 'Visit',
    denied: 'Not let in at the gate',
    staff: 'Member of staff',
    export: 'Export these',
    erase: 'Erase {count}',
    eraseTitle: 'Erase what was left under {contact}?',
    eraseText:
      'Enquiries, messages and visits go for good, with their documents and photos, also from the audit log. An enquiry that became a student goes with the student, and a member of staff on their own page. Whom the gate does not let in stays on its list until the front office takes them off. This cannot be undone.',
    confirm: 'Type {contact} to confirm',
    mismatch: 'This is not the same.',
    done: 'It is erased',
  },
  hi: {
    heading: '{contact} के नाम से दर्ज',
    none: 'इससे कोई पूछताछ, संदेश या मुलाक़ात दर्ज नहीं है।',
    failed: 'यह लोड नहीं हो सका।',
    enquiry: 'पूछताछ',
    message: 'संदेश',
    visit: 'मुलाक़ात',
    denied: 'गेट पर प्रवेश की मनाही',
    staff: 'कर्मचारी',
    export: 'यह सब निकालें',
    erase: '{count} मिटाएँ',
    eraseTitle: '{contact} के नाम से दर्ज जानकारी मिटाएँ?',
    eraseText:
      'पूछताछ, संदेश और मुलाक़ातें अपने दस्तावेज़ों और फ़ोटो समेत हमेशा के लिए मिट जाएँगी, बदलावों के लेखे से भी। जो पूछताछ विद्यार्थी बन चुकी है वह विद्यार्थी के साथ मिटती है, और कर्मचारी अपने पेज पर। जिनके प्रवेश की मनाही है वे सूची में तब तक रहते हैं जब तक फ़्रंट ऑफ़िस उन्हें न हटाए। यह वापस नहीं होगा।',
    confirm: 'पुष्टि के लिए {contact} लिखें',
    mismatch: 'यह वही नहीं है।',
    done: 'जानकारी मिटा दी गई',
  },
});
