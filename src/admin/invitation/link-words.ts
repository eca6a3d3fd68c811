import { defineWords } from '../words/words.ts';

export const linkWords = defineWords({
  en: {
    linkTitle: 'Link for {name}',
    linkHelp: 'Send it to {name}, for example on WhatsApp. It works once, until {day}. It is shown only now.',
    copy: 'Copy the link',
    copied: 'The link is copied',
    share: 'Share',
  },
  hi: {
    linkTitle: '{name} के लिए लिंक',
    linkHelp: 'इसे {name} को भेजें, जैसे व्हाट्सऐप पर। यह {day} तक एक ही बार चलेगा और सिर्फ़ अभी दिख रहा है।',
    copy: 'लिंक कॉपी करें',
    copied: 'लिंक कॉपी हो गया',
    share: 'साझा करें',
  },
});
