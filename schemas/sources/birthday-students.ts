import type { JSONSchema } from 'json-schema-to-ts';
import { shownFor } from '../content/consent.ts';
import { noParams } from '../described.ts';
import { defineSource } from './define.ts';
import { pictureSchema } from './picture.ts';

export const birthdayStudentItem = shownFor('birthdays', {
  type: 'object',
  additionalProperties: false,
  required: ['student_Name'],
  properties: {
    student_Name: { type: 'string' },
    student_Photo: { type: 'string' },
    student_Photo_Media: pictureSchema,
    class_Name: { type: 'string' },
  },
} as const satisfies JSONSchema);

export const birthdayStudents = defineSource({
  name: 'birthdayStudents',
  title: 'Children whose birthday is kept today, with consent',
  params: noParams,
  result: { type: 'array', items: birthdayStudentItem },
  tags: ['birthdayStudent', 'student'],
  expires: 'midnight',
});
