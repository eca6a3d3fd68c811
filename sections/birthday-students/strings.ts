export const strings = {
  en: {
    heading: 'Birthdays today',
    wish: 'Happy birthday!',
    empty: 'No birthdays today.',
    error: 'The birthdays could not be loaded.',
  },
  hi: {
    heading: 'आज के जन्मदिन',
    wish: 'जन्मदिन की शुभकामनाएँ!',
    empty: 'आज किसी का जन्मदिन नहीं है।',
    error: 'जन्मदिन लोड नहीं हो सके।',
  },
} as const;
