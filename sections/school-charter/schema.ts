import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { aboutResult } from '#schemas/sources/about.ts';

export const settings = {
  type: 'object',
  additionalProperties: false,
  properties: {
    missionHeading: { type: 'string', format: 'text', description: 'Heading of the mission' },
    visionHeading: { type: 'string', format: 'text', description: 'Heading of the vision' },
  },
} as const satisfies JSONSchema;

export const bindings = {
  type: 'object',
  additionalProperties: false,
  required: ['about'],
  properties: { about: { anyOf: [aboutResult, { type: 'null' }], description: 'The school’s own words about itself' } },
} as const satisfies JSONSchema;

export type Settings = FromSchema<typeof settings>;
export type Bindings = FromSchema<typeof bindings>;
