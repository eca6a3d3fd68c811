import { type ListPlace, useListPlace } from '../../address/use-list-place.ts';

export const pageSize = 20;

const names = ['keyword', 'class', 'subject', 'course', 'from', 'to'] as const;

/** What is shown, as the address has it. */
export interface Place extends ListPlace<(typeof names)[number], 'syllabus'> {
  /** The id of the syllabus that is open, or `new`. */
  readonly syllabus: string | undefined;
  /** What the list is asked. */
  readonly query: Readonly<Record<string, string | number>>;
}

export const usePlace = (): Place => {
  const { open: syllabus, ...place } = useListPlace({ filters: names, open: 'syllabus' });
  const { filters, page } = place;
  const { keyword, class: classId, subject, course, from, to } = filters;
  return {
    ...place,
    syllabus,
    query: {
      ...(keyword && { keyword }),
      ...(classId && { Class_Id: Number(classId) }),
      ...(subject && { Subject_Id: Number(subject) }),
      ...(course && { course_Id: Number(course) }),
      ...(from && { Start_Date: from }),
      ...(to && { End_Date: to }),
      page,
      pageSize,
    },
  };
};

/** The element that opens a syllabus, to which the focus goes back. */
export const linkId = (syllabus: string | number): string => `syllabus-${syllabus}`;
