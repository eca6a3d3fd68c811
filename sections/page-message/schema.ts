import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { failureBindings } from '../shared/failure/bindings.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    heading: { type: 'string', format: 'text', description: 'What the page says' },
    text: { type: 'string', format: 'text', description: 'A sentence under the heading' },
    linkLabel: { type: 'string', format: 'text', description: 'The link’s text' },
    linkHref: { type: 'string', format: 'link', description: 'Where the link leads; no link without it' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    ...failureBindings,
  },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
