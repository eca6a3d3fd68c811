import type { JSONSchema } from 'json-schema-to-ts';
import { noParams } from '../described.ts';
import { contentLang } from './content-lang.ts';
import { defineSource } from './define.ts';
import { pictureSchema } from './picture.ts';

export const facilityItem = {
  type: 'object',
  additionalProperties: false,
  required: ['facilityId', 'name'],
  properties: {
    facilityId: { type: 'integer' },
    name: { type: 'string' },
    image: { type: 'string' },
    image_Media: pictureSchema,
    lang: contentLang,
  },
} as const satisfies JSONSchema;

export const facilities = defineSource({
  name: 'facilities',
  title: 'Facilities with a picture each',
  params: noParams,
  result: { type: 'array', items: facilityItem },
  tags: ['facility'],
  expires: 'never',
});
