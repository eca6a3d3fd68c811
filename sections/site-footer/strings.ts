export const strings = {
  en: {
    whatsapp: 'WhatsApp',
    map: 'Map and directions',
    hours: 'Office hours',
    pages: 'Pages',
    follow: 'Follow the school',
    menu: 'Footer',
    rights: '© {year} {name}',
  },
  hi: {
    whatsapp: 'WhatsApp',
    map: 'नक़्शा और रास्ता',
    hours: 'कार्यालय का समय',
    pages: 'पेज',
    follow: 'विद्यालय से जुड़ें',
    menu: 'फ़ुटर',
    rights: '© {year} {name}',
  },
} as const;
