import type { StudentRow } from '#server/store/schema.ts';
/** What of a student's row a public card is made from. */
export type CardSubject = Pick<StudentRow, 'firstName' | 'lastName' | 'photoConsent' | 'photoMediaId' | 'status' | 'erasedAt'>;
/** What visitors may see of a student, with the field names of the birthday and topper cards. */
export interface PublicCard {
    readonly student_Name: string;
    /** `media:<id>` */
    readonly student_Photo?: string;
    readonly class_Name?: string;
}
/**
 * The public card of a student: photo, first name, initial of the last name, class. Undefined unless the family allows
 * it with the name (`Public_With_Name`) and the student is at the school (public use rule, domain.md 4.3).
 */
export declare const publicCard: (student: CardSubject, className?: string) => PublicCard | undefined;
