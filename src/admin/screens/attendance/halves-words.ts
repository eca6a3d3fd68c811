import { defineWords } from '../../words/words.ts';

export const halvesWords = defineWords({
  en: {
    title: 'Once or twice a day',
    failed: 'The setting could not be loaded.',
    question: 'How often is attendance taken?',
    Daily: 'Once a day',
    Session: 'In the forenoon and in the afternoon',
    from: 'The afternoon begins at',
    fromHelp: 'From then on, the afternoon register counts as missing until it is taken.',
    help: 'A student present for one half only gets half a day. Registers already taken stay as they are.',
    helpDaily: 'Registers already taken stay as they are, and so do days that have two.',
    save: 'Save',
    savedDaily: 'Attendance is taken once a day from now on.',
    savedSession: 'Attendance is taken twice a day from now on.',
  },
  hi: {
    title: 'दिन में एक या दो बार',
    failed: 'सेटिंग लोड नहीं हो सकी।',
    question: 'हाज़िरी कितनी बार ली जाती है?',
    Daily: 'दिन में एक बार',
    Session: 'पूर्वाह्न और अपराह्न में',
    from: 'अपराह्न कब शुरू होता है',
    fromHelp: 'इस समय के बाद अपराह्न की हाज़िरी बाकी मानी जाती है, जब तक ली न जाए।',
    help: 'जो एक पहर में हों और दूसरे में नहीं, उनका आधा दिन गिना जाता है। जो हाज़िरी ली जा चुकी है, वह वैसी ही रहती है।',
    helpDaily: 'जो हाज़िरी ली जा चुकी है, वह वैसी ही रहती है; दो बार वाले दिन भी।',
    save: 'सहेजें',
    savedDaily: 'अब से हाज़िरी दिन में एक बार ली जाएगी।',
    savedSession: 'अब से हाज़िरी दिन में दो बार ली जाएगी।',
  },
});
