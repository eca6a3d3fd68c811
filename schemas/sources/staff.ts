import type { JSONSchema } from 'json-schema-to-ts';
import { defineSource } from './define.ts';
import { pageParams } from './params.ts';
import { pictureSchema } from './picture.ts';

const staffItem = {
  type: 'object',
  additionalProperties: false,
  required: ['staff_Name', 'staff_Title'],
  properties: {
    staff_Name: { type: 'string' },
    /** What they are at the school, as visitors are told. */
    staff_Title: { type: 'string' },
    /** Of those who allow it. */
    staff_Photo: { type: 'string' },
    staff_Photo_Media: pictureSchema,
    /** Degrees and trainings, as the record has them. */
    staff_Qualification: { type: 'string' },
  },
} as const satisfies JSONSchema;

export const staff = defineSource({
  name: 'staff',
  title: 'Members of staff who are shown by their own consent, in the order that the school has chosen',
  params: { type: 'object', additionalProperties: false, properties: pageParams },
  result: { type: 'array', items: staffItem },
  atMost: 'pageSize',
  tags: ['staff', 'lookup'],
  expires: 'midnight',
});
