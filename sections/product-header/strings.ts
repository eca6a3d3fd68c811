export const strings = {
  en: {
    home: 'Schoolyard, home page',
    menu: 'Main',
    open: 'Menu',
    languages: 'Language',
    login: 'Log in',
    account: 'My account',
  },
  hi: {
    home: 'Schoolyard, होम पेज',
    menu: 'मुख्य मेनू',
    open: 'मेनू',
    languages: 'भाषा',
    login: 'लॉग इन',
    account: 'मेरा खाता',
  },
} as const;
