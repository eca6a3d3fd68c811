import { useQueryClient } from '@tanstack/react-query';
import { type CalendarItem, listCalendar } from '#schemas/api/content/calendar.ts';
import { listContentTypes } from '#schemas/api/content/read.ts';
import { editContent, scheduleContent } from '#schemas/api/content/write.ts';
import { UnreachableError } from '../../calls/call-error.ts';
import type { Answer } from '../../calls/send.ts';
import { callOptions, useAction, useCall } from '../../calls/use-call.ts';
import { formatDays } from '../../format/dates.ts';
import { useNotices } from '../../ui/Notices.tsx';
import { useLocale, useWords } from '../../words/words.ts';
import { fieldsOf, movedItem, movedSaying, movesBySchedule, type Span, spanOf } from './moves.ts';
import { calendarWords } from './words.ts';

export interface Moves {
  mayMove(item: CalendarItem): boolean;
  /** Puts an item some days later, or earlier. It stands there at once, and goes back where the server refuses it. */
  move(item: CalendarItem, by: number): Promise<void>;
}

type Listed = Answer<readonly CalendarItem[]>;

/** Moves what stands in the calendar of some days. */
export const useMoves = ({ first, last }: Span): Moves => {
  const say = useWords(calendarWords);
  const locale = useLocale();
  const client = useQueryClient();
  const tell = useNotices();
  const edit = useAction(editContent);
  const schedule = useAction(scheduleContent);
  const { data: types } = useCall(listContentTypes, {});
  const { queryKey } = callOptions(listCalendar, { query: { from: first, to: last } }, locale);
  const put = (item: CalendarItem): void =>
    void client.setQueryData(
      queryKey,
      (listed: Listed | undefined) =>
        listed && { ...listed, body: listed.body.map((one) => (isSame(one, item) ? item : one)) },
    );
  const write = (item: CalendarItem) => {
    const at = { params: { type: item.type, id: item.id }, version: item.version };
    return movesBySchedule(item)
      ? schedule.mutateAsync({ ...at, body: { publish_at: item.publish_at } })
      : edit.mutateAsync({ ...at, body: fieldsOf(item) });
  };
  const daysIn = (item: CalendarItem): string => {
    const span = spanOf(item);
    return span ? formatDays(span.first, span.last, locale) : '';
  };

  const putBack = (item: CalendarItem, by: number): void => void shift(item, by, () => 'moved');
  const shift = async (item: CalendarItem, by: number, sayingOf: typeof movedSaying): Promise<void> => {
    if (by === 0) return;
    const wanted = movedItem(item, by);
    // An answer that is under way would put it back.
    await client.cancelQueries({ queryKey });
    put(wanted);
    try {
      const { version, state } = await write(wanted);
      const moved = { ...wanted, version, state };
      put(moved);
      const text = say(sayingOf(moved), { name: item.name, days: daysIn(moved) });
      tell.notice(text, () => putBack(moved, -by));
    } catch (error) {
      put(item);
      const why = error instanceof UnreachableError ? say('noNetwork') : error instanceof Error ? error.message : '';
      tell.error(say('stays', { name: item.name, days: daysIn(item), why }));
      await client.invalidateQueries({ queryKey });
    }
  };

  return {
    mayMove: ({ type }) => types?.some((info) => info.type === type && info.mayWrite) ?? false,
    move: (item, by) => shift(item, by, movedSaying),
  };
};

const isSame = (one: CalendarItem, other: CalendarItem): boolean => one.type === other.type && one.id === other.id;
