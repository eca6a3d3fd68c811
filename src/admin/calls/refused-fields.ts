import { CallError } from './call-error.ts';

/** What is wrong, by field. */
export type FieldTexts = Readonly<Partial<Record<string, string>>>;

/** The texts by field of a refusal; undefined where it is about no field. */
export const refusedFields = (error: unknown): FieldTexts | undefined => {
  const errors = error instanceof CallError ? error.problem.errors : undefined;
  if (!errors) return undefined;
  return Object.fromEntries(Object.entries(errors).map(([field, [text]]) => [field.replace(/[.[].*/, ''), text]));
};
