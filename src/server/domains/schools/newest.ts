import type { PlatformOverview } from '#schemas/api/platform.ts';
import type { Services } from '#server/http/calls/handle.ts';
import { countSchools, newestSchools } from '#server/store/global.ts';
import type { StoreContext } from '#server/store/store.ts';
import { lastChanges, schoolRow, stateOf } from './state.ts';

interface Wanted {
  readonly now: Date;
  readonly originOf: Services['originOf'];
  /** From when on a registration counts as recent. */
  readonly since: Date;
  readonly limit: number;
}

/** How many schools there are in each state, and those registered last; in a transaction of the platform. */
export const readNewestSchools = async (
  context: StoreContext,
  { now, originOf, since, limit }: Wanted,
): Promise<Pick<PlatformOverview, 'schools' | 'newest' | 'registered'>> => {
  const { states, registered } = await countSchools(context, since);
  const counts = new Map<ReturnType<typeof stateOf>, number>();
  for (const { count, ...school } of states) counts.set(stateOf(school), (counts.get(stateOf(school)) ?? 0) + count);
  const rows = await newestSchools(context, limit);
  const changes = await lastChanges(
    context,
    rows.map(({ schoolId }) => schoolId),
  );
  return {
    schools: [...counts].map(([state, count]) => ({ state, count })),
    newest: rows.map((school) =>
      schoolRow(school, { url: originOf(school), change: changes.get(school.schoolId), now }),
    ),
    registered,
  };
};
