import { defineWords } from '../words/words.ts';

export const logOutWords = defineWords({
  en: {
    title1: 'One register has not been sent yet',
    title: '{count} registers have not been sent yet',
    note: 'They stay on this device under your account and are sent the next time you log in here with a connection. Until then the office counts them as missing.',
    noteAsked: 'What needs your decision stays on this device too, and is not sent before you have decided.',
    noteBegun:
      'A register that you have begun and not submitted is deleted from this device when you log out. Submit it first if you want to keep it.',
    noteUnstored: 'This device could not save what waits to be sent: it is lost if you log out now.',
    begun: 'Not submitted',
    asked: 'Needs your decision',
    leave: 'Log out anyway',
    stay: 'Stay logged in',
  },
  hi: {
    title1: 'एक कक्षा की हाज़िरी अभी भेजी नहीं गई',
    title: '{count} कक्षाओं की हाज़िरी अभी भेजी नहीं गई',
    note: 'यह इसी डिवाइस पर आपके खाते में सुरक्षित रहेगी और नेटवर्क के साथ यहाँ फिर लॉग इन करने पर भेज दी जाएगी। तब तक कार्यालय इसे बाकी गिनेगा।',
    noteAsked: 'जिन पर आपको फ़ैसला करना है, वे भी इसी डिवाइस पर रहेंगी और आपके फ़ैसले से पहले नहीं भेजी जाएँगी।',
    noteBegun: 'जो हाज़िरी शुरू की गई पर भेजी नहीं गई, वह लॉग आउट करने पर इस डिवाइस से मिट जाएगी। उसे रखना हो तो पहले भेज दें।',
    noteUnstored: 'जो भेजी जानी बाकी है, वह इस डिवाइस पर सहेजी नहीं जा सकी: अभी लॉग आउट करने पर वह मिट जाएगी।',
    begun: 'अभी भेजी नहीं गई',
    asked: 'आपको फ़ैसला करना है',
    leave: 'फिर भी लॉग आउट करें',
    stay: 'लॉग इन रहें',
  },
});
