import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateTimeField } from '../fields.ts';
import { domainProblems, domainStands } from '../records/own-domain.ts';
import { defineCall, needs } from './define.ts';
import { doneSchema, schoolFields, schoolIdField } from './shared.ts';

const group = 'School';
const path = '/api/school/domain';

const record = {
  type: 'object',
  additionalProperties: false,
  required: ['Type', 'Name', 'Value'],
  properties: {
    Type: { enum: ['CNAME', 'TXT'] },
    Name: { type: 'string' },
    Value: { type: 'string' },
  },
} as const satisfies JSONSchema;

const ownDomain = {
  type: 'object',
  additionalProperties: false,
  required: ['State', 'Records', 'Url'],
  properties: {
    State: { enum: domainStands },
    Host: { type: 'string' },
    /** What the owner of the domain enters where its names are kept. */
    Records: { type: 'array', items: record },
    /** When they were last looked at. */
    Checked_At: dateTimeField,
    /** What was wrong with them then; of a domain that is in use as well. */
    Problem: { enum: domainProblems },
    /** Where visitors find the website. */
    Url: { type: 'string' },
  },
} as const satisfies JSONSchema;

export type OwnDomain = FromSchema<typeof ownDomain>;

const domainBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Host'],
  properties: { School_Id: schoolIdField, Host: { type: 'string', minLength: 1, maxLength: 253 } },
} as const satisfies JSONSchema;

const query = { type: 'object', additionalProperties: false, properties: schoolFields } as const satisfies JSONSchema;
const answers = { 200: { description: 'The domain as it stands', schema: ownDomain } } as const;

export const readOwnDomain = defineCall({
  id: 'readOwnDomain',
  method: 'GET',
  path,
  group,
  summary: 'The own domain of the website, with the records that prove it and lead it here',
  host: 'school',
  access: needs('/settings', 'read'),
  query,
  answers,
});

export const setOwnDomain = defineCall({
  id: 'setOwnDomain',
  method: 'PUT',
  path,
  group,
  summary: 'Say which own domain the website is to have; it is used once its records are found',
  host: 'school',
  access: needs('/settings', 'write'),
  body: domainBody,
  answers,
  limit: { max: 20, perSeconds: 3600 },
});

export const checkOwnDomain = defineCall({
  id: 'checkOwnDomain',
  method: 'POST',
  path: `${path}/check`,
  group,
  summary: 'Look for the records of the own domain now',
  host: 'school',
  access: needs('/settings', 'write'),
  query,
  answers,
  limit: { max: 60, perSeconds: 3600 },
});

export const removeOwnDomain = defineCall({
  id: 'removeOwnDomain',
  method: 'DELETE',
  path,
  group,
  summary: 'Give up the own domain; the website goes on under the address that it has with the product',
  host: 'school',
  access: needs('/settings', 'write'),
  query,
  answers: { 200: { description: 'It is given up', schema: doneSchema } },
});
