import { banners as contract } from '#schemas/sources/banners.ts';
import { shapeItems } from '#server/tenancy/shape-items.ts';
import { defineLoader } from './define.ts';

export const banners = defineLoader(contract, async ({ reader }) => {
  return shapeItems(await reader.items('banner'), reader, {
    fields: ['heading', 'subHeading', 'banner_Details', 'button1_Text', 'button1_Url', 'lang'],
    picture: 'image',
    name: 'heading',
  });
});
