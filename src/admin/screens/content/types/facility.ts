import { defineTypeLayout, languageField } from './define-type.ts';

export const facility = defineTypeLayout({
  type: 'facility',
  title: ['Facilities', 'सुविधाएँ'],
  add: ['New facility', 'नई सुविधा'],
  where: ['On the home page.', 'होम पेज पर।'],
  empty: ['No facilities yet.', 'अभी कोई सुविधा नहीं।'],
  fields: { name: { label: ['Name', 'नाम'] }, image: { label: ['Picture', 'चित्र'] }, lang: languageField },
  aside: ['lang'],
});
