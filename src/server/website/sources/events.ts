import type { ContentItem } from '#server/tenancy/content-reader.ts';
import { shapeItems } from '#server/tenancy/shape-items.ts';
import { defineLoader, isForAll, paged } from './define.ts';

const fields = ['noticeHead', 'noticeDetails', 'entryDateTime', 'endDateTime', 'allDay', 'venue', 'lang'];

export const events = defineLoader({
  source: 'events',
  async load({ reader, school, params }) {
    const isPast = ({ document }: ContentItem): boolean =>
      String(document.endDateTime ?? document.entryDateTime).slice(0, 10) < school.today;
    const items = (await reader.items('event'))
      .filter(isForAll)
      .filter(({ document }) => document.showOnWebsite !== false)
      .toSorted(byBeginning);
    const toCome = items.filter((item) => !isPast(item));
    const over = items.filter(isPast).toReversed();
    const shown = paged([...toCome, ...over], params);
    const shaped = await shapeItems(shown, reader, { fields, picture: 'image', name: 'noticeHead' });
    return shown.map((item, i) => ({ ...shaped[i], noticeID: item.id, past: isPast(item) }));
  },
});

const byBeginning = (a: ContentItem, b: ContentItem): number =>
  String(a.document.entryDateTime).localeCompare(String(b.document.entryDateTime)) || a.id - b.id;
