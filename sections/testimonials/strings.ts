export const strings = {
  en: {
    heading: 'What parents say',
    stars: '{n} of 5',
    starsLabel: 'Rated {n} of 5',
    stop: 'Stop slide rotation',
    start: 'Start slide rotation',
    empty: 'No testimonials yet.',
    error: 'The testimonials could not be loaded.',
  },
  hi: {
    heading: 'अभिभावकों की राय',
    stars: '5 में से {n}',
    starsLabel: 'रेटिंग: 5 में से {n}',
    stop: 'स्लाइडों का अपने-आप बदलना रोकें',
    start: 'स्लाइडों का अपने-आप बदलना शुरू करें',
    empty: 'अभी कोई राय नहीं है।',
    error: 'राय लोड नहीं हो सकी।',
  },
} as const;
