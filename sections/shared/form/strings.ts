import { atLeastDigits } from '#shared/fields/digits.ts';

/** What every public form says, by language; a section with a form spreads them into its own strings. */
export const formStrings = {
  en: {
    optional: 'optional',
    choose: 'Choose',
    missing: 'Please enter {label}.',
    missingChoice: 'Please choose {label}.',
    missingTick: 'Please tick this box.',
    wrongEmail: 'Enter a valid email address.',
    wrongPhone: 'Enter a 10-digit mobile number.',
    wrongDay: 'Date cannot be in the future.',
    fewDigits: atLeastDigits,
    noDay: 'Enter a valid date, for example 14 10 2021.',
    check: 'Please check the fields marked in red.',
    sending: 'Sending …',
    offline: 'You are offline. Nothing was sent; please try again.',
    failed: 'There was no response. Please send it again.',
    leaveEmpty: 'Leave this empty',
  },
  hi: {
    optional: 'वैकल्पिक',
    choose: 'चुनें',
    missing: 'कृपया “{label}” भरें।',
    missingChoice: 'कृपया “{label}” चुनें।',
    missingTick: 'कृपया इस बॉक्स पर निशान लगाएँ।',
    wrongEmail: 'सही ईमेल पता लिखें।',
    wrongPhone: '10 अंकों का मोबाइल नंबर लिखें।',
    wrongDay: 'तारीख़ आज के बाद की नहीं हो सकती।',
    fewDigits: 'कृपया कम से कम {n} अंक लिखें',
    noDay: 'सही तारीख़ लिखें, जैसे 14 10 2021।',
    check: 'कृपया लाल रंग में दिखाई गई जानकारी जाँच लें।',
    sending: 'भेजा जा रहा है …',
    offline: 'आप ऑफ़लाइन हैं। कुछ भी नहीं भेजा गया; कृपया फिर कोशिश करें।',
    failed: 'सर्वर से जवाब नहीं मिला। कृपया फिर भेजें।',
    leaveEmpty: 'इसे ख़ाली छोड़ दें',
  },
} as const;
