export const strings = {
  en: {
    heading: 'Contact the office',
    text: '',
    phone: 'Phone',
    whatsapp: 'WhatsApp',
    email: 'Email',
    address: 'Address',
    hours: 'Office hours',
    empty: 'No contact details have been added yet.',
    error: 'The contact details could not be loaded.',
  },
  hi: {
    heading: 'कार्यालय से संपर्क',
    text: '',
    phone: 'फ़ोन',
    whatsapp: 'WhatsApp',
    email: 'ईमेल',
    address: 'पता',
    hours: 'कार्यालय का समय',
    empty: 'विद्यालय ने अभी संपर्क का कोई विवरण नहीं दिया है।',
    error: 'संपर्क विवरण लोड नहीं हो सका।',
  },
} as const;
