import { classLookup } from '#schemas/lookups/class-lookup.ts';
import { sectionLookup } from '#schemas/lookups/sections.ts';
import { readValues } from '#server/domains/lookups/public.ts';
import type { Db } from '#server/store/store.ts';
import type { ClassPlace } from './classes.ts';

/** What the classes of a school are called, with their sections: for tables that leave the office. */
export const readClassNames = async (db: Db): Promise<(place: ClassPlace) => string> => {
  const namesOf = async (kind: typeof classLookup | typeof sectionLookup) =>
    new Map((await readValues(db, kind)).map(({ id, name }) => [id, name]));
  const classes = await namesOf(classLookup);
  const sections = await namesOf(sectionLookup);
  return ({ classId, sectionId }) => `${classes.get(classId) ?? ''} ${sections.get(sectionId) ?? ''}`.trim();
};
