import { sectionLookup } from '#schemas/lookups/sections.ts';
import type { StoreContext } from '#server/store/store.ts';
import { offeredItems } from './read-values.ts';

/** What is said of a section that a school does not have. */
export const noSuchSection = 'Choose a section that the school has.';

/** The ids of the sections that a school offers: the standard ones that it has not switched off, and its own. */
export const offeredSectionIds = async ({ db }: Pick<StoreContext, 'db'>): Promise<ReadonlySet<number>> =>
  new Set((await offeredItems(db, sectionLookup)).map(({ id }) => id));
