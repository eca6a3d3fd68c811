import type { StudentListRow } from '#schemas/api/students/read.ts';
import { studentStatusField } from '#schemas/records/student.ts';
import { type ListPlace, useListPlace } from '../../format/use-list-place.ts';

export const pageSize = 20;

const names = ['keyword', 'class', 'section', 'status'] as const;

/** What is shown, as the address has it. */
export interface Place extends ListPlace<(typeof names)[number], 'student'> {
  readonly status: StudentListRow['Status'] | undefined;
  readonly student: string | undefined;
}

export const usePlace = (): Place => {
  const { open: student, ...place } = useListPlace(names, 'student');
  return { ...place, student, status: studentStatusField.enum.find((one) => one === place.filters.status) };
};

/** The element that opens a student, to which the focus goes back. */
export const linkId = (student: string | number): string => `student-${student}`;
