import { about as contract } from '#schemas/sources/about.ts';
import { shapeItems } from '#server/tenancy/shape-items.ts';
import { defineLoader } from './define.ts';

export const about = defineLoader(contract, async ({ reader }) => {
  const items = await reader.items('about');
  const [shaped] = await shapeItems(items.slice(0, 1), reader, {
    fields: [
      'heading',
      'description',
      'mission_Heading',
      'mission_Description',
      'vision_Heading',
      'vision_Description',
      'lang',
    ],
    picture: 'image',
    name: 'heading',
  });
  return shaped ?? null;
});
