import { consentField, defineTypeLayout, languageField } from './define-type.ts';

export const birthdayStudent = defineTypeLayout({
  type: 'birthdayStudent',
  title: ['Birthdays', 'जन्मदिन'],
  add: ['New birthday', 'नया जन्मदिन'],
  where: ['On the home page, where the family agrees.', 'होम पेज पर, परिवार की सहमति हो तो।'],
  empty: ['No birthdays yet.', 'अभी कोई जन्मदिन नहीं।'],
  fields: {
    student_Name: { label: ['Student', 'विद्यार्थी'] },
    student_Photo: { label: ['Photo', 'फ़ोटो'] },
    class_Name: { label: ['Class', 'कक्षा'] },
    Photo_Consent: consentField,
    lang: languageField,
  },
  aside: ['Photo_Consent', 'lang'],
});
