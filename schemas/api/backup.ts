import type { JSONSchema } from 'json-schema-to-ts';
import { dateTimeField } from '../fields.ts';
import { passwordField } from './account.ts';
import { defineCall, needs } from './define.ts';
import { linkAnswer } from './shared.ts';

const backupState = {
  type: 'object',
  additionalProperties: false,
  required: ['last', 'files', 'bytes'],
  properties: {
    /** The last that was downloaded, and by whom; null if none was. */
    last: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['at', 'by'],
      properties: { at: dateTimeField, by: { type: 'string' } },
    },
    /** Pictures and files that it would hold, and their bytes. */
    files: { type: 'integer', minimum: 0 },
    bytes: { type: 'integer', minimum: 0 },
  },
} as const satisfies JSONSchema;

const passwordBody = {
  type: 'object',
  additionalProperties: false,
  required: ['password'],
  properties: { password: passwordField },
} as const satisfies JSONSchema;

const linkQuery = {
  type: 'object',
  additionalProperties: false,
  required: ['until', 'signature'],
  properties: {
    /** Milliseconds since the epoch. */
    until: { type: 'integer', minimum: 0, maximum: 9_007_199_254_740_991 },
    signature: { type: 'string', minLength: 1, maxLength: 100 },
  },
} as const satisfies JSONSchema;

const group = 'Backup';

export const readBackup = defineCall({
  id: 'readBackup',
  method: 'GET',
  path: '/api/backup',
  group,
  summary: "When the school's backup was last downloaded, and how much it would hold now",
  host: 'school',
  access: needs('/backup', 'read'),
  answers: { 200: { description: 'How it stands', schema: backupState } },
});

export const openBackup = defineCall({
  id: 'openBackup',
  method: 'POST',
  path: '/api/backup',
  group,
  summary: "Ask for the school's backup with your password: the answer has a link for this sign-in, for five minutes",
  host: 'school',
  access: needs('/backup', 'write'),
  body: passwordBody,
  answers: { 200: linkAnswer },
  limit: { max: 20, perSeconds: 900 },
});

export const downloadBackup = defineCall({
  id: 'downloadBackup',
  method: 'GET',
  path: '/api/backup/download',
  group,
  summary: "The school's rows, files and settings in one archive, as `schoolyard restore` takes it",
  host: 'school',
  access: needs('/backup', 'write'),
  query: linkQuery,
  answers: { 200: { description: 'A gzipped tar', type: 'application/gzip' } },
  limit: { max: 6, perSeconds: 3600 },
});
