import { useRef, useState } from 'react';
import type { StudentListRow } from '#schemas/api/students/read.ts';
import { maxChosenStudents } from '#schemas/records/student.ts';
import type { ListQuery } from './use-place.ts';

/** Who is chosen of a list, over its pages; of another list nobody is yet. */
export interface Chosen {
  readonly students: readonly StudentListRow[];
  readonly has: (student: StudentListRow) => boolean;
  /** Whether one more can be chosen. */
  readonly hasRoom: boolean;
  choose(students: readonly StudentListRow[], isChosen: boolean): void;
  /** Chooses one of a page or leaves them out; with `isRange` all from the one before to this. */
  chooseRow(student: StudentListRow, of: readonly StudentListRow[], as: { isChosen: boolean; isRange: boolean }): void;
  clear(): void;
}

export const useChosen = (query: ListQuery): Chosen => {
  const list = JSON.stringify(query);
  const [chosen, setChosen] = useState<{ readonly list: string; readonly students: readonly StudentListRow[] }>();
  const students = chosen?.list === list ? chosen.students : [];
  const last = useRef<number>(undefined);
  const ids = new Set(students.map(({ Student_Id }) => Student_Id));
  const keep = (next: readonly StudentListRow[]): void => setChosen({ list, students: next });
  const choose = (some: readonly StudentListRow[], isChosen: boolean): void => {
    const named = new Set(some.map(({ Student_Id }) => Student_Id));
    const others = students.filter(({ Student_Id }) => !named.has(Student_Id));
    keep(isChosen ? [...others, ...some].slice(0, maxChosenStudents) : others);
  };
  return {
    students,
    has: ({ Student_Id }) => ids.has(Student_Id),
    hasRoom: students.length < maxChosenStudents,
    choose,
    chooseRow(student, of, { isChosen, isRange }) {
      const at = of.indexOf(student);
      const from = of.findIndex(({ Student_Id }) => Student_Id === last.current);
      const isFrom = isRange && from >= 0;
      choose(isFrom ? of.slice(Math.min(at, from), Math.max(at, from) + 1) : [student], isChosen);
      last.current = student.Student_Id;
    },
    clear: () => setChosen(undefined),
  };
};
