import { anyone, defineCall } from '#schemas/api/define.ts';

const notice = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: { type: 'integer' } },
} as const;

const base = { group: 'Notices', summary: '', host: 'school', access: anyone } as const;

export const listNotices = defineCall({
  ...base,
  id: 'listNotices',
  method: 'GET',
  path: '/api/notices',
  query: { type: 'object', additionalProperties: false, properties: { page: { type: 'integer' } } },
  answers: { 200: { description: '', schema: { type: 'array', items: notice } } },
});

export const moveNotice = defineCall({
  ...base,
  id: 'moveNotice',
  method: 'PATCH',
  path: '/api/notices/:id',
  versioned: true,
  params: notice,
  body: { type: 'object', additionalProperties: false, required: ['to'], properties: { to: { type: 'integer' } } },
  answers: { 200: { description: '', schema: notice } },
});
