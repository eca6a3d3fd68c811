export const strings = {
  en: {
    heading: 'Our school',
    text: '',
  },
  hi: {
    heading: 'हमारा विद्यालय',
    text: '',
  },
} as const;
