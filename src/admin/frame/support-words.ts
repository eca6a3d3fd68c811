import { defineWords } from '../words/words.ts';

export const supportWords = defineWords({
  en: {
    banner: '{name} is here for support, until {time} at most. You can read, and change nothing.',
    leave: 'Leave the school',
    endTitle: 'Support access has ended',
    endText: 'The school has withdrawn it, its time is over, or you have logged out of the platform.',
    back: 'Back to the platform',
  },
  hi: {
    banner: '{name} सहायता के लिए यहाँ हैं, अधिक से अधिक {time} तक। आप केवल देख सकते हैं, कुछ बदल नहीं सकते।',
    leave: 'विद्यालय से बाहर जाएँ',
    endTitle: 'सहायता की अनुमति समाप्त हुई',
    endText: 'विद्यालय ने इसे वापस लिया है, इसका समय पूरा हुआ है, या आप प्लेटफ़ॉर्म से लॉग आउट हुए हैं।',
    back: 'प्लेटफ़ॉर्म पर लौटें',
  },
});
