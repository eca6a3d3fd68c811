import type { StudentRow } from '#server/store/schema.ts';

/** What of a student's row a public card is made from. */
export type CardSubject = Pick<
  StudentRow,
  'firstName' | 'lastName' | 'photoConsent' | 'photoMediaId' | 'status' | 'erasedAt'
>;

/** What visitors may see of a student, with the field names of the birthday and topper cards. */
export interface PublicCard {
  readonly student_Name: string;
  /** `media:<id>` */
  readonly student_Photo?: string;
  readonly class_Name?: string;
}

const letters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The first letter of a name as a reader sees it, marks included. */
const initialOf = (name: string): string => {
  const [first] = letters.segment(name);
  return first ? `${first.segment.toLocaleUpperCase('und')}.` : '';
};

/**
 * The public card of a student: photo, first name, initial of the last name, class. Undefined unless the family allows
 * it with the name (`Public_With_Name`) and the student is at the school (docs/domain.md, Consent).
 */
export const publicCard = (student: CardSubject, className?: string): PublicCard | undefined => {
  const { firstName, lastName, photoConsent, photoMediaId, status, erasedAt } = student;
  if (photoConsent !== 'Public_With_Name' || status !== 'Active' || erasedAt !== null) return undefined;
  return {
    student_Name: [firstName, initialOf(lastName ?? '')].filter(Boolean).join(' '),
    ...(photoMediaId !== null && { student_Photo: `media:${photoMediaId}` }),
    ...(className !== undefined && { class_Name: className }),
  };
};

/**
 * What the pages with cards of students are kept under: they change with a consent at once (docs/domain.md, Students).
 */
export const cardTags = ['student', 'birthdayStudent', 'topper', 'testimonial'] as const;
