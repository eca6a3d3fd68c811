import { defineWords } from '../words/words.ts';

export const parentWords = defineWords({
  en: {
    known: 'This number belongs to {name}, {relation} of {children}.',
    onePerson: '{name} is also {relation} of {children}: one person for the school.',
    onePersonLogIn:
      '{name} is also {relation} of {children}: one person for the school. Their log-in will show this child.',
    samePerson: 'Same person',
    samePersonAs: 'Same person as {name}',
    moved: 'The new number will be saved for {children} too, as it is the same parent.',
    movedLogIn:
      'The new number will be saved for {children} too, as it is the same parent. From then on they log in with the new number.',
    renamed:
      'A corrected spelling of {name} will be saved for {children} too. A different name makes another person, for this child alone.',
  },
  hi: {
    known: '{name} इस नंबर से पहले से दर्ज हैं ({relation}; बच्चे: {children})।',
    onePerson: '{name} विद्यालय के लिए एक ही व्यक्ति हैं ({relation}; और बच्चे: {children})।',
    onePersonLogIn:
      '{name} विद्यालय के लिए एक ही व्यक्ति हैं ({relation}; और बच्चे: {children})। उनके लॉग-इन में यह बच्चा भी दिखेगा।',
    samePerson: 'यही व्यक्ति',
    samePersonAs: '{name} ही हैं',
    moved: 'नया नंबर {children} के लिए भी लिखा जाएगा, क्योंकि अभिभावक एक ही हैं।',
    movedLogIn:
      'नया नंबर {children} के लिए भी लिखा जाएगा, क्योंकि अभिभावक एक ही हैं। अगर वे पुराने नंबर से लॉग-इन करते हैं, तो अब नए नंबर से करेंगे।',
    renamed:
      '{name} के नाम की सुधरी वर्तनी {children} के लिए भी लिखी जाएगी। बिल्कुल अलग नाम एक दूसरा व्यक्ति होगा, सिर्फ़ इस बच्चे के लिए।',
  },
});
