import { CallError } from './call-error.ts';

/** What is wrong with the fields of a form, by their names. */
export type FieldTexts = Readonly<Record<string, string | undefined>>;

/** The texts by field of a refusal; undefined where it is about no field. */
export const refusedFields = (error: unknown): FieldTexts | undefined => {
  const errors = error instanceof CallError ? error.problem.errors : undefined;
  if (!errors) return undefined;
  return Object.fromEntries(Object.entries(errors).map(([field, [text]]) => [field.replace(/[.[].*/, ''), text]));
};
