import { facilities as contract } from '#schemas/sources/facilities.ts';
import { shapeEach } from '#server/tenancy/shape-items.ts';
import { defineLoader } from './define.ts';

export const facilities = defineLoader(contract, async ({ reader }) => {
  const items = await reader.items('facility');
  const shaped = await shapeEach(items, reader, { fields: ['name', 'lang'], picture: 'image', name: 'name' });
  return shaped.map(({ item, shown }) => ({ ...shown, facilityId: item.id }));
});
