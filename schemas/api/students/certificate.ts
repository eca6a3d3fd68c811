import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateField } from '../../fields.ts';
import { anyone, defineCall } from '../define.ts';
import { formGuardFields } from '../public-form.ts';

const certificateBody = {
  type: 'object',
  additionalProperties: false,
  required: ['Document_Number', 'Date_Of_Birth'],
  properties: {
    /** As it is on the certificate; small and capital letters are the same. */
    Document_Number: { type: 'string', minLength: 1, maxLength: 40 },
    Date_Of_Birth: dateField,
    ...formGuardFields,
  },
} as const satisfies JSONSchema;

export type CertificateBody = FromSchema<typeof certificateBody>;

const foundCertificate = {
  type: 'object',
  additionalProperties: false,
  required: ['Link'],
  properties: {
    /** Holds for ten minutes. */
    Link: { type: 'string' },
  },
} as const satisfies JSONSchema;

export type FoundCertificate = FromSchema<typeof foundCertificate>;

export const findTransferCertificate = defineCall({
  id: 'findTransferCertificate',
  method: 'POST',
  path: '/api/certificates/transfer',
  group: 'Students',
  summary: 'Find a transfer certificate that the school has issued, by its number and the date of birth',
  host: 'school',
  access: anyone,
  takes: 'form',
  body: certificateBody,
  limit: { max: 60, perSeconds: 900 },
  answers: {
    200: { description: 'A link to the file', schema: foundCertificate },
    303: { description: 'Sent by a plain HTML form: on to the file' },
  },
});
