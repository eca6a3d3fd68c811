export const strings = {
  en: {
    label: 'School highlights',
    welcome: 'Welcome to our school.',
    carousel: 'carousel',
    slide: 'slide',
    stop: 'Stop slide rotation',
    start: 'Start slide rotation',
    previous: 'Previous slide',
    next: 'Next slide',
    position: '{n} of {total}',
  },
  hi: {
    label: 'विद्यालय की झलकियाँ',
    welcome: 'हमारे विद्यालय में आपका स्वागत है।',
    carousel: 'स्लाइड शो',
    slide: 'स्लाइड',
    stop: 'स्लाइडों का अपने-आप बदलना रोकें',
    start: 'स्लाइडों का अपने-आप बदलना शुरू करें',
    previous: 'पिछली स्लाइड',
    next: 'अगली स्लाइड',
    position: '{total} में से {n}',
  },
} as const;
