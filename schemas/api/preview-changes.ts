import { dateTimeField } from '../fields.ts';
import { defineCall, needs } from './define.ts';
import { publishBody } from './publishing.ts';

export const previewChanges = defineCall({
  id: 'previewChanges',
  group: 'Publishing',
  host: 'school',
  method: 'POST',
  path: '/api/changes/preview-link',
  summary: 'A link to the whole website with these changes in it, for a day and for people without a log-in',
  access: needs('/website', 'write'),
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['changes'],
    properties: { changes: publishBody.properties.changes },
  },
  answers: {
    201: {
      description: 'The link, and when it ends',
      schema: {
        type: 'object',
        additionalProperties: false,
        required: ['url', 'until'],
        properties: { url: { type: 'string' }, until: dateTimeField },
      },
    },
  },
});
