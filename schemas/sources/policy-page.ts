import type { JSONSchema } from 'json-schema-to-ts';
import { policyKinds } from '../content/policy-page.ts';
import { contentLang } from './content-lang.ts';
import { defineSource } from './define.ts';

const policyText = {
  type: 'object',
  additionalProperties: false,
  required: ['policy', 'policy_Text'],
  properties: {
    policy: { enum: policyKinds },
    /** HTML, sanitised. */
    policy_Text: { type: 'string' },
    entryDate: { type: 'string', format: 'date' },
    lang: contentLang,
  },
} as const satisfies JSONSchema;

export const policyPageResult = { anyOf: [policyText, { type: 'null' }] } as const satisfies JSONSchema;

export const policyPage = defineSource({
  name: 'policyPage',
  title: 'The school’s own text of a policy; nothing where it has written none',
  params: {
    type: 'object',
    additionalProperties: false,
    properties: { policy: { enum: policyKinds, default: 'privacy', description: 'Which of its policies' } },
  },
  result: policyPageResult,
  tags: ['policyPage'],
  expires: 'never',
});
