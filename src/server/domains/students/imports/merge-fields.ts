import type { ImportRowResult } from '#schemas/api/students/import.ts';
import { type ImportedField, importedFields } from '#schemas/records/student-import.ts';

/** Fields of a student as far as something is in them. */
export type Values = Readonly<Partial<Record<ImportedField, string | number>>>;

interface Versions {
  /** What the file says. */
  readonly inFile: Values;
  /** What is stored. */
  readonly stored: Values;
  /** What files said last, and what was stored in other fields then; undefined where no import has had the student. */
  readonly remembered: Values | undefined;
}

export interface Merged extends Pick<ImportRowResult, 'changes' | 'kept'> {
  /** What is to be remembered of it. */
  readonly remembered: Values;
}

/**
 * What a row changes of a student: what it says otherwise than the file before did. What was set by hand since then
 * stays, whatever the file says.
 */
export const mergeFields = ({ inFile, stored, remembered }: Versions): Merged => {
  const changes: Merged['changes'] = [];
  const kept: Merged['kept'] = [];
  for (const field of importedFields) {
    const value = inFile[field];
    const current = stored[field];
    if (value === undefined || value === current) continue;
    const isByHand = remembered !== undefined && current !== remembered[field];
    if (isByHand) kept.push({ field, stored: current ?? null, inFile: value });
    else if (remembered === undefined || value !== remembered[field])
      changes.push({ field, before: current ?? null, after: value });
  }
  return { changes, kept, remembered: { ...stored, ...remembered, ...inFile } };
};
