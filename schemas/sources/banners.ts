import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { noParams } from '../described.ts';
import { contentLang } from './content-lang.ts';
import { defineSource } from './define.ts';
import { pictureSchema } from './picture.ts';

export const bannerItem = {
  type: 'object',
  additionalProperties: false,
  required: ['heading'],
  properties: {
    image: { type: 'string' },
    image_Media: pictureSchema,
    heading: { type: 'string' },
    subHeading: { type: 'string' },
    banner_Details: { type: 'string' },
    button1_Text: { type: 'string' },
    button1_Url: { type: 'string' },
    lang: contentLang,
  },
} as const satisfies JSONSchema;

export type BannerItem = FromSchema<typeof bannerItem>;

export const banners = defineSource({
  name: 'banners',
  title: 'Slides of the home page banner',
  params: noParams,
  result: { type: 'array', items: bannerItem },
  tags: ['banner'],
  expires: 'never',
});
