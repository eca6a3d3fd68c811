import { facilitiesJson as contract } from '#schemas/sources/facilities-json.ts';
import { pick, shapeEach } from '#server/tenancy/shape-items.ts';
import { defineLoader } from './define.ts';

export const facilitiesJson = defineLoader(contract, async ({ reader }) => {
  const [intro] = await reader.items('facilityIntro');
  const items = await reader.items('facility');
  const shaped = await shapeEach(items, reader, { fields: ['name', 'lang'], picture: 'image', name: 'name' });
  return {
    ...(intro && pick(intro.document, ['heading', 'description', 'lang'])),
    facilityJSON: shaped.map(({ item, shown: { name, image, image_Media, lang } }) => ({
      FacilityId: item.id,
      Name: name,
      ...(image === undefined ? {} : { Image: image, Image_Media: image_Media }),
      ...(lang === undefined ? {} : { lang }),
    })),
  };
});
