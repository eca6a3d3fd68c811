export const strings = {
  en: {
    heading: 'Notices',
    pinned: 'Pinned',
    Important: 'Important',
    Emergency: 'Emergency',
    attachment: 'Open the attachment',
    empty: 'No notices available.',
    error: 'The notices could not be loaded.',
  },
  hi: {
    heading: 'सूचनाएँ',
    pinned: 'पिन की गई',
    Important: 'महत्वपूर्ण',
    Emergency: 'आपात सूचना',
    attachment: 'संलग्न फ़ाइल खोलें',
    empty: 'अभी कोई सूचना नहीं है।',
    error: 'सूचनाएँ लोड नहीं हो सकीं।',
  },
} as const;
