export const strings = {
  en: {
    menu: 'Footer',
  },
  hi: {
    menu: 'पेज के नीचे का मेनू',
  },
} as const;
