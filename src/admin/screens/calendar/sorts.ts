import { CalendarHeart, Clock, type LucideIcon, Megaphone, TreePalm } from 'lucide-react';
import type { CalendarItem } from '#schemas/api/content/calendar.ts';

/** What the calendar tells apart. */
export const sorts = ['notice', 'event', 'holiday', 'other'] as const;
export type Sort = (typeof sorts)[number];

export const sortOf = ({ type }: Pick<CalendarItem, 'type'>): Sort => sorts.find((sort) => sort === type) ?? 'other';

export const signs: Readonly<Record<Sort, LucideIcon>> = {
  notice: Megaphone,
  event: CalendarHeart,
  holiday: TreePalm,
  other: Clock,
};
