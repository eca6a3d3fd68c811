import { defineWords } from '../words/words.ts';

export const supportWords = defineWords({
  en: {
    banner: '{name} is here for support until {time} and can only read.',
    leave: 'Leave',
    endTitle: 'Support access has ended',
    endText: 'The school has withdrawn it, it has run out, or you have logged out of the platform.',
    back: 'Back to the platform',
  },
  hi: {
    banner: '{name} {time} तक सहायता के लिए यहाँ हैं, केवल देखने के लिए।',
    leave: 'बाहर जाएँ',
    endTitle: 'सहायता की अनुमति समाप्त हुई',
    endText: 'विद्यालय ने इसे वापस लिया है, इसका समय पूरा हुआ है, या आप प्लेटफ़ॉर्म से लॉग आउट हुए हैं।',
    back: 'प्लेटफ़ॉर्म पर लौटें',
  },
});
