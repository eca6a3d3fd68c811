import type { PromoteBody, PromotionPreview } from '#schemas/api/students/promotion.ts';
import { standardClass } from '#schemas/lookups/classes.ts';
import type { OwnClass } from '../../lookups/use-class-names.ts';
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
  const others = classes.flatMap(({ id }) => (id === classId ? [] : [id]));
  const next = preview.Next_Class_Id === undefined ? others : [preview.Next_Class_Id];
  const to = (Outcome: 'Promote' | 'Retain', Class_Id: number): Destination[] =>
    sections.map(({ id }) => ({
      value: `${Outcome[0]}-${Class_Id}-${id}`,
      row: { Outcome, Class_Id, Section_Id: id },
    }));
  const endsHere = preview.Is_Last_Class && preview.Next_Class_Id === undefined && !isOwn(classId);
  const up = endsHere ? [] : next.flatMap((id) => to('Promote', id));
  const out: Destination[] = preview.Is_Last_Class ? [{ value: 'F', row: { Outcome: 'Finish' } }] : [];
  return [...up, ...out, ...to('Retain', classId)];
};

/** A class of the school's own may be the last one, or any before it. */
const isOwn = (classId: number): boolean => standardClass(classId) === undefined;

/**
 * Where a class goes unless somebody says otherwise: the next class with the same section, or out of school. Of a class
 * of the school's own nobody knows.
 */
export const usualChoice = (
  destinations: readonly Destination[],
  { Class_Id: classId, Section_Id: sectionId }: OwnClass,
): string => {
  if (isOwn(classId)) return '';
  const usual =
    destinations.find(({ row }) => row.Outcome === 'Finish') ??
    destinations.find(({ row }) => row.Outcome === 'Promote' && row.Section_Id === sectionId);
  return usual?.value ?? '';
};

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
