export const strings = {
  en: {
    missionHeading: 'Our mission',
    visionHeading: 'Our vision',
    empty: 'No information about the school yet.',
    error: 'This part could not be loaded.',
    fallbackHeading: 'About the school',
  },
  hi: {
    missionHeading: 'हमारा उद्देश्य',
    visionHeading: 'हमारी दृष्टि',
    empty: 'विद्यालय के बारे में अभी कोई जानकारी नहीं है।',
    error: 'यह भाग लोड नहीं हो सका।',
    fallbackHeading: 'विद्यालय के बारे में',
  },
} as const;
