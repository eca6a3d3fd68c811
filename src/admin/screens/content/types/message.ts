import { defineTypeLayout, languageField } from './define-type.ts';

export const message = defineTypeLayout({
  type: 'message',
  title: ['From the head', 'प्रधानाचार्य की कलम से'],
  add: ['New message', 'नया संदेश'],
  where: ['On the home page.', 'होम पेज पर।'],
  empty: ['No message yet.', 'अभी कोई संदेश नहीं।'],
  fields: {
    name: { label: ['Name', 'नाम'] },
    heading: { label: ['Office held', 'पद'], help: ['For example: Principal', 'जैसे: प्रधानाचार्य'] },
    description: { label: ['Message', 'संदेश'] },
    image: { label: ['Photo', 'फ़ोटो'] },
    lang: languageField,
  },
  aside: ['lang'],
});
