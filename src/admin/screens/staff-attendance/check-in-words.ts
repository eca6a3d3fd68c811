import { defineWords } from '../../words/words.ts';

export const checkInWords = defineWords({
  en: {
    title: 'Check-in by staff themselves',
    failed: 'The setting could not be loaded.',
    question: 'Who records that somebody has come in?',
    office: 'The office alone',
    own: 'Each member of staff too, on their own phone or computer',
    ownHelp: 'Once a day, on their Today page. The office sees the time and can change the entry.',
    lateAfter: 'On time until',
    lateHelp: 'Anyone who checks in later is marked late. If left empty, nobody is.',
    save: 'Save',
    isOwn: 'Members of staff can check in from now on.',
    isOffice: 'Only the office records who has come in.',
  },
  hi: {
    title: 'कर्मचारी ख़ुद हाज़िरी लगाएँ',
    failed: 'सेटिंग लोड नहीं हो सकी।',
    question: 'आने की हाज़िरी कौन लगाता है?',
    office: 'केवल कार्यालय',
    own: 'हर कर्मचारी ख़ुद भी, अपने फ़ोन या कंप्यूटर पर',
    ownHelp: 'दिन में एक बार, उसी दिन, ‘आज’ पर। कार्यालय को समय दिखता है, और वह दर्ज बात बदल सकता है।',
    lateAfter: 'कब तक समय पर',
    lateHelp: 'इसके बाद हाज़िरी लगाने वाले देर से आए माने जाते हैं। ख़ाली छोड़ने पर कोई नहीं।',
    save: 'सहेजें',
    isOwn: 'अब से कर्मचारी अपनी हाज़िरी ख़ुद लगा सकते हैं।',
    isOffice: 'अब हाज़िरी केवल कार्यालय लगाता है।',
  },
});
