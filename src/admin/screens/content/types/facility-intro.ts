import { defineTypeLayout, languageField } from './define-type.ts';

export const facilityIntro = defineTypeLayout({
  type: 'facilityIntro',
  title: ['Text above the facilities', 'सुविधाओं के ऊपर का पाठ'],
  add: ['Write the text', 'पाठ लिखें'],
  where: ['On the home page, above the facilities.', 'होम पेज पर, सुविधाओं के ऊपर।'],
  empty: ['The facilities have no text of their own yet.', 'सुविधाओं के ऊपर अभी कोई पाठ नहीं।'],
  fields: {
    heading: { label: ['Heading', 'शीर्षक'] },
    description: { label: ['Text', 'पाठ'] },
    lang: languageField,
  },
  aside: ['lang'],
});
