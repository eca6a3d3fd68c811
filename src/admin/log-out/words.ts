import { defineWords } from '../words/words.ts';

export const logOutWords = defineWords({
  en: {
    title1: 'One register has not been sent yet',
    title: '{count} registers have not been sent yet',
    note: 'They stay on this device under your account and are sent the next time you log in here with a connection. Until then the office counts them as missing.',
    leave: 'Log out anyway',
    stay: 'Stay logged in',
  },
  hi: {
    title1: 'एक कक्षा की हाज़िरी अभी भेजी नहीं गई',
    title: '{count} कक्षाओं की हाज़िरी अभी भेजी नहीं गई',
    note: 'यह इसी डिवाइस पर आपके खाते में सुरक्षित रहेगी और नेटवर्क के साथ यहाँ फिर लॉग इन करने पर भेज दी जाएगी। तब तक कार्यालय इसे बाकी गिनेगा।',
    leave: 'फिर भी लॉग आउट करें',
    stay: 'लॉग इन रहें',
  },
});
