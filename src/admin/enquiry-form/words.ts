import { defineWords } from '../words/words.ts';

/** How an enquiry came in, by the code. */
export const wayWords = defineWords({
  en: { c1: 'Website', c2: 'Walk-in', c3: 'Phone', c4: 'Referral', c5: 'Event', c6: 'Import' },
  hi: { c1: 'वेबसाइट', c2: 'स्कूल आकर', c3: 'फ़ोन', c4: 'किसी के कहने पर', c5: 'कार्यक्रम', c6: 'फ़ाइल से' },
});

export const relationWords = defineWords({
  en: {
    c1: 'Father',
    c2: 'Mother',
    c3: 'Guardian',
    c4: 'Brother',
    c5: 'Sister',
    c6: 'Uncle',
    c7: 'Aunt',
    c8: 'Grandfather',
    c9: 'Grandmother',
    c10: 'Cousin',
    c11: 'Step Father',
    c12: 'Step Mother',
    c13: 'Legal Guardian',
    c14: 'Other',
  },
  hi: {
    c1: 'पिता',
    c2: 'माता',
    c3: 'अभिभावक',
    c4: 'भाई',
    c5: 'बहन',
    c6: 'चाचा या मामा',
    c7: 'चाची या मौसी',
    c8: 'दादा या नाना',
    c9: 'दादी या नानी',
    c10: 'चचेरा या ममेरा भाई-बहन',
    c11: 'सौतेले पिता',
    c12: 'सौतेली माता',
    c13: 'क़ानूनी अभिभावक',
    c14: 'अन्य',
  },
});
