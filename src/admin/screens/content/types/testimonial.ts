import { consentField, defineTypeLayout, languageField } from './define-type.ts';

export const testimonial = defineTypeLayout({
  type: 'testimonial',
  title: ['What parents say', 'अभिभावक क्या कहते हैं'],
  add: ['New testimonial', 'नया कथन'],
  where: ['On the home page.', 'होम पेज पर।'],
  empty: ['No testimonials yet.', 'अभी कोई कथन नहीं।'],
  fields: {
    name: { label: ['Name', 'नाम'] },
    profession: {
      label: ['Who they are', 'परिचय'],
      help: ['For example: mother of Ira, Class III', 'जैसे: ईरा की माँ, कक्षा III'],
    },
    message: { label: ['What they say', 'उनका कथन'] },
    profileImage: { label: ['Photo', 'फ़ोटो'] },
    rating: { label: ['Stars, 1 to 5', 'सितारे, 1 से 5'] },
    Photo_Consent: {
      ...consentField,
      label: ['Consent', 'सहमति'],
    },
    lang: languageField,
  },
  aside: ['rating', 'Photo_Consent', 'lang'],
});
