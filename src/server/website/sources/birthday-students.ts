import { birthdayStudents as contract } from '#schemas/sources/birthday-students.ts';
import { shapeItems } from '#server/tenancy/shape-items.ts';
import { defineLoader, withConsent } from './define.ts';

export const birthdayStudents = defineLoader(contract, async ({ reader, school }) => {
  const cards = withConsent(await reader.items('birthdayStudent'));
  const shown = new Set(cards.map(({ document }) => document.student_Photo));
  // A child who has a card made by hand, with the photo of its record, is shown once.
  const ofRecords = (await reader.birthdays(school.today)).filter(
    ({ document: { student_Photo } }) => student_Photo === undefined || !shown.has(student_Photo),
  );
  return shapeItems([...cards, ...ofRecords], reader, {
    fields: ['student_Name', 'class_Name'],
    picture: 'student_Photo',
    name: 'student_Name',
  });
});
