import { defineWords } from '../words/words.ts';

export const fileWords = defineWords({
  en: {
    csv: 'Download as CSV',
    excel: 'Download for Excel',
    failed: 'The file could not be made. Check the connection and try again.',
  },
  hi: {
    csv: 'CSV डाउनलोड करें',
    excel: 'Excel के लिए डाउनलोड करें',
    failed: 'फ़ाइल नहीं बन सकी। इंटरनेट देखें और फिर कोशिश करें।',
  },
});
