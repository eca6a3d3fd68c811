import { defineWords } from '../../words/words.ts';

export const platformWords = defineWords({
  en: {
    waits: 'Waiting for you',
    demoRequests: 'Requests for a demo',
    messages: 'Unread messages',
    lookAt: 'Review',
    nothing: 'Nothing is waiting.',
    newest: 'Registered last',
    registered: '{count} schools registered in the last 30 days.',
    registered1: 'One school registered in the last 30 days.',
    noSchool: 'No school has registered yet.',
    failed: 'The overview could not be loaded.',
  },
  hi: {
    waits: 'आपके लिए काम',
    demoRequests: 'डेमो के अनुरोध',
    messages: 'बिना पढ़े संदेश',
    lookAt: 'देखें',
    nothing: 'अभी कोई काम बाकी नहीं है।',
    newest: 'सबसे नए विद्यालय',
    registered: 'पिछले 30 दिनों में {count} विद्यालय पंजीकृत हुए।',
    registered1: 'पिछले 30 दिनों में एक विद्यालय पंजीकृत हुआ।',
    noSchool: 'अभी कोई विद्यालय पंजीकृत नहीं हुआ है।',
    failed: 'यह जानकारी लोड नहीं हो सकी।',
  },
});
