export const strings = {
  en: {
    level: 'Emergency',
    more: 'Read the notice',
    attachment: 'Open the attachment',
    dismiss: 'Hide for 4 hours',
    empty: 'No emergency notices.',
    error: 'The notices could not be loaded.',
  },
  hi: {
    level: 'आपात सूचना',
    more: 'सूचना पढ़ें',
    attachment: 'संलग्नक खोलें',
    dismiss: '4 घंटे के लिए छिपाएँ',
    empty: 'कोई आपात स्थिति नहीं है।',
    error: 'सूचनाएँ लोड नहीं हो सकीं।',
  },
} as const;
