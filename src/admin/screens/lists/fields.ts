import type { ListsWord } from './words.ts';

/** The fields of each list that are a line: how each is called. */
export const lines: Readonly<Record<string, readonly (readonly [name: string, label: ListsWord, help?: ListsWord])[]>> =
  {
    classes: [
      ['minAge', 'minAge', 'ageHelp'],
      ['maxAge', 'maxAge', 'ageHelp'],
      ['seats', 'seatsLabel', 'seatsHelp'],
    ],
    subjects: [['code', 'code']],
    houses: [['teacher', 'houseTeacher']],
  };

const others = new Map<string, ListsWord>([
  ['Class_Id', 'class'],
  ['Documents', 'documentsLabel'],
  ['isActive', 'isOffered'],
]);

/** What a field of an entry is called. */
export const labelOf = (kind: string, field: string): ListsWord =>
  lines[kind]?.find(([name]) => name === field)?.[1] ?? others.get(field) ?? 'name';
