import { defineWords } from '../words/words.ts';

export const issueWords = defineWords({
  en: {
    title: 'Pick-up code: {name}',
    help: 'Is somebody else picking up {name}? Give them this code. The gate asks for it, and it works once.',
    who: 'Who is coming?',
    whoMissing: 'Please enter who is coming.',
    howLong: 'Works for',
    hours: '{count} hours',
    give: 'Make a code',
    code: 'The code for {name}',
    until: 'Valid until {time}, once, for {person}. It is shown only now, and any earlier code has stopped working.',
    done: 'Done',
  },
  hi: {
    title: 'पिकअप कोड: {name}',
    help: '{name} को लेने कोई और आएगा? उन्हें यह कोड दें: गेट पर यह पूछा जाएगा, और एक ही बार चलेगा।',
    who: 'कौन आएगा?',
    whoMissing: 'लिखें कि कौन आएगा।',
    howLong: 'कब तक चले',
    hours: '{count} घंटे',
    give: 'कोड बनाएँ',
    code: '{name} के लिए कोड',
    until: '{time} तक, एक बार, {person} के लिए। यह सिर्फ़ अभी दिखता है; पहले का कोड अब नहीं चलेगा।',
    done: 'हो गया',
  },
});
