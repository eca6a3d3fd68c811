import { defineWords } from '../words/words.ts';

export const callWords = defineWords({
  en: {
    unreachable: 'The server cannot be reached.',
    strange: 'The server answered with {status}. Try again in a minute.',
  },
  hi: {
    unreachable: 'सर्वर से संपर्क नहीं हो पा रहा है।',
    strange: 'सर्वर का जवाब था: {status}। एक मिनट बाद फिर कोशिश करें।',
  },
});
