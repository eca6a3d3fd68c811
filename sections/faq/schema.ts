import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { faqItem } from '#schemas/sources/faqs.ts';
import { linkTo } from '#schemas/theme/page-roles.ts';

const text = { type: 'string', format: 'text' } as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['heading', 'questions', 'contactHref'],
  properties: {
    heading: { ...text, description: 'The section’s heading' },
    lead: { ...text, description: 'A sentence under the heading' },
    contactLabel: { ...text, description: 'The text of the link to the contact page' },
    contactHref: { ...linkTo('contact'), description: 'Where it leads' },
    questions: {
      description: 'Questions with their answers, until there are some in the content',
      type: 'array',
      minItems: 1,
      maxItems: 12,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['question', 'answer'],
        properties: { question: text, answer: text },
      },
    },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    items: {
      type: 'array',
      items: faqItem,
      description: 'Questions from the content: where there are any, they stand instead of those of the settings',
    },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
