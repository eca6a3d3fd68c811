import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { shownFor } from '../content/consent.ts';
import { contentLang } from './content-lang.ts';
import { defineSource } from './define.ts';
import { keywordParam, pageParams } from './params.ts';
import { pictureSchema } from './picture.ts';

export const testimonialItem = shownFor('testimonials', {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'message'],
  properties: {
    name: { type: 'string' },
    profession: { type: 'string' },
    message: { type: 'string' },
    rating: { type: 'integer', minimum: 1, maximum: 5 },
    profileImage: { type: 'string' },
    profileImage_Media: pictureSchema,
    lang: contentLang,
  },
} as const satisfies JSONSchema);

export type TestimonialItem = FromSchema<typeof testimonialItem>;

const testimonialsParams = {
  type: 'object',
  additionalProperties: false,
  properties: { ...pageParams, keyword: keywordParam },
} as const satisfies JSONSchema;

export const testimonials = defineSource({
  name: 'testimonials',
  title: 'What parents and former students say',
  params: testimonialsParams,
  result: { type: 'array', items: testimonialItem },
  atMost: 'pageSize',
  tags: ['testimonial'],
  expires: 'never',
});
