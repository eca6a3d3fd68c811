import { events as contract } from '#schemas/sources/events.ts';
import type { ContentItemOf } from '#server/tenancy/content-reader.ts';
import { shapeEach } from '#server/tenancy/shape-items.ts';
import { defineLoader, isForAll, paged } from './define.ts';

const fields = ['noticeHead', 'noticeDetails', 'entryDateTime', 'endDateTime', 'allDay', 'venue', 'lang'] as const;

export const events = defineLoader(contract, async ({ reader, school, params }) => {
  const isPast = ({ document }: ContentItemOf<'event'>): boolean =>
    (document.endDateTime ?? document.entryDateTime).slice(0, 10) < school.today;
  const items = (await reader.items('event'))
    .filter(isForAll)
    .filter(({ document }) => document.showOnWebsite !== false)
    .toSorted(byBeginning);
  const toCome = items.filter((item) => !isPast(item));
  const over = items.filter(isPast).toReversed();
  const shown = paged([...toCome, ...over], params);
  const shaped = await shapeEach(shown, reader, { fields, picture: 'image', name: 'noticeHead' });
  return shaped.map(({ item, shown }) => ({ ...shown, noticeID: item.id, past: isPast(item) }));
});

const byBeginning = (a: ContentItemOf<'event'>, b: ContentItemOf<'event'>): number =>
  a.document.entryDateTime.localeCompare(b.document.entryDateTime) || a.id - b.id;
