import { consentField, defineTypeLayout, languageField } from './define-type.ts';

export const topper = defineTypeLayout({
  type: 'topper',
  title: ['Results', 'परिणाम'],
  add: ['New result', 'नया परिणाम'],
  where: ['On the home page, where the family agrees.', 'होम पेज पर, परिवार की सहमति हो तो।'],
  empty: ['No results yet.', 'अभी कोई परिणाम नहीं।'],
  fields: {
    student_Name: { label: ['Student', 'विद्यार्थी'] },
    student_Photo: { label: ['Photo', 'फ़ोटो'] },
    class_Name: { label: ['Class', 'कक्षा'] },
    class_Section_Name: { label: ['Section', 'अनुभाग'] },
    marks: { label: ['Marks', 'अंक'], help: ['For example: 96.4%', 'जैसे: 96.4%'] },
    Photo_Consent: consentField,
    lang: languageField,
  },
  aside: ['Photo_Consent', 'lang'],
});
