/** What a number stands for that has a name elsewhere. */
export type IdSort = 'account' | 'class' | 'member' | 'role' | 'section' | 'student' | 'subject';

/** What is called so; an empty text where nobody knows. */
export type NameOf = (sort: IdSort, id: number) => string;

const sorts: ReadonlyMap<string, IdSort> = new Map<string, IdSort>([
  ['Assigned_To', 'account'],
  ['Class_Id', 'class'],
  ['createdBy', 'account'],
  ['expectedBy', 'account'],
  ['inBy', 'account'],
  ['Merged_Into', 'student'],
  ['outBy', 'account'],
  ['Previous_Class_Id', 'class'],
  ['Section_Id', 'section'],
  ['Staff_Id', 'member'],
  ['Staff_Role_Id', 'role'],
  ['Student_Id', 'student'],
  ['studentId', 'student'],
  ['studentIds', 'student'],
  ['Subject_Id', 'subject'],
  ['Subjects', 'subject'],
]);

/** Fields that say something of each person, under the person's number. */
const byPerson: ReadonlyMap<string, IdSort> = new Map<string, IdSort>([
  ['Codes', 'member'],
  ['Marks', 'student'],
]);

/** What the numbers of a field stand for; undefined where they are numbers. */
export const idSortOf = (field: string): IdSort | undefined => sorts.get(field);

/** Whose number the steps below a field are; undefined where they are fields. */
export const personSortOf = (field: string): IdSort | undefined => byPerson.get(field);

/** The numbers of an entry's sides that have a name elsewhere, by what they stand for. */
export const idsIn = (...sides: readonly unknown[]): ReadonlyMap<IdSort, ReadonlySet<number>> => {
  const found = new Map<IdSort, Set<number>>();
  const add = (sort: IdSort, id: unknown): void => {
    if (typeof id === 'number') found.set(sort, (found.get(sort) ?? new Set()).add(id));
  };
  const look = (side: unknown): void => {
    if (Array.isArray(side)) side.forEach(look);
    else if (typeof side === 'object' && side !== null)
      for (const [field, value] of Object.entries(side)) {
        const sort = idSortOf(field);
        const persons = personSortOf(field);
        if (sort) for (const id of Array.isArray(value) ? value : [value]) add(sort, id);
        else if (persons) for (const id of Object.keys(value ?? {})) add(persons, Number(id));
        else look(value);
      }
  };
  sides.forEach(look);
  return found;
};
