export const strings = {
  en: {
    heading: 'Events',
    next: 'Next',
    past: 'Past events ({n})',
    pastOne: 'Past events ({n})',
    allDay: 'All day',
    to: 'to',
    empty: 'No upcoming events.',
    error: 'The events could not be loaded.',
    follow: 'Add all to your calendar',
  },
  hi: {
    heading: 'कार्यक्रम',
    next: 'अगला',
    past: 'बीते कार्यक्रम ({n})',
    pastOne: 'बीते कार्यक्रम ({n})',
    allDay: 'पूरे दिन',
    to: 'से',
    empty: 'अभी कोई आगामी कार्यक्रम नहीं है।',
    error: 'कार्यक्रम लोड नहीं हो सके।',
    follow: 'सब अपने कैलेंडर में जोड़ें',
  },
} as const;
