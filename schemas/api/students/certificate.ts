import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { dateField, idField } from '../../fields.ts';
import { certificateCopies } from '../../records/student.ts';
import { anyone, defineCall, needs } from '../define.ts';
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

/** What the register says of a certificate: nothing of the child, but what shows whether a paper was changed. */
const registeredCertificate = {
  type: 'object',
  additionalProperties: false,
  required: ['Document_Number'],
  properties: {
    Document_Number: { type: 'string' },
    /** The last day in the school. */
    Leaving_Date: dateField,
    /** The day on which it was printed first. */
    Issued_On: dateField,
  },
} as const satisfies JSONSchema;

export type RegisteredCertificate = FromSchema<typeof registeredCertificate>;

const foundCertificate = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  properties: {
    /** To the file, where the school has added the signed certificate; holds for ten minutes. */
    Link: { type: 'string' },
    /** Of one that has no file. */
    Register: registeredCertificate,
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
    200: { description: 'A link to the file, or what the register says', schema: foundCertificate },
    303: { description: 'Sent by a plain HTML form: on to the file' },
  },
});

const issueBody = {
  type: 'object',
  additionalProperties: false,
  properties: {
    /** Whether what was printed before is spoiled and destroyed, so that this is no duplicate. */
    Is_Spoiled: { type: 'boolean', default: false },
  },
} as const satisfies JSONSchema;

const issuedCertificate = {
  type: 'object',
  additionalProperties: false,
  required: ['Tc_No', 'Issued_On', 'Printed_On', 'Copy'],
  properties: {
    Tc_No: { type: 'string' },
    /** The day on which it was printed first. */
    Issued_On: dateField,
    Printed_On: dateField,
    Copy: { enum: certificateCopies },
    /** Where the website looks it up, with its number; left out where the website has no such page. */
    Lookup_Address: { type: 'string' },
  },
} as const satisfies JSONSchema;

export type IssuedCertificate = FromSchema<typeof issuedCertificate>;

export const issueTransferCertificate = defineCall({
  id: 'issueTransferCertificate',
  method: 'POST',
  path: '/api/student/:id/certificates/transfer',
  group: 'Students',
  summary: 'Count a print of the transfer certificate of a student who has left: the first copy, then duplicates',
  host: 'school',
  access: needs('/student/add_student', 'write'),
  params: { type: 'object', additionalProperties: false, required: ['id'], properties: { id: idField } },
  body: issueBody,
  answers: { 200: { description: 'What to print', schema: issuedCertificate } },
});
