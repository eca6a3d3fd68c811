import type { JSONSchema } from 'json-schema-to-ts';
import { noParams } from '../described.ts';
import { contentLang } from './content-lang.ts';
import { defineSource } from './define.ts';
import { pictureSchema } from './picture.ts';

export const facilitiesJsonResult = {
  type: 'object',
  additionalProperties: false,
  required: ['facilityJSON'],
  properties: {
    heading: { type: 'string' },
    description: { type: 'string' },
    lang: contentLang,
    facilityJSON: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['FacilityId', 'Name'],
        properties: {
          FacilityId: { type: 'integer' },
          Name: { type: 'string' },
          Image: { type: 'string' },
          Image_Media: pictureSchema,
          lang: contentLang,
        },
      },
    },
  },
} as const satisfies JSONSchema;

export const facilitiesJson = defineSource({
  name: 'facilitiesJson',
  title: 'Facilities under a heading, as facilityJSON',
  params: noParams,
  result: facilitiesJsonResult,
  tags: ['facility', 'facilityIntro'],
  expires: 'never',
});
