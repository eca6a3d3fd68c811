import { pick, shapeItems } from '#server/tenancy/shape-items.ts';
import { defineLoader } from './define.ts';

export const facilitiesJson = defineLoader({
  source: 'facilitiesJson',
  async load({ reader }) {
    const [intro] = await reader.items('facilityIntro');
    const items = await reader.items('facility');
    const shaped = await shapeItems(items, reader, { fields: ['name', 'lang'], picture: 'image', name: 'name' });
    return {
      ...pick(intro?.document ?? {}, ['heading', 'description', 'lang']),
      facilityJSON: shaped.map(({ name, image, image_Media, lang }, i) => ({
        FacilityId: items[i]?.id ?? i,
        Name: name,
        ...(image === undefined ? {} : { Image: image, Image_Media: image_Media }),
        ...(lang === undefined ? {} : { lang }),
      })),
    };
  },
});
