import type { JSONSchema } from 'json-schema-to-ts';
import { audience } from './audience.ts';
import { defineContentType } from './define.ts';

const noticeSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['noticeHead', 'entryDateTime'],
  properties: {
    noticeID: { type: 'integer' },
    noticeHead: { type: 'string', minLength: 1, maxLength: 200 },
    noticeDetails: { type: 'string', format: 'multiline', maxLength: 4000 },
    entryDateTime: { type: 'string', format: 'local-date-time' },
    audience,
    /** Whether it is above the others. */
    isPinned: { type: 'boolean' },
    /** A link, or a public file of the library as `media:<id>`. */
    attachmentUrl: { type: 'string', format: 'attachment' },
    /** How urgent it is; an emergency is shown on every page. */
    level: { enum: ['Info', 'Important', 'Emergency'] },
    lang: { type: 'string', format: 'locale' },
  },
} as const satisfies JSONSchema;

export const notice = defineContentType({
  type: 'notice',
  area: '/website',
  singleton: false,
  schema: noticeSchema,
  media: {},
  texts: ['noticeHead', 'noticeDetails'],
  nameField: 'noticeHead',
  order: { by: 'entryDateTime', isNewestFirst: true, pinned: 'isPinned' },
  server: ['noticeID'],
});
