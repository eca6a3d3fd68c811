import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { fills } from '#schemas/annotations.ts';
import { headerResult } from '#schemas/sources/header.ts';
import { policyPageResult } from '#schemas/sources/policy-page.ts';

const text = { type: 'string', format: 'text' } as const;

export const settings = {
  type: 'object',
  additionalProperties: false,
  required: ['parts'],
  properties: {
    parts: {
      type: 'array',
      minItems: 1,
      maxItems: 20,
      description: 'The text of a school that has written none of its own; {school} stands for its name',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['heading', 'text'],
        properties: {
          heading: fills(['school'], { ...text, description: 'The heading of a part' }),
          text: fills(['school'], { ...text, description: 'Its paragraphs, with an empty line between them' }),
        },
      },
    },
    date: { type: 'string', format: 'date', description: 'The day from which the text in parts applies' },
    contactText: { ...text, description: 'A sentence above the ways to reach the school' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['school'],
  properties: {
    school: { ...headerResult, description: 'The name of the school and the ways to reach it' },
    policy: { ...policyPageResult, description: 'What the school has written itself' },
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
