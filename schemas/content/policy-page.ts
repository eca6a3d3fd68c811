import type { JSONSchema } from 'json-schema-to-ts';
import { defineContentType } from './define.ts';

/** The pages on which a school says what it does with data, and what holds between it and its visitors. */
export const policyKinds = ['privacy', 'terms', 'accessibility'] as const;

const policyPageSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['policy', 'policy_Text'],
  properties: {
    policy: { enum: policyKinds },
    /** In place of the theme's own text. */
    policy_Text: { type: 'string', format: 'multiline', minLength: 1, maxLength: 60000 },
    /** The day from which it holds. */
    entryDate: { type: 'string', format: 'date' },
    lang: { type: 'string', format: 'locale' },
  },
} as const satisfies JSONSchema;

export const policyPage = defineContentType({
  type: 'policyPage',
  area: '/website',
  singleton: false,
  schema: policyPageSchema,
  media: {},
  html: ['policy_Text'],
  texts: ['policy_Text'],
  nameField: 'policy',
  // Each has a page of its own.
  order: { by: 'policy' },
});
