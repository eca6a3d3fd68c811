import { event } from '#schemas/content/event.ts';
import { events as contract } from '#schemas/sources/events.ts';
import { byWebsiteOrder, isOver } from '#server/store/content/website-order.ts';
import { shapeEach } from '#server/tenancy/shape-items.ts';
import { defineLoader, isForAll, paged } from './define.ts';

const fields = ['noticeHead', 'noticeDetails', 'entryDateTime', 'endDateTime', 'allDay', 'venue', 'lang'] as const;

export const events = defineLoader(contract, async ({ reader, school, params }) => {
  const { today } = school;
  const items = (await reader.items('event'))
    .filter(isForAll)
    .filter(({ document }) => document.showOnWebsite !== false)
    .toSorted(byWebsiteOrder(event.order, today));
  const shaped = await shapeEach(paged(items, params), reader, { fields, picture: 'image', name: 'noticeHead' });
  return shaped.map(({ item, shown }) => ({ ...shown, noticeID: item.id, past: isOver(event.order, item, today) }));
});
