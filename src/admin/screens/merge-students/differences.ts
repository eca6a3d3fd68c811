import type { MergePreview } from '#schemas/api/students/merge.ts';
import { fieldsOfChoice, type MergedField, mergedFields } from '#schemas/records/student-merge.ts';

type Student = MergePreview['stays']['student'];
export type Side = 'Stays' | 'Goes';

/** What an entry says of a choice: the field and what goes with it. */
const saidOf = (student: Student, field: MergedField): string => {
  const values = fieldsOfChoice(field).map((name) => (student as Readonly<Record<string, unknown>>)[name] ?? '');
  return values.some((value) => value !== '' && value !== false) ? JSON.stringify(values) : '';
};

/** Links of photos differ each time that they are made: whether there is one is all that counts. */
const isSame = (stays: string, goes: string, field: MergedField): boolean =>
  field === 'Student_Photo' ? goes === '' : stays === goes;

/** What the two entries say differently. */
export const differingFields = ({ stays, goes }: MergePreview): readonly MergedField[] =>
  mergedFields.filter((field) => !isSame(saidOf(stays.student, field), saidOf(goes.student, field), field));

interface DifferingResult {
  readonly name: keyof MergePreview['result'];
  readonly stays: MergePreview['result'][keyof MergePreview['result']];
  readonly goes: DifferingResult['stays'];
  readonly result: DifferingResult['stays'];
}

/** What the two entries say differently and nobody chooses. */
export const differingResults = ({ stays, goes, result }: MergePreview): readonly DifferingResult[] =>
  [
    { name: 'Status', stays: stays.student.Status, goes: goes.student.Status, result: result.Status } as const,
    {
      name: 'Photo_Consent',
      stays: stays.Photo_Consent,
      goes: goes.Photo_Consent,
      result: result.Photo_Consent,
    } as const,
  ].filter((one) => one.stays !== one.goes);

/** What is chosen before anybody has: the entry that stays, and where it says nothing the other. */
export const firstChoices = (preview: MergePreview): ReadonlyMap<MergedField, Side> =>
  new Map(
    differingFields(preview).map((field) => [field, saidOf(preview.stays.student, field) === '' ? 'Goes' : 'Stays']),
  );

export const markKey = ({ Date: date, Part }: Pick<MergePreview['marks'][number], 'Date' | 'Part'>): string =>
  `${date} ${Part}`;
