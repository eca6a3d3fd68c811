import type { JSONSchema } from 'json-schema-to-ts';
import { emailField } from '../fields.ts';
import { secretField } from './account.ts';
import { tracked } from './admission-documents.ts';
import { anyone, defineCall } from './define.ts';
import { formGuardFields, sentBack } from './public-form.ts';
import { doneSchema } from './shared.ts';

const mailBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Email'],
  properties: { Email: emailField, ...formGuardFields },
} as const satisfies JSONSchema;

const linkBody = {
  type: 'object',
  additionalProperties: false,
  required: ['token'],
  properties: { token: secretField },
} as const satisfies JSONSchema;

const group = 'Admissions';

export const mailTrackingLink = defineCall({
  id: 'mailTrackingLink',
  method: 'POST',
  path: '/api/admission/trackByMail',
  group,
  summary:
    'Ask for a mail with a link to each enquiry made with an address; the answer does not tell whether there is one',
  host: 'school',
  access: anyone,
  takes: 'form',
  body: mailBody,
  limit: { max: 10, perSeconds: 900 },
  answers: { 200: { description: 'Taken note of', schema: doneSchema }, 303: sentBack },
});

export const trackByLink = defineCall({
  id: 'trackByLink',
  method: 'POST',
  path: '/api/admission/trackByLink',
  group,
  summary: 'The state of an enquiry, by the secret of a mailed link',
  host: 'school',
  access: anyone,
  takes: 'form',
  body: linkBody,
  limit: { max: 60, perSeconds: 900 },
  answers: { 200: { description: 'The status of the enquiry, and what to send', schema: tracked } },
});
