import { defineWords } from '../../words/words.ts';

/** Moving several enquiries at once. */
export const moveWords = defineWords({
  en: {
    move: 'Move to',
    noStep: 'No step for all of them',
    title1: 'Move 1 enquiry to “{status}”',
    title: 'Move {count} enquiries to “{status}”',
    sameForAll: 'It is written into the history of each.',
    visitHelp: 'The same time for each family.',
    moveAll: 'Move {count}',
    done1: '1 enquiry is now: {status}',
    done: '{count} enquiries are now: {status}',
    partTitle: '{done} of {count} are now: {status}',
    refused: 'These stay as they were:',
    understood: 'Back to the list',
  },
  hi: {
    move: 'इस स्थिति में',
    noStep: 'सबके लिए कोई एक क़दम नहीं',
    title1: '1 पूछताछ की स्थिति: “{status}”',
    title: '{count} पूछताछ की स्थिति: “{status}”',
    sameForAll: 'यह हर पूछताछ के इतिहास में लिखा जाएगा।',
    visitHelp: 'हर परिवार के लिए एक ही समय।',
    moveAll: '{count} की स्थिति बदलें',
    done1: '1 पूछताछ: अब {status}',
    done: '{count} पूछताछ: अब {status}',
    partTitle: '{count} में से {done} अब: {status}',
    refused: 'इनकी स्थिति नहीं बदली:',
    understood: 'वापस सूची पर',
  },
});
