import type { JSONSchema } from 'json-schema-to-ts';
import { defineCall, needs } from './define.ts';

const slugBody = {
  type: 'object',
  additionalProperties: false,
  required: ['slug'],
  properties: { slug: { type: 'string', minLength: 1, maxLength: 60 } },
} as const satisfies JSONSchema;

const address = {
  type: 'object',
  additionalProperties: false,
  required: ['slug', 'url'],
  properties: { slug: { type: 'string' }, url: { type: 'string' } },
} as const satisfies JSONSchema;

export const changeSchoolSlug = defineCall({
  id: 'changeSchoolSlug',
  method: 'PUT',
  path: '/api/school/slug',
  group: 'School',
  summary: "Give the school's website another address; the one before leads to it, and is given to no other school",
  host: 'school',
  access: needs('/settings', 'write'),
  body: slugBody,
  answers: { 200: { description: 'The address; whoever is signed in signs in there again', schema: address } },
  limit: { max: 10, perSeconds: 3600 },
});
