import { type ImportedField, importedFields } from '#schemas/records/student-import.ts';
import { formWords } from '../../student-form/form-words.ts';
import { useWords } from '../../words/words.ts';
import type { ImportedRow } from './use-student-import.ts';
import { importWords } from './words.ts';

/** What is wrong with a cell, in words. */
export interface ShownProblem {
  readonly field: ImportedField;
  readonly text: string;
  readonly offer: string | undefined;
}

/** Says what is wrong with a row: what was found here, else what the server has answered. */
export const useProblems = (): ((
  row: Pick<ImportedRow, 'problems' | 'result' | 'fields'>,
) => readonly ShownProblem[]) => {
  const say = useWords(importWords);
  const sayField = useWords(formWords);
  return ({ problems, result, fields }) => {
    if (problems.length > 0)
      return problems.map(({ field, fault, offer, other }) => ({
        field,
        text: say(fault, { line: other ?? '' }),
        offer,
      }));
    const errors = result?.errors ?? {};
    return importedFields.flatMap((field) => {
      const [text] = errors[field] ?? [];
      if (text === undefined) return [];
      const isMissing = fields[field] === undefined && field !== 'Father_Name';
      const missing = sayField('missing', { label: sayField(field) });
      return [{ field, text: isMissing ? missing : text, offer: undefined }];
    });
  };
};
