import type { JSONSchema } from 'json-schema-to-ts';
import { shownFor } from '../content/consent.ts';
import { defineSource } from './define.ts';
import { pageParams } from './params.ts';
import { pictureSchema } from './picture.ts';

const topperItem = shownFor('results', {
  type: 'object',
  additionalProperties: false,
  required: ['student_Name'],
  properties: {
    student_Name: { type: 'string' },
    student_Photo: { type: 'string' },
    student_Photo_Media: pictureSchema,
    class_Name: { type: 'string' },
    class_Section_Name: { type: 'string' },
    /** Percent, as the school writes it. */
    marks: { type: 'string' },
  },
} as const satisfies JSONSchema);

export const toppers = defineSource({
  name: 'toppers',
  title: 'Children with the best results, with consent',
  params: { type: 'object', additionalProperties: false, properties: pageParams },
  result: { type: 'array', items: topperItem },
  atMost: 'pageSize',
  tags: ['topper'],
  expires: 'never',
});
