export const strings = {
  en: {
    heading: 'Policy',
    contact: 'Contact',
    contactText: '',
    since: 'As of',
    error: 'This text could not be loaded. Please try again, or call the office.',
  },
  hi: {
    heading: 'नीति',
    contact: 'संपर्क',
    contactText: '',
    since: 'तारीख़',
    error: 'यह पाठ लोड नहीं हो सका। कृपया फिर कोशिश करें या कार्यालय को फ़ोन करें।',
  },
} as const;
