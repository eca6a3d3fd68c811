export const strings = {
  en: {
    menu: 'Footer',
  },
  hi: {
    menu: 'फ़ुटर मेनू',
  },
} as const;
