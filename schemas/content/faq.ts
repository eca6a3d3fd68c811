import type { JSONSchema } from 'json-schema-to-ts';
import { defineContentType } from './define.ts';

/** The pages of the product that answer questions: `/` and `/home`. */
export const faqPages = ['start', 'product'] as const;

const faqSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['question', 'answer', 'page'],
  properties: {
    question: { type: 'string', minLength: 1, maxLength: 150 },
    answer: { type: 'string', format: 'multiline', minLength: 1, maxLength: 1000 },
    page: { enum: faqPages },
    lang: { type: 'string', format: 'locale' },
  },
} as const satisfies JSONSchema;

export const faq = defineContentType({
  type: 'faq',
  area: '/website',
  singleton: false,
  schema: faqSchema,
  media: {},
  nameField: 'question',
  texts: ['question', 'answer'],
});
