import { classLookup } from '#schemas/lookups/class-lookup.ts';
import type { LookupItem } from '#schemas/lookups/index.ts';
import type { StoreContext } from '#server/store/store.ts';
import { offeredItems } from './read-values.ts';

/** The ages that a class takes on the first day of a session. */
export interface AgeRange {
  readonly minAge?: number | undefined;
  readonly maxAge?: number | undefined;
}

/** A class that a child can be admitted to. */
export interface OfferedClass extends AgeRange {
  readonly id: number;
  readonly name: string;
  /** How many children it takes in a session; undefined if there is no limit. */
  readonly seats?: number | undefined;
}

/** The classes that a school offers (lookup `classes`): the standard ones that it has not switched off, and its own. */
export const offeredClasses = async ({ db }: Pick<StoreContext, 'db'>): Promise<readonly OfferedClass[]> =>
  (await offeredItems(db, classLookup)).map(offered);

/** The class of an id where a school offers it. */
export const offeredClass = async (context: StoreContext, id: number): Promise<OfferedClass | undefined> =>
  (await offeredClasses(context)).find((one) => one.id === id);

const offered = ({ id, name, minAge, maxAge, seats }: LookupItem): OfferedClass => ({
  id,
  name,
  minAge: wholeNumber(minAge),
  maxAge: wholeNumber(maxAge),
  seats: wholeNumber(seats),
});

const wholeNumber = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) ? value : undefined;
