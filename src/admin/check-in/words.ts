import { defineWords } from '../words/words.ts';

export const checkInWords = defineWords({
  en: {
    title: 'Your arrival',
    open: 'You have not checked in today.',
    until: 'On time until {time}.',
    half: '{type} is approved for half of today.',
    deed: 'Check in',
    done: 'Checked in at {time}',
    checkedIn: 'You checked in at {time}.',
    entered: 'The office has entered you for today: {code}.',
    changed: 'The office has changed it since: {code}.',
    leave: 'You have {type} approved for today. If you have come in anyway, please tell the office.',
    onLeave: 'Your record says that you are on leave. If you have come in anyway, please tell the office.',
  },
  hi: {
    title: 'आपकी आज की हाज़िरी',
    open: 'आज आपकी हाज़िरी अभी नहीं लगी है।',
    until: '{time} तक समय पर।',
    half: 'आज आधे दिन के लिए {type} स्वीकृत है।',
    deed: 'हाज़िरी लगाएँ',
    done: '{time} पर हाज़िरी लग गई',
    checkedIn: 'आपकी हाज़िरी {time} पर लगी।',
    entered: 'कार्यालय ने आज आपकी हाज़िरी लगा दी है: {code}।',
    changed: 'बाद में कार्यालय ने इसे बदला: {code}।',
    leave: 'आज आपकी छुट्टी ({type}) स्वीकृत है। फिर भी आए हों, तो कार्यालय को बताएँ।',
    onLeave: 'आपके विवरण में आप छुट्टी पर हैं। फिर भी आए हों, तो कार्यालय को बताएँ।',
  },
});
