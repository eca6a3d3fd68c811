import { CallError, messageOf } from './call-error.ts';

/** What is wrong, by field. */
export type FieldTexts = Readonly<Partial<Record<string, string>>>;

/** The texts by field of a refusal; undefined where it is about no field. */
export const refusedFields = (error: unknown): FieldTexts | undefined => {
  const errors = error instanceof CallError ? error.problem.errors : undefined;
  if (!errors) return undefined;
  return Object.fromEntries(Object.entries(errors).map(([field, [text]]) => [field.replace(/[.[].*/, ''), text]));
};

/** The same without those of some fields, which are typed in again. */
export const withoutFields = (texts: FieldTexts, names: readonly string[]): FieldTexts =>
  Object.fromEntries(Object.entries(texts).filter(([name]) => !names.includes(name)));

/** What a person reads of a failure that has no field to stand at: the first field's text, or the message. */
export const reasonOf = (error: unknown): string => Object.values(refusedFields(error) ?? {})[0] ?? messageOf(error);
