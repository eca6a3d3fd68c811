import { type ListPlace, useListPlace } from '../../address/use-list-place.ts';

export const pageSize = 50;

const names = ['who', 'what', 'thing', 'from', 'to'] as const;

/** What is shown, as the address has it. */
export interface Place extends ListPlace<(typeof names)[number], 'entry'> {
  /** The id of the entry that is open. */
  readonly entry: string | undefined;
  /** What the calls of the list are asked. */
  readonly query: Readonly<Record<string, string | number>>;
}

export const usePlace = (): Place => {
  const { open: entry, ...place } = useListPlace({ filters: names, open: 'entry' });
  const { filters } = place;
  const { who, what, thing, from, to } = filters;
  return {
    ...place,
    entry,
    query: {
      ...(who && { userId: Number(who) }),
      ...(what && { entity: what }),
      ...(thing && { entityId: Number(thing) }),
      ...(from && { from }),
      ...(to && { to }),
    },
  };
};

/** The element that opens an entry, to which the focus goes back. */
export const linkId = (entry: string | number): string => `entry-${entry}`;
