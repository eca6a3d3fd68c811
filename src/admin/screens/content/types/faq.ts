import { defineTypeLayout, languageField } from './define-type.ts';

export const faq = defineTypeLayout({
  type: 'faq',
  title: ['Questions', 'सवाल-जवाब'],
  add: ['New question', 'नया सवाल'],
  where: ['On the product’s pages, instead of those that come with it.', 'उत्पाद के पेजों पर, पहले से दिए सवालों की जगह।'],
  empty: [
    'No questions of your own yet: the pages show those that come with the product.',
    'अभी अपना कोई सवाल नहीं: पेजों पर पहले से दिए सवाल दिखते हैं।',
  ],
  product: 'only',
  fields: {
    question: { label: ['Question', 'सवाल'] },
    answer: { label: ['Answer', 'जवाब'] },
    page: {
      label: ['On which page', 'किस पेज पर'],
      options: {
        start: ['Start page, where schools register', 'पहला पेज, जहाँ विद्यालय पंजीकरण करते हैं'],
        product: ['About the product', 'उत्पाद के बारे में'],
      },
    },
    lang: languageField,
  },
  aside: ['page', 'lang'],
});
