import type { PromoteBody, PromotionPreview } from '#schemas/api/students/promotion.ts';
import type { Choice } from '../../lookups/use-lookup.ts';

type Pupil = PromotionPreview['students'][number];
type Row = PromoteBody['rows'][number];

/** Where a student may go, by the value of its option: `P-9-1`, `R-8-1` or `F`; an empty one leaves them out. */
export interface Destination {
  readonly value: string;
  readonly row: Omit<Row, 'Student_Id'>;
}

interface Place {
  readonly classId: number;
  readonly sections: readonly Choice[];
  /** The classes that the next one is chosen from where it does not follow by itself. */
  readonly classes: readonly Choice[];
}

/** All places that students of a class may go to, the next class first. */
export const destinationsOf = (preview: PromotionPreview, { classId, sections, classes }: Place): Destination[] => {
  const next = preview.Next_Class_Id === undefined ? classes.map(({ id }) => id) : [preview.Next_Class_Id];
  const to = (Outcome: 'Promote' | 'Retain', Class_Id: number): Destination[] =>
    sections.map(({ id }) => ({
      value: `${Outcome[0]}-${Class_Id}-${id}`,
      row: { Outcome, Class_Id, Section_Id: id },
    }));
  const up =
    preview.Is_Last_Class && preview.Next_Class_Id === undefined ? [] : next.flatMap((id) => to('Promote', id));
  const out: Destination[] = preview.Is_Last_Class ? [{ value: 'F', row: { Outcome: 'Finish' } }] : [];
  return [...up, ...out, ...to('Retain', classId)];
};

/** Where a class goes unless somebody says otherwise: the next class with the same section, or out of school. */
export const usualChoice = (destinations: readonly Destination[], sectionId: number): string =>
  (
    destinations.find(({ row }) => row.Outcome === 'Finish') ??
    destinations.find(({ row }) => row.Outcome === 'Promote' && row.Section_Id === sectionId)
  )?.value ?? '';

/** What is sent: those who have no class in the next session, and who go somewhere. */
export const rowsOf = (
  students: readonly Pupil[],
  destinations: readonly Destination[],
  chosenOf: (student: Pupil) => string,
): Row[] =>
  students.flatMap((student) => {
    const chosen = destinations.find(({ value }) => value === chosenOf(student));
    return student.Next || !chosen ? [] : [{ Student_Id: student.Student_Id, ...chosen.row }];
  });
