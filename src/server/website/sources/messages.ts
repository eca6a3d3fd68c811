import { messages as contract } from '#schemas/sources/messages.ts';
import { shapeItems } from '#server/tenancy/shape-items.ts';
import { defineLoader } from './define.ts';

export const messages = defineLoader(contract, async ({ reader }) => {
  return shapeItems(await reader.items('message'), reader, {
    fields: ['name', 'heading', 'description', 'lang'],
    picture: 'image',
    name: 'name',
  });
});
