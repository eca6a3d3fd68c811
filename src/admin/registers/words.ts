import { defineWords } from '../words/words.ts';

export const waitingWords = defineWords({
  en: {
    title1: 'One register waiting',
    title: '{count} registers waiting',
    order: 'They are sent automatically, in this order, each once.',
    takenAt: 'Taken {time}',
    waiting: 'Waiting for a connection',
    conflict: 'Somebody else took it too: choose which one to keep',
    show: 'Show',
    showOf: 'Show {class}',
    sendNow: 'Send now',
    close: 'Close',
    whose: 'Kept for {name} only. Nobody else who uses this device can see them.',
  },
  hi: {
    title1: 'एक कक्षा की हाज़िरी भेजी जानी बाकी',
    title: '{count} कक्षाओं की हाज़िरी भेजी जानी बाकी',
    order: 'ये इसी क्रम में, एक-एक बार, अपने-आप भेज दी जाएँगी।',
    takenAt: '{time} पर ली गई',
    waiting: 'नेटवर्क का इंतज़ार है',
    conflict: 'किसी और ने भी हाज़िरी ली है: तय करें कि कौन-सी रहे',
    show: 'देखें',
    showOf: '{class} देखें',
    sendNow: 'अभी भेजें',
    close: 'बंद करें',
    whose: 'सिर्फ़ {name} के लिए सुरक्षित। इस डिवाइस का कोई और उपयोगकर्ता इन्हें नहीं देख सकता।',
  },
});
