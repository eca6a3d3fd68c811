import type { JSONSchema } from 'json-schema-to-ts';
import { schoolProfileSchema } from '../content/school-profile.ts';
import { defineSource } from './define.ts';
import { topSchoolItem } from './top-schools.ts';

const facts = schoolProfileSchema.properties;

const schoolProfileItem = {
  ...topSchoolItem,
  properties: {
    ...topSchoolItem.properties,
    phone: { type: 'string' },
    email: { type: 'string' },
    office_Hours: { type: 'string' },
    Website: { type: 'string' },
    City: { type: 'string' },
    State: { type: 'string' },
    Board: facts.Board,
    School_Type: facts.School_Type,
    Medium: { type: 'array', items: { type: 'string' } },
    Established_Year: { type: 'integer' },
    Principal_Name: { type: 'string' },
  },
} as const satisfies JSONSchema;

export const schoolProfileResult = { anyOf: [schoolProfileItem, { type: 'null' }] } as const satisfies JSONSchema;

export const schoolProfile = defineSource({
  name: 'schoolProfile',
  title: 'One active and listed school, by its slug or its key; nothing where there is none',
  params: {
    type: 'object',
    additionalProperties: false,
    properties: {
      school: { type: 'string', default: '', description: 'The slug, or the key, of the school' },
    },
  },
  result: schoolProfileResult,
  tags: ['directory'],
  expires: 'never',
});
