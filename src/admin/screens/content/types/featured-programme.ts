import { defineTypeLayout, languageField } from './define-type.ts';

export const featuredProgramme = defineTypeLayout({
  type: 'featuredProgramme',
  title: ['Programmes', 'विशेष कार्यक्रम'],
  add: ['New programme', 'नया विशेष कार्यक्रम'],
  where: ['On the home page.', 'होम पेज पर।'],
  empty: ['No programmes yet.', 'अभी कोई विशेष कार्यक्रम नहीं।'],
  fields: {
    heading_Text: { label: ['Name', 'नाम'] },
    heading_Text_value: { label: ['Figure', 'संख्या'], help: ['For example: 12', 'जैसे: 12'] },
    lang: languageField,
  },
  aside: ['lang'],
});
