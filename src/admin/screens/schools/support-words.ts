import { defineWords } from '../../words/words.ts';

export const supportWords = defineWords({
  en: {
    title: 'Support access',
    none: 'The school has not given support access. Its admins can do so under Settings, Support access.',
    open: 'Open until {time}, given by {name}:',
    enter: 'Enter to read',
  },
  hi: {
    title: 'सहायता के लिए अनुमति',
    none: 'विद्यालय ने अभी किसी को अनुमति नहीं दी है। उसके एडमिन सेटिंग में सहायता के लिए अनुमति देते हैं।',
    open: '{time} तक खुली, {name} ने दी:',
    enter: 'देखने के लिए जाएँ',
  },
});
