import { formStrings } from '../shared/form/strings.ts';

export const strings = {
  en: {
    ...formStrings.en,
    heading: 'Write to us',
    text: 'Send us a message. We will reply by email or phone.',
    Name: 'Your name',
    Email: 'Email',
    EmailHint: 'Enter an email or a mobile number',
    Mobile: 'Mobile number',
    Subject: 'Subject',
    Message: 'Message',
    submit: 'Send message',
    sent: 'Thank you. Your message has been sent.',
  },
  hi: {
    ...formStrings.hi,
    heading: 'हमें लिखें',
    text: 'हमें संदेश भेजें। हम ईमेल या फ़ोन से उत्तर देंगे।',
    Name: 'आपका नाम',
    Email: 'ईमेल',
    EmailHint: 'ईमेल या मोबाइल: कोई एक काफ़ी है',
    Mobile: 'मोबाइल नंबर',
    Subject: 'विषय',
    Message: 'संदेश',
    submit: 'संदेश भेजें',
    sent: 'धन्यवाद। आपका संदेश भेज दिया गया है।',
  },
} as const;
