import type { FieldErrors } from '#shared/errors/app-error.ts';

/** One thing wrong with a content document, for the person who wrote it. */
export interface ContentProblem {
  /** Where, from the document's root: `schoolThemeMediaJson[2].Video_Url`. Empty for the document itself. */
  path: string;
  /** The field in the schema: `Video_Url`. */
  field: string;
  message: string;
  expected?: string;
  /** What is there, shortened. */
  actual?: string;
  /** The nearest allowed word. */
  suggestion?: string;
}

/** Problems as texts by field, each text once. */
export const errorsOf = (problems: readonly Pick<ContentProblem, 'path' | 'message'>[]): FieldErrors => {
  const errors = new Map<string, string[]>();
  for (const { path, message } of problems) {
    const known = errors.get(path) ?? [];
    if (!known.includes(message)) errors.set(path, [...known, message]);
  }
  return Object.fromEntries(errors);
};

/** A path with one more step: a field's name or an index. */
export const joinPath = (parent: string, step: string | number): string => {
  if (typeof step === 'number') return `${parent}[${step}]`;
  return parent === '' ? step : `${parent}.${step}`;
};

/** A value as a short text for `actual`. */
export const quoteValue = (value: unknown): string => {
  const start = typeof value === 'string' ? value.slice(0, 80) : value;
  const text = JSON.stringify(start) ?? String(start);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
};
