import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateTimeField, idField } from '../fields.ts';
import { defineCall, needs } from './define.ts';
import { publishBody } from './publishing.ts';

const base = { group: 'Publishing', host: 'school' } as const;
const read = needs('/website', 'read');
const write = needs('/website', 'write');

const textOrNull = { type: ['string', 'null'] } as const satisfies JSONSchema;

const scheduleBody = {
  ...publishBody,
  required: ['changes', 'local'],
  properties: {
    ...publishBody.properties,
    /** When they go live, by the school's clock: `YYYY-MM-DDTHH:mm`. */
    local: { type: 'string', format: 'local-date-time' },
  },
} as const satisfies JSONSchema;

const scheduledPublication = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'at', 'local', 'user', 'isYours', 'count', 'note', 'problems'],
  properties: {
    id: idField,
    at: dateTimeField,
    /** The same by the school's clock. */
    local: { type: 'string', format: 'local-date-time' },
    /** Null for a program. */
    user: textOrNull,
    isYours: { type: 'boolean' },
    count: { type: 'integer', minimum: 0 },
    note: textOrNull,
    /** What held it back when its time came, by change; null while that is to come. Nothing of it was published. */
    problems: {
      anyOf: [
        { type: 'null' },
        {
          type: 'array',
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['type', 'id', 'title', 'text'],
            properties: {
              type: { type: 'string' },
              id: { type: 'integer' },
              /** The name of the item; null where it has none. */
              title: textOrNull,
              text: { type: 'string' },
            },
          },
        },
      ],
    },
  },
} as const satisfies JSONSchema;

export type ScheduledPublication = FromSchema<typeof scheduledPublication>;

export const scheduleChanges = defineCall({
  ...base,
  id: 'scheduleChanges',
  method: 'POST',
  path: '/api/changes/schedule',
  summary: 'Show these changes to visitors at a time, all of them or none; what is refused is named as `<type>/<id>`',
  access: write,
  body: scheduleBody,
  answers: { 201: { description: 'The scheduled publication', schema: scheduledPublication } },
});

export const listScheduledPublications = defineCall({
  ...base,
  id: 'listScheduledPublications',
  method: 'GET',
  path: '/api/publications/scheduled',
  summary: 'What is to go live together, and what could not, the first one first',
  access: read,
  answers: { 200: { description: 'All of them', schema: { type: 'array', items: scheduledPublication } } },
});

export const cancelScheduledPublication = defineCall({
  ...base,
  id: 'cancelScheduledPublication',
  method: 'DELETE',
  path: '/api/publications/scheduled/:id',
  summary: 'Take a schedule back; its changes wait as they did before',
  access: write,
  params: { type: 'object', additionalProperties: false, required: ['id'], properties: { id: idField } },
  answers: { 204: { description: 'It is taken back' } },
});
