export const strings = {
  en: {
    heading: 'Welcome to',
    moreLabel: 'Read more about the school',
    noticesHeading: 'Notices',
    noticesLabel: 'All notices',
    stop: 'Stop scrolling notices',
    start: 'Start scrolling notices',
    empty: 'Nothing has been added yet.',
    error: 'This part could not be loaded.',
  },
  hi: {
    heading: 'आपका स्वागत है',
    moreLabel: 'विद्यालय के बारे में और पढ़ें',
    noticesHeading: 'सूचनाएँ',
    noticesLabel: 'सभी सूचनाएँ',
    stop: 'सूचनाओं का चलना रोकें',
    start: 'सूचनाओं का चलना शुरू करें',
    empty: 'यहाँ अभी कुछ नहीं है।',
    error: 'यह भाग लोड नहीं हो सका।',
  },
} as const;
