import { defineLoader, shapeItems, withConsent } from './define.ts';

export const birthdayStudents = defineLoader({
  source: 'birthdayStudents',
  async load({ reader }) {
    return shapeItems(withConsent(await reader.items('birthdayStudent')), reader, {
      fields: ['student_Name'],
      picture: 'student_Photo',
      name: 'student_Name',
    });
  },
});
