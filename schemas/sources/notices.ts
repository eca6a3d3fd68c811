import type { JSONSchema } from 'json-schema-to-ts';
import { contentLang } from './content-lang.ts';
import { defineSource } from './define.ts';
import { pageParams } from './params.ts';

const levels = ['Info', 'Important', 'Emergency'] as const;

/** A notice as visitors see it. */
export const noticeItem = {
  type: 'object',
  additionalProperties: false,
  required: ['noticeID', 'noticeHead', 'entryDateTime', 'isPinned'],
  properties: {
    noticeID: { type: 'integer' },
    noticeHead: { type: 'string' },
    noticeDetails: { type: 'string' },
    /** In the school's time: YYYY-MM-DDTHH:MM. */
    entryDateTime: { type: 'string', format: 'local-date-time' },
    /** Whether it is before the others, whatever its day. */
    isPinned: { type: 'boolean' },
    level: { enum: levels },
    /** A link, or the address of a file of the library. */
    attachmentUrl: { type: 'string' },
    lang: contentLang,
  },
} as const satisfies JSONSchema;

export const notices = defineSource({
  name: 'notices',
  title: 'Notices, pinned ones first, then the newest',
  params: {
    type: 'object',
    additionalProperties: false,
    properties: {
      ...pageParams,
      level: { enum: levels, description: 'Only notices that matter this much; all unless said' },
    },
  },
  result: { type: 'array', items: noticeItem },
  atMost: 'pageSize',
  tags: ['notice'],
  expires: 'never',
});
