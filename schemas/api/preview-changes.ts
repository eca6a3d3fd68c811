import { defineCall, needs } from './define.ts';
import { publishBody } from './publishing.ts';
import { linkAnswer } from './shared.ts';

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
    201: linkAnswer,
  },
});
