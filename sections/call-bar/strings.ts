export const strings = {
  en: {
    enquireLabel: 'Enquire',
    call: 'Call',
    callNumber: 'Call {phone}',
    whatsapp: 'WhatsApp',
    quick: 'Quick contact',
  },
  hi: {
    enquireLabel: 'पूछताछ',
    call: 'फ़ोन',
    callNumber: '{phone} पर फ़ोन करें',
    whatsapp: 'WhatsApp',
    quick: 'त्वरित संपर्क',
  },
} as const;
