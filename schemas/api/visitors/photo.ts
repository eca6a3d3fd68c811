import { defineCall } from '../define.ts';
import { idParams } from '../inbox.ts';
import { doneSchema } from '../shared.ts';
import { text, toRead, toWrite } from './fields.ts';

export const readVisitorPhoto = defineCall({
  ...toRead,
  id: 'readVisitorPhoto',
  method: 'GET',
  path: '/api/visitors/:id/photo',
  summary: 'A link to the photo of a visit, which holds for ten minutes',
  params: idParams,
  answers: {
    200: {
      description: 'The link',
      schema: { type: 'object', additionalProperties: false, required: ['Photo'], properties: { Photo: text } },
    },
  },
});

export const removeVisitorPhoto = defineCall({
  ...toWrite,
  id: 'removeVisitorPhoto',
  method: 'DELETE',
  path: '/api/visitors/:id/photo',
  summary: 'Delete the photo of a visit before its time',
  params: idParams,
  answers: { 200: { description: 'It is gone', schema: doneSchema } },
});
