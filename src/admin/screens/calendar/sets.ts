import type { ScheduledPublication } from '#schemas/api/scheduled-publications.ts';
import type { Span } from './moves.ts';

/** What goes live together on each day from the first to the last, by day; what was held back goes live on none. */
export const setsByDay = (
  sets: readonly ScheduledPublication[],
  { first, last }: Span,
): ReadonlyMap<string, readonly ScheduledPublication[]> => {
  const days = new Map<string, ScheduledPublication[]>();
  for (const set of sets) {
    const day = set.local.slice(0, 10);
    if (set.problems === null && day >= first && day <= last) days.set(day, [...(days.get(day) ?? []), set]);
  }
  return days;
};
