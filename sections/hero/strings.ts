export const strings = {
  en: {
    school_Name: 'Name of your school',
    City: 'City or town',
    themes: 'Themes',
    yourSchool: 'Your school',
    schoolIn: 'A school in {City}',
    schoolInTown: 'A school in your town',
  },
  hi: {
    school_Name: 'आपके स्कूल का नाम',
    City: 'शहर या क़स्बा',
    themes: 'थीम',
    yourSchool: 'आपका स्कूल',
    schoolIn: '{City} का एक स्कूल',
    schoolInTown: 'आपके शहर का एक स्कूल',
  },
} as const;
