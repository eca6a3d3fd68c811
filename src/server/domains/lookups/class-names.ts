import { classLookup } from '#schemas/lookups/class-lookup.ts';
import type { LookupKind } from '#schemas/lookups/index.ts';
import { sectionLookup } from '#schemas/lookups/sections.ts';
import type { Db } from '#server/store/store.ts';
import { readValues } from './read-values.ts';

/** A class with its section. */
interface ClassPlace {
  readonly classId: number;
  readonly sectionId: number;
}

/** What the classes of a school and their sections are called; an empty text where there is none. */
export interface ClassNames {
  classOf(classId: number): string;
  sectionOf(sectionId: number): string;
  /** "Class 6 A". */
  nameOf(place: ClassPlace): string;
}

/** The names of classes and sections, also of those that are switched off: for tables that leave the office. */
export const readClassNames = async (db: Db): Promise<ClassNames> => {
  const namesOf = async (kind: LookupKind) => new Map((await readValues(db, kind)).map(({ id, name }) => [id, name]));
  const classes = await namesOf(classLookup);
  const sections = await namesOf(sectionLookup);
  const classOf = (id: number): string => classes.get(id) ?? '';
  const sectionOf = (id: number): string => sections.get(id) ?? '';
  const nameOf = ({ classId, sectionId }: ClassPlace): string => `${classOf(classId)} ${sectionOf(sectionId)}`.trim();
  return { classOf, sectionOf, nameOf };
};
