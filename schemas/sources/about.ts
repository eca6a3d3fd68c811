import type { JSONSchema } from 'json-schema-to-ts';
import { noParams } from '../described.ts';
import { contentLang } from './content-lang.ts';
import { defineSource } from './define.ts';
import { pictureSchema } from './picture.ts';

export const aboutResult = {
  type: 'object',
  additionalProperties: false,
  required: ['heading'],
  properties: {
    heading: { type: 'string' },
    description: { type: 'string' },
    image: { type: 'string' },
    image_Media: pictureSchema,
    mission_Heading: { type: 'string' },
    mission_Description: { type: 'string' },
    vision_Heading: { type: 'string' },
    vision_Description: { type: 'string' },
    lang: contentLang,
  },
} as const satisfies JSONSchema;

export const about = defineSource({
  name: 'about',
  title: 'Who the school is, its mission and vision',
  params: noParams,
  result: { anyOf: [aboutResult, { type: 'null' }] },
  tags: ['about'],
  expires: 'never',
});
