import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { ContentOrder } from '#schemas/content/index.ts';
import { content } from '../schema.ts';

interface Item {
  readonly id: number;
  readonly document: object;
}

/** Whether an item is over on a day (YYYY-MM-DD): it ended before that. */
export const isOver = ({ by, end }: ContentOrder, { document }: Item, today: string): boolean =>
  end !== undefined && (textOf(document, end) || textOf(document, by)).slice(0, 10) < today;

/** Compares what visitors see of two items by the order of their type on a day (YYYY-MM-DD). */
export const byWebsiteOrder =
  (order: ContentOrder, today = '') =>
  (a: Item, b: Item): number => {
    const { by, isNewestFirst = false, pinned } = order;
    const isPinned = ({ document }: Item): boolean => pinned !== undefined && fieldOf(document, pinned) === true;
    const isPast = isOver(order, a, today);
    const [first, second] = isNewestFirst || isPast ? [b, a] : [a, b];
    return (
      Number(isPinned(b)) - Number(isPinned(a)) ||
      Number(isPast) - Number(isOver(order, b, today)) ||
      compare(textOf(first.document, by), textOf(second.document, by)) ||
      first.id - second.id
    );
  };

/** The same by the database, of any document; one that does not say yet where it belongs stands before the others. */
export const websiteOrder = (
  { by, isNewestFirst = false, pinned, end }: ContentOrder,
  document: SQL,
  today: string,
): readonly SQL[] => {
  const value = sql`${document}->>${by}::text collate "C"`;
  const first = pinned === undefined ? [] : [sql`coalesce(${document}->>${pinned}::text = 'true', false) desc`];
  if (isNewestFirst) return [...first, sql`${value} desc nulls first`, desc(content.id)];
  if (end === undefined) return [...first, sql`${value} asc nulls first`, asc(content.id)];
  const isPast = sql`coalesce(left(coalesce(nullif(${document}->>${end}::text, ''), ${document}->>${by}::text), 10) < ${today}, false)`;
  return [
    ...first,
    isPast,
    sql`case when not ${isPast} then ${value} end asc nulls first`,
    sql`case when ${isPast} then ${value} end desc`,
    sql`case when ${isPast} then -${content.id} else ${content.id} end`,
  ];
};

const fieldOf = (document: object, field: string): unknown => (document as Readonly<Record<string, unknown>>)[field];

const textOf = (document: object, field: string): string => {
  const value = fieldOf(document, field);
  return typeof value === 'string' ? value : '';
};

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
