export const strings = {
  en: {
    school_Name: 'Name of your school',
    City: 'City or town',
    themes: 'Themes',
  },
  hi: {
    school_Name: 'आपके स्कूल का नाम',
    City: 'शहर या कस्बा',
    themes: 'थीम',
  },
} as const;
