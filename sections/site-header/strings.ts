export const strings = {
  en: {
    enquireLabel: 'Enquire',
    menu: 'Menu',
    mainMenu: 'Main',
    languages: 'Language',
    login: 'Log in',
    home: '{name}, home page',
    call: 'Call {phone}',
    write: 'Write to {email}',
  },
  hi: {
    enquireLabel: 'पूछताछ करें',
    menu: 'मेनू',
    mainMenu: 'मुख्य',
    languages: 'भाषा',
    login: 'लॉगिन',
    home: '{name}, मुखपृष्ठ',
    call: '{phone} पर फ़ोन करें',
    write: '{email} पर ईमेल करें',
  },
} as const;
