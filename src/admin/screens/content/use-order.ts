import { useState } from 'react';
import type { ListedItem } from '#schemas/api/content/item.ts';
import { listContent } from '#schemas/api/content/read.ts';
import { orderContent } from '#schemas/api/content/write.ts';
import { send } from '../../calls/send.ts';
import { useAction } from '../../calls/use-call.ts';
import { useAttempt } from '../../ui/Notices.tsx';
import { useLocale } from '../../words/words.ts';
import { putAt, putWhere } from './item-order.ts';

/** As many as one answer has at most. */
const pageSize = 100;

interface Options {
  readonly type: string;
  /** Those that are on the screen. */
  readonly items: readonly ListedItem[];
  /** How many there are of the type. */
  readonly total: number;
}

/** The order of a type's items, of which one page is on the screen: the server takes the whole of it. */
export const useOrder = ({ type, items, total }: Options) => {
  const locale = useLocale();
  const attempt = useAttempt();
  const order = useAction(orderContent);
  const [isReading, setReading] = useState(false);
  const here = items.map(({ id }) => id);
  const readAll = async (): Promise<readonly number[]> => {
    if (total <= here.length) return here;
    const all: number[] = [];
    for (let page = 1; (page - 1) * pageSize < total; page++) {
      const query = { page, pageSize, sort: 'place' as const };
      const { body } = await send(listContent, { params: { type }, query }, { locale });
      all.push(...body.map(({ id }) => id));
    }
    return all;
  };
  const write = async (change: (ids: readonly number[]) => number[]): Promise<void> => {
    setReading(true);
    await attempt(async () => {
      await order.mutateAsync({ params: { type }, body: { ids: change(await readAll()) } });
    });
    setReading(false);
  };
  return {
    // As they will stand, while that is saved.
    ids: order.isPending ? order.variables.body.ids.filter((id) => here.includes(id)) : here,
    isBusy: isReading || order.isPending,
    /** Puts one where another stands; the others make room. */
    place: (id: number, over: number): Promise<void> => write((ids) => putWhere(ids, id, over)),
    /** Puts one at a place, counted from 1. */
    placeAt: (id: number, place: number): Promise<void> => write((ids) => putAt(ids, id, place)),
  };
};
