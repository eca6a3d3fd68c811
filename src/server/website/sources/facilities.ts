import { shapeItems } from '#server/tenancy/shape-items.ts';
import { defineLoader } from './define.ts';

export const facilities = defineLoader({
  source: 'facilities',
  async load({ reader }) {
    const items = await reader.items('facility');
    const shaped = await shapeItems(items, reader, { fields: ['name', 'lang'], picture: 'image', name: 'name' });
    return shaped.map((facility, i) => ({ ...facility, facilityId: items[i]?.id ?? i }));
  },
});
