import type { JSONSchema } from 'json-schema-to-ts';
import { faqPages } from '../content/faq.ts';
import { contentLang } from './content-lang.ts';
import { defineSource } from './define.ts';

export const faqItem = {
  type: 'object',
  additionalProperties: false,
  required: ['question', 'answer'],
  properties: { question: { type: 'string' }, answer: { type: 'string' }, lang: contentLang },
} as const satisfies JSONSchema;

export const faqs = defineSource({
  name: 'faqs',
  title: 'Questions that are often asked, with their answers',
  params: {
    type: 'object',
    additionalProperties: false,
    properties: { page: { enum: faqPages, default: 'start', description: 'The page that answers them' } },
  },
  result: { type: 'array', items: faqItem },
  tags: ['faq'],
  expires: 'never',
});
